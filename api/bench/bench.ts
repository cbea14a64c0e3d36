// `npm run bench`: the hot operations against a hand-written floor, on the full data size, in one interleaved run.
// It prints and gates nothing: machines drift, so only ratios within one run mean anything. Both sides are asked signed in
// and, where everyone may read, without a token; ours by hash as our web sends it, by text, and as a third party writes it;
// public pages also by a second process of ours that caches responses (READ_CACHE_MB); the first one reads each time.
// The program logs into a file as in production. CPU is that of the program and of PostgreSQL, without the load generator.
// After the operations: a storm of sign-ins, the growth from a tenth of the data to all of it, the hit rate of the
// response
// cache while courses are sold, and last each aim with what was reached; what `npm run drill` and `npm run bench:web`
// measure is
// taken from where they left it (artifacts/).
// Each run works on its own copy of the data, which is there until the next one.
// SECONDS and REPEATS of each measurement, HITS_SECONDS of the hit rates, ONLY=a,b for some operations (also
// `sign-in storm` and `hits`), FULL_ONLY=1 without the growth, SMALL=1 compares on a tenth of the data (made in a minute),
// without the growth.
// The run is stored as JSON in .data/bench/last.json, or where --out says; `npm run bench -- --against <file>` also
// prints
// each ratio of a stored run with that of this one, and the change; so too its hit rates, growth and aims.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printPartsAgainst, printRowsAgainst } from './against.ts';
import { aimsOf, printAims } from './aims.ts';
import { compare } from './compare.ts';
import { meansOf, printComparison } from './comparison.ts';
import { contestants, isPublic, isWanted, names } from './contestants.ts';
import { FULL, type Size, TENTH } from './data.ts';
import { growth, printGrowth } from './growth.ts';
import { describeHits, hitRates } from './hits.ts';
import { CONNECTIONS } from './measure.ts';
import { noticesOf } from './notice.ts';
import { type BenchRecord, load, newRecord, placeOf, save } from './record.ts';
import {
  CACHED_SETTINGS,
  folder,
  prepare,
  startFloor,
  startProgram,
  stopAll,
  versionOfServer,
} from './servers.ts';
import { describeStorm, signInStorm } from './sign-in-storm.ts';
import { makeViewers, PASSWORD } from './viewers.ts';

const effort = { seconds: Number(process.env.SECONDS ?? 3), repeats: Number(process.env.REPEATS ?? 3) };
const hitsSeconds = Number(process.env.HITS_SECONDS ?? 60);

/**
 * Both programs on a database of that size, and people who ask them.
 * @param notices of so many payments will be told
 * @param isCached whether to start the process that caches responses, too
 */
async function open(name: string, size: Size, port: number, notices: number, isCached = false) {
  const url = await prepare(name, size);
  const servers = {
    api: await startProgram(url, port),
    floor: await startFloor(url, port + 1),
    cached: isCached ? await startProgram(url, port + 4, CACHED_SETTINGS) : undefined,
  };
  return { url, servers, viewers: await makeViewers(url, servers.api.url, notices) };
}

try {
  const { values: flags } = parseArgs({ options: { out: { type: 'string' }, against: { type: 'string' } } });
  const out = flags.out ? placeOf(flags.out) : join(folder, 'last.json');
  // Before it is written anew
  const then = flags.against && load(placeOf(flags.against));
  const small = Boolean(process.env.SMALL);
  const size = small ? TENTH : FULL;
  let record = newRecord({ ...effort, courses: size.courses, postgres: await versionOfServer() });
  const store = (more: Partial<BenchRecord>) => {
    record = { ...record, ...more };
    save(out, record);
  };
  const isCached = isWanted('hits') || names.some(isPublic);
  const isGrown = !small && !process.env.FULL_ONLY;
  const notices = (...parts: Parameters<typeof noticesOf>[1]) =>
    isWanted('notice') ? noticesOf(effort, parts) : 0;
  const full = await open(
    small ? 'bench_tenth' : 'bench_full',
    size,
    small ? 4803 : 4801,
    isGrown ? notices('comparison', 'growth') : notices('comparison'),
    isCached,
  );
  // What was measured before is not lost where one can't be compared
  await compare(full.servers, full.viewers, effort, (some) => store({ rows: some, means: meansOf(some) }));
  console.log(
    `\n${size.courses} courses, ${CONNECTIONS} connections, medians of ${effort.repeats} interleaved repeats of ${effort.seconds} s`,
  );
  printComparison(record.rows);
  if (then) printRowsAgainst(then, record);
  if (isWanted('sign-in storm')) {
    const read = contestants('single course', full.servers, full.viewers).own;
    const storm = await signInStorm(full.url, read, PASSWORD, effort.seconds);
    store({ storm });
    console.log(`\n${describeStorm(storm)}`);
  }
  if (isGrown) {
    const tenth = await open('bench_tenth', TENTH, 4803, notices('growth'));
    console.log('\ngrowth of cost from a tenth of the data to all of it, turn by turn');
    const grown = await growth(tenth, full, effort);
    store({ growth: grown });
    printGrowth(grown);
  }
  // Last: whoever owns a course can't order it once more
  if (isWanted('hits')) {
    const hits = await hitRates(full.servers.cached!, full.url, full.viewers, size.courses, hitsSeconds);
    store({ hits });
    console.log(`\n${describeHits(hits)}`);
  }
  const aims = aimsOf(record);
  store({ aims });
  console.log('\naims');
  printAims(aims);
  if (then) printPartsAgainst(then, record);
  console.log(`\nstored in ${out}`);
} catch (error) {
  // Before the database goes, whose open connections would say so louder
  console.error(error);
  process.exitCode = 1;
} finally {
  await stopAll();
}
