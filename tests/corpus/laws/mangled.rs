//! Snapshots that no engine wrote: refused, or an engine that works.

use crate::check;
use crate::counts;
use crate::driver::Driver;
use crate::none;
use crate::rules;
use crate::script::Step;
use crate::short::{Random, trace};
use crate::subject::Subject;
use crc::{CRC_32_ISO_HDLC, Crc};
use rtcep_lang::Model;

/// Mangled snapshots of each rule set; RTCEP_MANGLED raises it.
fn mutants() -> u64 {
    let wanted = std::env::var("RTCEP_MANGLED").ok();
    wanted.and_then(|n| n.parse().ok()).unwrap_or(16)
}

/// Events that an engine takes which accepted one.
const EVENTS: usize = 1_000;

/// Whatever the bytes: no panic, and no endless loop. Refused, they change
/// nothing. Accepted, the engine works: nothing takes more operations than
/// counted, whatever it believes to have seen.
#[test]
fn mangled_snapshots_are_refused_or_harmless() {
    let mut random = Random::new();
    let mut failures = Vec::new();
    let (mut refused, mut accepted) = (0, 0);
    for subject in rules::all() {
        let model = check::model(&subject);
        for _ in 0..mutants() / 4 {
            let past: Vec<Step> = steps(&model, &mut random, 60, 0);
            match mangle(&subject, &model, &past, &mut random) {
                Ok([no, yes]) => (refused, accepted) = (refused + no, accepted + yes),
                Err(why) => failures.push(format!("{}: {why}", subject.name)),
            }
        }
    }
    none(&failures);
    let all = refused + accepted;
    assert!(
        10 * refused.min(accepted) > all,
        "{accepted} of {all} accepted"
    );
}

/// At least so many steps, from a tick on.
fn steps(model: &Model, random: &mut Random, least: usize, mut from: u64) -> Vec<Step> {
    let mut steps = Vec::new();
    while steps.len() < least {
        let more = trace(model, random).into_iter();
        let more = more.map(|step| Step {
            t: step.t.saturating_add(from),
            ..step
        });
        steps.extend(more);
        from = steps.last().map_or(from, |step| step.t);
    }
    steps
}

/// Four mangled snapshots of one engine: how many were refused and accepted.
fn mangle(
    subject: &Subject,
    model: &Model,
    past: &[Step],
    random: &mut Random,
) -> Result<[u32; 2], String> {
    let mut snapshots = Vec::new();
    (subject.run)(&mut |driver| {
        for step in past {
            check::generated(driver, step);
            if random.below(16) == 0 {
                snapshots.push(driver.snapshot().expect("a snapshot is written"));
            }
        }
        snapshots.push(driver.snapshot().expect("a snapshot is written"));
    });
    let mut found = [0; 2];
    for _ in 0..4 {
        let mangled = mangled(&snapshots, random);
        let now = past.last().map_or(0, |step| step.t);
        let future = steps(model, random, EVENTS, now);
        let mut result = Ok(false);
        (subject.run)(&mut |driver| result = accepted(subject, driver, past, &mangled, &future));
        found[usize::from(result?)] += 1;
    }
    Ok(found)
}

/// Whether an engine takes these bytes, and what comes of it.
fn accepted(
    subject: &Subject,
    driver: &mut dyn Driver,
    past: &[Step],
    mangled: &[u8],
    future: &[Step],
) -> Result<bool, String> {
    for step in &past[..past.len() / 2] {
        check::generated(driver, step);
    }
    driver.counts();
    let before = driver.snapshot();
    if driver.restore(mangled).is_err() {
        return match driver.snapshot() == before {
            true => Ok(false),
            false => Err("refused, and the engine changed".to_owned()),
        };
    }
    for step in future {
        let told = check::generated(driver, step);
        counts::within(subject, driver, step, &told)?;
    }
    Ok(true)
}

/// Bytes that look like a snapshot.
fn mangled(snapshots: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let any = |random: &mut Random, n: usize| {
        usize::try_from(random.below(n.max(1) as u64)).expect("it came from one")
    };
    let mut bytes = snapshots[any(random, snapshots.len())].clone();
    for _ in 0..=random.below(3) {
        let at = any(random, bytes.len());
        match random.below(16) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, 0),
            2 => {
                let other = &snapshots[any(random, snapshots.len())];
                let from = any(random, other.len());
                bytes.truncate(at);
                bytes.extend(&other[from..]);
            }
            3..12 => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << random.below(8);
                }
            }
            n => {
                // A whole number at its edge.
                let edge = [0, 0xFF][any(random, 2)];
                let length = [2, 4, 8][any(random, 3)];
                let places = bytes.iter_mut().skip(at).take(length);
                places.for_each(|byte| *byte = edge);
                if n.is_multiple_of(2) {
                    let last = bytes.iter_mut().skip(at).take(length).last();
                    last.into_iter().for_each(|byte| *byte ^= 0x80);
                }
            }
        }
    }
    // Seven of eight get past the checksum.
    if random.below(8) > 0 && bytes.len() > 34 {
        let state = bytes.len() - 34;
        bytes[6..14].copy_from_slice(&(state as u64).to_le_bytes());
        let (checked, behind) = bytes.split_at_mut(30 + state);
        let checksum = Crc::<u32>::new(&CRC_32_ISO_HDLC).checksum(checked);
        behind.copy_from_slice(&checksum.to_le_bytes());
    }
    bytes
}
