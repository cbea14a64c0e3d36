import { Field, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { type Sql, sql } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';

/**
 * A queue of work for teachers. Its feature returns one row per item for a viewer, with `since` (timestamptz) and
 * `due` (timestamptz, or null if no time was promised).
 */
export interface WaitingSource {
  readonly kind: keyof typeof TeachingQueueKind;
  readonly rows: (viewer: Viewer) => Sql;
}

const all: WaitingSource[] = [];

/** Called once for each feature at the start. */
export const addWaitingSources = (added: readonly WaitingSource[]): void => void all.push(...added);

/** Counting stops here to bound the cost. Larger counts are displayed as more than this. */
const MAX_COUNT = 100;

const rowsSql = (viewer: Viewer, wanted: WaitingSource['kind']): Sql =>
  all
    .filter(({ kind }) => kind === wanted)
    .map(({ rows }) => rows(viewer))
    .reduce((before, next) => sql`${before} union all ${next}`);

const count = (viewer: Viewer, wanted: WaitingSource['kind']): Sql =>
  sql`(select count(*)::int from (select 1 from (${rowsSql(viewer, wanted)}) each limit ${MAX_COUNT}::int) counted)`;

export const waitingCounts = (viewer: Viewer): Sql =>
  sql`select ${count(viewer, 'QUESTIONS')} as questions, ${count(viewer, 'TO_MARK')} as "toMark"`;

/** Includes empty queues, in the order of the kinds. */
export function teachingQueues(viewer: Viewer): Sql {
  const queues = Object.keys(TeachingQueueKind)
    .filter((kind) => all.some((source) => source.kind === kind))
    .map(
      (kind, position) =>
        sql`select ${kind}::text as kind, count(*)::int as count, min(q.since) as "oldestAt", min(q.due) as "nextDueAt",
          ${position}::int as position from (select * from (${rowsSql(viewer, kind as WaitingSource['kind'])}) each
            order by each.due, each.since limit ${MAX_COUNT}::int) q`,
    )
    .reduce((before, next) => sql`${before} union all ${next}`);
  return sql`select u.kind, u.count, u."oldestAt", u."nextDueAt" from (${queues}) u order by u.position`;
}

/** In display order: courses that cannot be sold yet first, then work with a deadline. */
export const TeachingQueueKind = defineEnum('TeachingQueueKind', 'Kind of pending work for teachers.', {
  RETURNED: 'The viewer’s own courses and revisions that a reviewer sent back with notes.',
  TO_PUBLISH: 'The viewer’s own courses that are approved and not on sale yet.',
  REFUNDS: 'Refund requests for the viewer’s own courses to which the viewer may still respond.',
  QUESTIONS: 'Student questions that no teacher has answered.',
  TO_MARK: 'Submissions and quiz answers that wait to be graded.',
  RATINGS: 'Written ratings without a reply.',
});
export type TeachingQueueKind = keyof typeof TeachingQueueKind;

@ObjectType({ description: 'A queue of one kind of pending work for a teacher.' })
export class TeachingQueue {
  @Field(() => TeachingQueueKind, { description: 'Kind of work in the queue.' })
  kind!: TeachingQueueKind;
  @Field(() => Int, { description: 'Number of items, up to 100.' })
  count!: number;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time since which the oldest item waits. Null for an empty queue.',
  })
  oldestAt?: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Earliest due time, which may be in the past. Null if no time was promised.',
  })
  nextDueAt?: Date | null;
}
