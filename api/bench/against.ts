import type { Row } from './compare.ts';
import { againstBestPeer, ratio } from './comparison.ts';
import { type Growth, measureGrowth } from './growth.ts';
import type { BenchRecord } from './record.ts';

/**
 * Ratios that two runs are compared by. Each is relative to another contestant of its run, so that a faster machine
 * changes nothing. Undefined if the run did not measure it.
 */
const ratios: Readonly<Record<string, (row: Row) => number | undefined>> = {
  'own ÷ floor': (row) => ratio(row, 'own'),
  'third ÷ floor': (row) => ratio(row, 'third'),
  'own ÷ best peer': againstBestPeer,
  'cached ÷ floor': (row) => ratio(row, 'cached'),
  'node CPU ÷ floor': (row) => row.own.node / row.floor.node,
  'postgres CPU ÷ floor': (row) => row.own.postgres / row.floor.postgres,
};

/** Prints the rows that both runs have: before, now, and the change. */
export function printRowsAgainst(then: BenchRecord, now: BenchRecord): void {
  describeBoth(then, now);
  const rows = inBoth(then.rows, now.rows);
  for (const [title, of] of Object.entries(ratios))
    printChanges(
      title,
      rows.map(([was, is]) => [is.name, of(was), of(is)]),
    );
}

/** Prints growth and targets of both runs. */
export function printPartsAgainst(then: BenchRecord, now: BenchRecord): void {
  describeBoth(then, now);
  printChanges(
    "growth, of exact totals and free text ÷ the floor's",
    inBoth<Growth>(then.growth ?? [], now.growth ?? []).map(([was, is]) => [
      is.name,
      measureGrowth(was),
      measureGrowth(is),
    ]),
  );
  const aims = (now.aims ?? []).flatMap(({ aim, wanted, reached = '', isMet }) => {
    const before = then.aims?.find((each) => each.aim === aim);
    return before
      ? [{ aim, wanted, before: before.reached ?? '', now: reached, met: met(before.isMet, isMet) }]
      : [];
  });
  if (!aims.length) return;
  console.log('targets');
  console.table(aims);
}

const inBoth = <T extends { readonly name: string }>(then: readonly T[], now: readonly T[]): [T, T][] =>
  now.flatMap((is) => {
    const was = then.find(({ name }) => name === is.name);
    return was ? [[was, is] as [T, T]] : [];
  });

/** Prints a table of the figures that both runs have, if there are any. */
function printChanges(
  title: string,
  found: readonly (readonly [name: string, was: number | undefined, is: number | undefined])[],
): void {
  const lines = found.flatMap(([name, was, is]) =>
    was === undefined || is === undefined
      ? []
      : [{ operation: name, before: was.toFixed(2), now: is.toFixed(2), change: change(was, is) }],
  );
  if (!lines.length) return;
  console.log(title);
  console.table(lines);
}

function describeBoth(then: BenchRecord, now: BenchRecord): void {
  console.log(`\nagainst ${describe(then)}\nnow     ${describe(now)}`);
  const { courses } = then.settings;
  if (courses !== now.settings.courses)
    console.log(`Different sizes: ${courses} courses then, ${now.settings.courses} now.`);
}

const describe = ({ at, commit, isChanged, settings: { seconds, repeats } }: BenchRecord) =>
  `${commit.slice(0, 8)}${isChanged ? ' with changes' : ''}, ${at}, ${repeats} repeats of ${seconds} s`;

const change = (was: number, is: number) =>
  `${is < was ? '−' : '+'}${Math.abs((is / was - 1) * 100).toFixed(0)} %`;

const said = (isMet: boolean | undefined) =>
  isMet === undefined ? 'not measured' : isMet ? 'met' : 'not met';
const met = (was: boolean | undefined, is: boolean | undefined) =>
  was === is ? said(is) : `${said(was)} → ${said(is)}`;
