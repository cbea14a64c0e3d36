import type { Row } from './compare.ts';
import { ratio } from './comparison.ts';
import { type Growth, growthOf } from './growth.ts';
import type { BenchRecord } from './record.ts';

/**
 * What is told of two states: each is ours through the floor of the same run, so that a faster machine changes nothing.
 * Absent where a run has not measured it.
 */
const ratios: Readonly<Record<string, (row: Row) => number | undefined>> = {
  'own ÷ floor': (row) => ratio(row, 'own'),
  'third ÷ floor': (row) => ratio(row, 'third'),
  'cached ÷ floor': (row) => (row.ratios.cached ? ratio(row, 'cached') : undefined),
  'node CPU ÷ floor': (row) => row.own.node / row.floor.node,
  'postgres CPU ÷ floor': (row) => row.own.postgres / row.floor.postgres,
};

/** Tables of the rows that both runs have: before, now, and the change. */
export function printRowsAgainst(then: BenchRecord, now: BenchRecord): void {
  describeBoth(then, now);
  const rows = inBoth(then.rows, now.rows);
  for (const [title, of] of Object.entries(ratios))
    printChanges(
      title,
      rows.map(([was, is]) => [is.name, of(was), of(is)]),
    );
}

/** The same of what a run measures after its rows, and each aim as it was reached. */
export function printPartsAgainst(then: BenchRecord, now: BenchRecord): void {
  describeBoth(then, now);
  printChanges('hit rates', [
    ['courses', then.hits?.courses, now.hits?.courses],
    ['lists', then.hits?.lists, now.hits?.lists],
  ]);
  printChanges(
    "growth, of exact totals and free text ÷ the floor's",
    inBoth<Growth>(then.growth ?? [], now.growth ?? []).map(([was, is]) => [
      is.name,
      growthOf(was),
      growthOf(is),
    ]),
  );
  const aims = (now.aims ?? []).flatMap(({ aim, wanted, reached = '', isMet }) => {
    const before = then.aims?.find((each) => each.aim === aim);
    return before
      ? [{ aim, wanted, before: before.reached ?? '', now: reached, met: met(before.isMet, isMet) }]
      : [];
  });
  if (!aims.length) return;
  console.log('aims');
  console.table(aims);
}

const inBoth = <T extends { readonly name: string }>(then: readonly T[], now: readonly T[]): [T, T][] =>
  now.flatMap((is) => {
    const was = then.find(({ name }) => name === is.name);
    return was ? [[was, is] as [T, T]] : [];
  });

/** A table of what both runs have; none where that is nothing. */
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
    console.log(`Not of one size: ${courses} courses then, ${now.settings.courses} now.`);
}

const describe = ({ at, commit, isChanged, settings: { seconds, repeats } }: BenchRecord) =>
  `${commit.slice(0, 8)}${isChanged ? ' with changes' : ''}, ${at}, ${repeats} repeats of ${seconds} s`;

const change = (was: number, is: number) =>
  `${is < was ? '−' : '+'}${Math.abs((is / was - 1) * 100).toFixed(0)} %`;

const said = (isMet: boolean | undefined) =>
  isMet === undefined ? 'not measured' : isMet ? 'met' : 'not met';
const met = (was: boolean | undefined, is: boolean | undefined) =>
  was === is ? said(is) : `${said(was)} → ${said(is)}`;
