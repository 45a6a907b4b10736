//! Tells the library for which target it is built: a cost table of another one is refused.

fn main() {
    let target = std::env::var("TARGET").unwrap_or_default();
    println!("cargo:rustc-env=RTCEP_BENCH_TARGET={target}");
    println!("cargo:rerun-if-changed=build.rs");
}
