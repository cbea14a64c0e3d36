import { randomBytes } from 'node:crypto';
import { IsOptional, MaxLength } from 'class-validator';
import { LRUCache } from 'lru-cache';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { uuid } from '../../graphql/read/index.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { networkOf } from '../../platform/http/network.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { isListedAs, isTaughtCourse } from '../catalog/index.ts';

export enum VisitKind {
  VIEW = 'VIEW',
  PREVIEW = 'PREVIEW',
}
registerEnumType(VisitKind, {
  name: 'VisitKind',
  description: 'Kind of visit to a course page.',
  valuesConfig: {
    VIEW: { description: 'The visitor opened the course page.' },
    PREVIEW: { description: 'The visitor opened a free preview lesson or the promotional video.' },
  },
});

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
  @IsOptional()
  @MaxLength(100, { message: validationMessage('validation.maxLength', { max: 100 }) })
  search?: string | null;
}

@ObjectType({ description: 'Result of recording a visit to a course page.' })
export class RecordedCourseVisit {
  @Field({ description: 'False if the visit was already counted, or the visitor is not a potential buyer.' })
  isCounted!: boolean;
}

const HOUR_MS = 3_600_000;
/** Looks of one caller that are taken in an hour: more than a person has, and a flood ends here. */
const MOST_VISITS = 200;
/**
 * Looks at one course from one network in an hour, whatever its browsers are called: a caller who changes that name with
 * each request ends here, and a school still counts.
 */
const MOST_OF_NETWORK = 60;
/** Signs of a browser's name that tell it from others; it is remembered, and may be as long as its sender likes. */
const DEVICE_LENGTH = 200;
const MOST_REMEMBERED = 50_000;

/** Who reads pages for others and says so. */
const PROGRAM = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|headless/i;

/** In the memory of one process: what was counted a moment ago costs no statement. */
const seen = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: HOUR_MS, noUpdateTTL: true });
const callers = new LRUCache<string, number>({ max: MOST_REMEMBERED, ttl: HOUR_MS, noUpdateTTL: true });

interface Look {
  readonly caller: string;
  /** Of a guest, whom nothing but their network tells from others for certain. */
  readonly network?: string | undefined;
  readonly courseId: string;
  readonly kind: VisitKind;
}

/** Whether it is new from this caller within the hour, and not one of a flood. */
function isNew({ caller, network, courseId, kind }: Look): boolean {
  const name = `${caller} ${courseId} ${kind}`;
  const bounds = new Map([[caller, MOST_VISITS]]);
  if (network) bounds.set(`${network} at ${courseId}`, MOST_OF_NETWORK);
  if (seen.has(name) || [...bounds].some(([of, most]) => (callers.get(of) ?? 0) >= most)) return false;
  seen.set(name, true);
  for (const of of bounds.keys()) callers.set(of, (callers.get(of) ?? 0) + 1);
  return true;
}

/**
 * Counts a look at a course, once a day for each visitor. Nobody is named: a visitor is a mark made of the caller, the
 * course and a salt of the day, which is forgotten when the day is over, so that no mark leads to a person, to another
 * course or to another day. Teachers of the course, administrators and programs that say what they are leave nothing.
 */
export async function recordVisit(
  { em, request, viewer }: Context,
  { courseId, kind, search }: RecordCourseVisitInput,
): Promise<RecordedCourseVisit> {
  const course = uuid(courseId);
  const device = (request.device ?? '').slice(0, DEVICE_LENGTH);
  if (!course || PROGRAM.test(device) || viewer?.may('analytics:read-any')) return { isCounted: false };
  const network = viewer ? undefined : networkOf(request.address);
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
