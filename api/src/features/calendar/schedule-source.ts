import { type Sql, sql } from '../../graphql/read/index.ts';

/** One kind of thing with a date, as its feature finds it for a person: expressions over what `from` gives. */
export interface ScheduleRows {
  /** Unique over all sources, the same for the same thing. */
  readonly id: Sql;
  /** A value of ScheduleKind. */
  readonly kind: string;
  readonly title: Sql;
  readonly startsAt: Sql;
  /** Left out: it has no length. */
  readonly endsAt?: Sql;
  readonly course?: Sql;
  readonly lessonId?: Sql;
  readonly groupId?: Sql;
  /** Whether nothing is left to do for it. */
  readonly isDone: Sql;
  /** From the word FROM on, with its conditions on the person. */
  readonly from: Sql;
}

export type ScheduleSource = (personId: string) => ScheduleRows;

const all: ScheduleSource[] = [];

/** Done once for each feature, when the features are collected. */
export const addScheduleSources = (added: readonly ScheduleSource[]): void => void all.push(...added);

const NO_ID = sql`null::uuid`;

const select = (rows: ScheduleRows): Sql =>
  sql`select ${rows.id} as id, ${rows.kind}::text as kind, ${rows.title} as title, ${rows.startsAt} as "startsAt",
    ${rows.endsAt ?? sql`null::timestamptz`} as "endsAt", ${rows.course ?? NO_ID} as course,
    ${rows.lessonId ?? NO_ID} as "lessonId", ${rows.groupId ?? NO_ID} as "groupId", ${rows.isDone} as "isDone" ${rows.from}`;

/** What every feature has on a person’s calendar between two times, soonest first. */
export const scheduleOf = (personId: string, from: Date, to: Date, most: number): Sql => {
  const sources = all.map((source) => select(source(personId)));
  const union = sources.reduce((before, next) => sql`${before} union all ${next}`);
  return sql`select * from (${union}) x where x."startsAt" between ${from.toISOString()}::timestamptz
    and ${to.toISOString()}::timestamptz order by x."startsAt", x.id limit ${most}::int`;
};
