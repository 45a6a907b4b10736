//! No std here.
#![no_std]
