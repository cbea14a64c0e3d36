import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { Semaphore } from '../../../platform/process/semaphore.ts';
import { assertTeachesCourse } from '../../courses/index.ts';
import { type CourseText, commentTexts, courseTexts, ratingTexts } from './course-texts.ts';
import { FindingSource } from './moderation.enums.ts';
import { findBySentence } from './rules.ts';
import {
  getProviderMarks,
  lockScan,
  MAX_FINDINGS,
  markFixed,
  storeFindings,
  toFinding,
} from './store-findings.ts';

/**
 * Max characters of one scan: some thousand printed pages. The lesson that exceeds it is still scanned completely.
 */
const MAX_CHARACTERS = 3_000_000;
/** Max milliseconds for which the rules block the event loop. */
const MAX_MS_AT_ONCE = 20;
/** One at a time, because a scan occupies a core and a connection for its whole time. */
const turns = new Semaphore(1, 20);
/** Seconds for which an unchanged course is not scanned again. */
const FRESH_SECONDS = 5;

@InputType({ description: 'Input for scanning the texts of a course.' })
export class ScanCourseInput {
  @Field(() => ID, { description: 'ID of a course that the viewer may edit.' })
  courseId!: string;
}

/**
 * Scans the texts of a course that the viewer may edit.
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function scanCourse(context: Context, { courseId }: ScanCourseInput): Promise<string> {
  await assertTeachesCourse(context.em, signedIn(context), courseId);
  await turns.run(() => context.em.transactional((em) => scan(em, courseId)));
  return courseId;
}

/**
 * Marks what the rules find in a course, its ratings and its comments, and marks earlier findings as fixed that they
 * no longer find. Scans of one course run one after another.
 */
export async function scan(em: EntityManager, courseId: string): Promise<void> {
  await lockScan(em, courseId);
  const [fresh] = await runSql(
    em,
    sql`select 1 from moderation_scan s join course c on c.id = s.course_id where c.id = ${courseId}
      and s.scanned_at > greatest(c.updated_at, clock_timestamp() - make_interval(secs => ${FRESH_SECONDS}::int))`,
  );
  if (fresh) return;
  const { lessons, words, ratings, comments, findings, unchanged } = await applyRules(em, courseId);
  await storeFindings(em, courseId, FindingSource.RULES, findings);
  await markFixed(em, courseId, unchanged);
  await runSql(
    em,
    sql`insert into moderation_scan (course_id, scanned_at, lessons, words, ratings, comments)
      values (${courseId}, now(), ${lessons}, ${words}, ${ratings}, ${comments})
      on conflict (course_id) do update set scanned_at = now(), lessons = ${lessons}, words = ${words},
        ratings = ${ratings}, comments = ${comments}`,
  );
}

/** Reads a course and applies the rules. Pauses every few milliseconds for other work of the process. */
async function applyRules(em: EntityManager, courseId: string) {
  const others = await getProviderMarks(em, courseId);
  const unchanged: string[] = [];
  const findings = new Map<string, object>();
  let since = performance.now();
  const read = async (part: readonly CourseText[]) => {
    for (const text of part) {
      for (const { id, place, partId, sentence } of others)
        if (place === text.place && partId === text.partId && text.text.toWellFormed().includes(sentence))
          unchanged.push(id);
      for (const found of findBySentence(text.text)) {
        for (const each of found) findings.set(...toFinding({ ...text, ...each }));
        if (performance.now() - since < MAX_MS_AT_ONCE) continue;
        await setImmediate();
        since = performance.now();
      }
    }
  };
  // Starts at -1, because the first part is the course itself
  let [lessons, words, characters] = [-1, 0, 0];
  for await (const part of courseTexts(em, courseId)) {
    lessons += 1;
    for (const { text } of part) {
      words += (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
      characters += text.length;
    }
    await read(part);
    if (characters > MAX_CHARACTERS || findings.size > MAX_FINDINGS) break;
  }
  const rated = await ratingTexts(em, courseId);
  const commented = await commentTexts(em, courseId);
  for (const part of [...rated, ...commented]) await read(part);
  const counts = { lessons, words, ratings: rated.length, comments: commented.length };
  return { ...counts, findings: [...findings.values()], unchanged };
}

/** Max courses of one run. The next run scans the rest. */
const MAX_AT_ONCE = 20;

/** Scans courses that wait for a reviewer, so that marks exist when a reviewer opens them. */
export const scanSubmitted = defineJob({
  name: 'moderation.scan-submitted',
  schedule: '*/5 * * * *',
  async handle({ orm }) {
    const waiting = await runSql<{ id: string }>(
      orm.em.fork(),
      sql`select c.id from course c left join moderation_scan s on s.course_id = c.id
        where c.status = 'PENDING_REVIEW' and (s.scanned_at is null or s.scanned_at < c.updated_at)
        order by c.updated_at, c.id limit ${MAX_AT_ONCE}::int`,
      'moderation.submitted',
    );
    const failed: unknown[] = [];
    for (const { id } of waiting)
      await orm.em
        .fork()
        .transactional((em) => scan(em, id))
        .catch((error: unknown) => failed.push(error));
    // A failure does not stop the other scans, so it is thrown at the end
    if (failed.length) throw failed[0];
  },
});
