import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { defineEnum } from '../../graphql/define-enum.ts';
import { uuid } from '../../graphql/read/index.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { toNetwork } from '../../platform/http/network.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { isListedAs, isTaughtCourse } from '../courses/index.ts';

export const VisitKind = defineEnum('VisitKind', 'Kind of visit to a course page.', {
  VIEW: 'The visitor opened the course page.',
  PREVIEW: 'The visitor opened a free preview lesson or the promotional video.',
});
export type VisitKind = keyof typeof VisitKind;

@InputType({
  description: 'Input for recording a visit to a course page, shown in the statistics of its teacher.',
})
export class RecordCourseVisitInput {
  @Field(() => ID, { description: 'ID of the visited course.' })
  courseId!: string;

  @Field(() => VisitKind, { description: 'Action of the visitor on the page.' })
  kind!: VisitKind;

  @Field(() => String, {
    nullable: true,
    description:
      'Search phrase that led to the visit, at most 100 characters. Stored only if several people use it.',
  })
  @AtMost(100)
  search?: string | null;
}

@ObjectType({ description: 'Result of recording a visit to a course page.' })
export class RecordedCourseVisit {
  @Field({ description: 'False if the visit was already counted, or the visitor is not a potential buyer.' })
  isCounted!: boolean;
}

const HOUR_MS = 3_600_000;
/** Max visits of one caller in an hour. It is more than a person makes, and stops a flood. */
const MAX_VISITS = 200;
/**
 * Max visits to one course from one network in an hour, for all user agents together. It stops a caller who changes
 * the user agent with each request, and is high enough for a school.
 */
const MAX_PER_NETWORK = 60;
/**
 * Characters of the user agent that distinguish visitors. The rest is ignored, because it is cached and clients
 * choose its length.
 */
const DEVICE_LENGTH = 200;
const MAX_CACHED = 50_000;

/** User agents of bots and link previews that identify themselves. */
const CRAWLER = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|headless/i;

/** Cached in this process, so that a repeated visit costs no statement. */
const seen = new LRUCache<string, true>({ max: MAX_CACHED, ttl: HOUR_MS, noUpdateTTL: true });
const callers = new LRUCache<string, number>({ max: MAX_CACHED, ttl: HOUR_MS, noUpdateTTL: true });

interface Visit {
  readonly caller: string;
  /** Set for guests, who have no other reliable identity. */
  readonly network?: string | undefined;
  readonly courseId: string;
  readonly kind: VisitKind;
}

/** True if the visit is new for this caller within the hour and within the limits. */
function isNew({ caller, network, courseId, kind }: Visit): boolean {
  const name = `${caller} ${courseId} ${kind}`;
  const limits = new Map([[caller, MAX_VISITS]]);
  if (network) limits.set(`${network} at ${courseId}`, MAX_PER_NETWORK);
  if (seen.has(name) || [...limits].some(([key, max]) => (callers.get(key) ?? 0) >= max)) return false;
  seen.set(name, true);
  for (const key of limits.keys()) callers.set(key, (callers.get(key) ?? 0) + 1);
  return true;
}

/**
 * Counts a visit to a course at most once a day for each visitor. It identifies nobody: a visitor is a hash of the
 * caller, the course and a salt of the day. The salt is deleted after the day, so that no hash leads to a person,
 * another course or another day. Visits of the course's teachers, of administrators and of bots that identify
 * themselves are not counted.
 */
export async function recordVisit(
  { em, request, viewer }: Context,
  { courseId, kind, search }: RecordCourseVisitInput,
): Promise<RecordedCourseVisit> {
  const course = uuid(courseId);
  const device = (request.device ?? '').slice(0, DEVICE_LENGTH);
  if (!course || CRAWLER.test(device) || viewer?.may('analytics:read-any')) return { isCounted: false };
  const network = viewer ? undefined : toNetwork(request.address);
  const caller = viewer?.id ?? `${network} ${device}`;
  if (!isNew({ caller, network, courseId: course, kind })) return { isCounted: false };
  const taught = viewer ? sql`and not ${isTaughtCourse(viewer, sql`c.id`)}` : sql``;
  return em.transactional(async (inside) => {
    await runSql(
      inside,
      sql`insert into visit_salt (day, salt) values ((now() at time zone 'Asia/Ho_Chi_Minh')::date, ${randomBytes(16)})
        on conflict (day) do nothing`,
      'analytics.salt',
    );
    const counted = await runSql(
      inside,
      sql`insert into course_visit (course_id, day, kind, visitor, words)
        select c.id, s.day, ${kind}, sha256(s.salt || convert_to(c.id::text || ${caller}::text, 'UTF8')),
          (select w.words from common_search w where w.words = left(search_normal(${search ?? ''}::text), 60))
        from course c join visit_salt s on s.day = (now() at time zone 'Asia/Ho_Chi_Minh')::date
        where c.id = ${course} and ${isListedAs('c')} ${taught}
        on conflict do nothing returning 1`,
      viewer ? 'analytics.visit-of-member' : 'analytics.visit',
    );
    return { isCounted: counted.length > 0 };
  });
}
