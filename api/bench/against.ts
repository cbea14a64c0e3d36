import type { Row } from './compare.ts';
import { median } from './measure.ts';
import type { BenchRecord } from './record.ts';

/** What is told of two states: each is ours through the floor of the same run, so that a faster machine changes nothing. */
const ratios: Readonly<Record<string, (row: Row) => number>> = {
  'own ÷ floor': (row) => median(row.ratios.own),
  'node CPU ÷ floor': (row) => row.own.node / row.floor.node,
  'postgres CPU ÷ floor': (row) => row.own.postgres / row.floor.postgres,
};

/** Tables of the rows that both runs have: before, now, and the change. */
export function printAgainst(then: BenchRecord, now: BenchRecord): void {
  console.log(`\nagainst ${describe(then)}\nnow     ${describe(now)}`);
  const { courses } = then.settings;
  if (courses !== now.settings.courses)
    console.log(`Not of one size: ${courses} courses then, ${now.settings.courses} now.`);
  const both = now.rows.flatMap((row) => {
    const before = then.rows.find(({ name }) => name === row.name);
    return before ? [{ row, before }] : [];
  });
  for (const [title, ratio] of Object.entries(ratios)) {
    console.log(title);
    console.table(
      both.map(({ row, before }) => {
        const [was, is] = [ratio(before), ratio(row)];
        return { operation: row.name, before: was.toFixed(2), now: is.toFixed(2), change: change(was, is) };
      }),
    );
  }
}

const describe = ({ at, commit, isChanged, settings: { seconds, repeats } }: BenchRecord) =>
  `${commit.slice(0, 8)}${isChanged ? ' with changes' : ''}, ${at}, ${repeats} repeats of ${seconds} s`;

const change = (was: number, is: number) =>
  `${is < was ? '−' : '+'}${Math.abs((is / was - 1) * 100).toFixed(0)} %`;
