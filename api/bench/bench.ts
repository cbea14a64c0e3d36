// `npm run bench`: the hot operations against a hand-written floor, on the full data size, in one interleaved run.
// It prints and gates nothing: machines drift, so only ratios within one run mean anything. Both sides are asked signed in
// and, where everyone may read, without a token; ours by hash as our web sends it, by text, and as a third party writes it.
// The program logs into a file as in production. CPU is that of the program and of PostgreSQL, without the load generator.
// SECONDS and REPEATS of each measurement, ONLY=a,b for some operations, FULL_ONLY=1 without the growth,
// SMALL=1 compares on a tenth of the data (made in a minute), without the growth. CACHED=1 lets the program keep the
// answers that anyone may have; else each is read.
// The run is kept as JSON in .data/bench/last.json, or where --out says; `npm run bench -- --against <file>` also prints
// each ratio of a run that was kept beside that of this one, and the change.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printAgainst } from './against.ts';
import { compare, printComparison } from './compare.ts';
import { contestants, isWanted } from './contestants.ts';
import { FULL, type Size, TENTH } from './data.ts';
import { growth, printGrowth } from './growth.ts';
import { CONNECTIONS } from './measure.ts';
import { noticesOf } from './notice.ts';
import { load, newRecord, placeOf, save } from './record.ts';
import { folder, prepare, startFloor, startProgram, stopAll } from './servers.ts';
import { describeStorm, signInStorm } from './sign-in-storm.ts';
import { makeViewers, PASSWORD } from './viewers.ts';

const effort = { seconds: Number(process.env.SECONDS ?? 3), repeats: Number(process.env.REPEATS ?? 3) };

/** Both programs on a database of that size, and a person who asks them. */
async function open(name: string, size: Size, port: number) {
  const url = await prepare(name, size);
  const servers = { api: await startProgram(url, port), floor: await startFloor(url, port + 1) };
  const orders = isWanted('notice') ? noticesOf(effort) : 0;
  return { url, servers, viewers: await makeViewers(url, servers.api.url, orders) };
}

try {
  const { values: flags } = parseArgs({ options: { out: { type: 'string' }, against: { type: 'string' } } });
  const out = flags.out ? placeOf(flags.out) : join(folder, 'last.json');
  // Before it is written anew
  const then = flags.against && load(placeOf(flags.against));
  const small = Boolean(process.env.SMALL);
  const { courses } = small ? TENTH : FULL;
  let record = newRecord({ ...effort, courses, connections: CONNECTIONS });
  const full = await (small ? open('bench_tenth', TENTH, 4803) : open('bench_full', FULL, 4801));
  record = { ...record, rows: await compare(full.servers, full.viewers, effort) };
  save(out, record);
  console.log(
    `\n${courses} courses, ${CONNECTIONS} connections, medians of ${effort.repeats} interleaved repeats of ${effort.seconds} s`,
  );
  printComparison(record.rows);
  if (then) printAgainst(then, record);
  if (isWanted('sign-in storm')) {
    const read = contestants('single course', full.servers, full.viewers).own;
    const storm = await signInStorm(full.url, read, PASSWORD, effort.seconds);
    record = { ...record, storm };
    save(out, record);
    console.log(`\n${describeStorm(storm)}`);
  }
  if (!small && !process.env.FULL_ONLY) {
    const tenth = await open('bench_tenth', TENTH, 4803);
    console.log('\ngrowth of cost from a tenth of the data to all of it, turn by turn');
    record = { ...record, growth: await growth(tenth, full, effort) };
    save(out, record);
    printGrowth(record.growth ?? []);
  }
  console.log(`\nkept in ${out}`);
} catch (error) {
  // Before the database goes, whose open connections would say so louder
  console.error(error);
  process.exitCode = 1;
} finally {
  await stopAll();
}
