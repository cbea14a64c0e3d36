import { type Sql, sql } from '../../graphql/read/index.ts';

export interface ScheduleRows {
  /** Unique over all sources and stable for the same event. */
  readonly id: Sql;
  readonly kind: string;
  readonly title: Sql;
  readonly startsAt: Sql;
  /** Optional. Without it the event has no duration. */
  readonly endsAt?: Sql;
  readonly course?: Sql;
  readonly lessonId?: Sql;
  readonly groupId?: Sql;
  readonly isDone: Sql;
  /** The FROM clause, including the word FROM and the conditions on the person. */
  readonly from: Sql;
}

export type ScheduleSource = (personId: string) => ScheduleRows;

const all: ScheduleSource[] = [];

/** Called once for each feature, when the features are registered. */
export const addScheduleSources = (added: readonly ScheduleSource[]): void => void all.push(...added);

const NO_ID = sql`null::uuid`;

const select = (rows: ScheduleRows): Sql =>
  sql`select ${rows.id} as id, ${rows.kind}::text as kind, ${rows.title} as title, ${rows.startsAt} as "startsAt",
    ${rows.endsAt ?? sql`null::timestamptz`} as "endsAt", ${rows.course ?? NO_ID} as course,
    ${rows.lessonId ?? NO_ID} as "lessonId", ${rows.groupId ?? NO_ID} as "groupId", ${rows.isDone} as "isDone" ${rows.from}`;

/** The events of all features for a person between two times, soonest first. */
export const scheduleRows = (personId: string, from: Date, to: Date, limit: number): Sql => {
  const sources = all.map((source) => select(source(personId)));
  const union = sources.reduce((before, next) => sql`${before} union all ${next}`);
  return sql`select * from (${union}) x where x."startsAt" between ${from.toISOString()}::timestamptz
    and ${to.toISOString()}::timestamptz order by x."startsAt", x.id limit ${limit}::int`;
};
