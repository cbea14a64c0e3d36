// `npm run bench`: hot operations of Sen, measured in one interleaved run against
// - the floor: node:http and one hand-written statement or transaction (floor.ts),
// - the peers: PostGraphile and the idiomatic stack, for the reads that both express (peers/).
// All contestants use one database and return equal content, which is asserted before each operation is timed. Machines
// drift, so only ratios within one run mean anything. The run prints its targets and gates nothing.
// Sen is measured by hash as its web sends it, and as a third party writes it; signed in and, where guests may
// read, without a token. A second process with a response cache (READ_CACHE_MB) answers the guests' reads as well.
// Sen logs to a file as in production. CPU is that of the server and of PostgreSQL, without the load generator.
// The growth of cost from a tenth of the data to all of it follows, and last each target with the figure that was
// reached. Figures of `npm run drill` are read from artifacts/.
// Each run works on its own copy of the data, which exists until the next run.
// SECONDS and REPEATS of each measurement; ONLY=a,b for some operations; FULL_ONLY=1 omits the growth; SMALL=1 uses a
// tenth of the data (prepared in a minute) and omits the growth.
// The run is stored as JSON in .data/bench/last.json, or at --out. `npm run bench -- --against <file>` also prints the
// ratios, growth and targets of a stored run next to those of this one.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printPartsAgainst, printRowsAgainst } from './against.ts';
import { getAims, printAims } from './aims.ts';
import { compare } from './compare.ts';
import { getMeans, printComparison } from './comparison.ts';
import { arePeersNeeded, isAnonymous, names } from './contestants.ts';
import { FULL, type Size, TENTH } from './data.ts';
import { growth, printGrowth } from './growth.ts';
import { CONNECTIONS } from './measure.ts';
import { type BenchRecord, getPlace, load, newRecord, save } from './record.ts';
import {
  CACHED_SETTINGS,
  folder,
  prepare,
  startFloor,
  startPeer,
  startProgram,
  stopAll,
  versionOfServer,
} from './servers.ts';
import { makeViewers } from './viewers.ts';

const effort = { seconds: Number(process.env.SECONDS ?? 3), repeats: Number(process.env.REPEATS ?? 3) };

/** Starts Sen and the floor on a database of that size, and creates its viewers. */
async function open(name: string, size: Size, port: number) {
  const url = await prepare(name, size);
  const servers = { api: await startProgram(url, port), floor: await startFloor(url, port + 1) };
  return { url, servers, viewers: await makeViewers(url, servers.api.url) };
}

/** Starts the servers that only the comparison needs. */
const openOthers = async (url: string, port: number) => ({
  cached: names.some(isAnonymous) ? await startProgram(url, port, CACHED_SETTINGS) : undefined,
  peers: arePeersNeeded()
    ? {
        postgraphile: await startPeer('postgraphile', url, port + 1),
        idiomatic: await startPeer('idiomatic', url, port + 2),
      }
    : undefined,
});

try {
  const { values: flags } = parseArgs({ options: { out: { type: 'string' }, against: { type: 'string' } } });
  const out = flags.out ? getPlace(flags.out) : join(folder, 'last.json');
  // Read first, because `out` may be the same file
  const then = flags.against && load(getPlace(flags.against));
  const small = Boolean(process.env.SMALL);
  const size = small ? TENTH : FULL;
  let record = newRecord({ ...effort, courses: size.courses, postgres: await versionOfServer() });
  const store = (more: Partial<BenchRecord>) => {
    record = { ...record, ...more };
    save(out, record);
  };
  const full = await open(small ? 'bench_tenth' : 'bench_full', size, small ? 4803 : 4801);
  const others = await openOthers(full.url, 4805);
  // Stored after each operation, so that nothing is lost if a later one cannot be compared
  await compare({ ...full.servers, ...others }, full.viewers, effort, (rows) =>
    store({ rows, means: getMeans(rows) }),
  );
  console.log(
    `\n${size.courses} courses, ${CONNECTIONS} connections, medians of ${effort.repeats} interleaved repeats of ${effort.seconds} s`,
  );
  printComparison(record.rows);
  if (then) printRowsAgainst(then, record);
  if (!small && !process.env.FULL_ONLY) {
    const tenth = await open('bench_tenth', TENTH, 4803);
    console.log('\ngrowth of cost from a tenth of the data to all of it, in turn');
    const grown = await growth(tenth, full, effort);
    store({ growth: grown });
    printGrowth(grown);
  }
  const aims = getAims(record);
  store({ aims });
  console.log('\ntargets');
  printAims(aims);
  if (then) printPartsAgainst(then, record);
  console.log(`\nstored in ${out}`);
} catch (error) {
  // Printed before the database stops, because open connections print more errors then
  console.error(error);
  process.exitCode = 1;
} finally {
  await stopAll();
}
