import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql } from '../../../platform/run-sql.ts';
import { Semaphore } from '../../../platform/semaphore.ts';
import { sql } from '../../../platform/sql.ts';
import { mustTeachCourse } from '../../catalog/index.ts';
import { type CourseText, courseTexts } from './course-texts.ts';
import { type Found, findBySentence } from './rules.ts';

/** Characters of the paragraph that are kept on each side of a sentence. */
const AROUND = 300;
/** Of one scan; a course with more is looked through again once some are mended. */
const MOST_FINDINGS = 500;
/** Of one scan: some thousand printed pages. The lesson in which they end is looked through as a whole. */
const MOST_CHARACTERS = 3_000_000;
/** How long the rules keep everyone else of this process waiting. */
const MOST_MS_AT_ONCE = 20;
/** A scan takes a core, and a connection for its whole time. */
const turns = new Semaphore(1, 20);
/** Whoever asks again at once is shown what was just found. */
const FRESH_SECONDS = 5;

@InputType({ description: 'A course whose texts are looked through.' })
export class ScanCourseInput {
  @Field(() => ID, { description: 'Of a course that the viewer may edit.' })
  courseId!: string;
}

/** Looks through the texts of a course that the viewer edits. @throws NOT_FOUND, FORBIDDEN */
export async function scanCourse(context: Context, { courseId }: ScanCourseInput): Promise<string> {
  await mustTeachCourse(context.em, signedIn(context), courseId);
  await turns.run(() => context.em.transactional((em) => scan(em, courseId)));
  return courseId;
}

/** Marks what the rules find, and takes for mended what they find no more. Scans of one course follow one another. */
export async function scan(em: EntityManager, courseId: string): Promise<void> {
  await runSql(em, sql`select pg_advisory_xact_lock(hashtextextended('scan ' || ${courseId}, 0))`);
  const [fresh] = await runSql(
    em,
    sql`select 1 from moderation_scan where course_id = ${courseId}
      and scanned_at > clock_timestamp() - make_interval(secs => ${FRESH_SECONDS}::int)`,
  );
  if (fresh) return;
  const { lessons, words, findings } = await lookThrough(em, courseId);
  await keep(em, courseId, findings);
  await runSql(
    em,
    sql`insert into moderation_scan (course_id, scanned_at, lessons, words)
      values (${courseId}, now(), ${lessons}, ${words})
      on conflict (course_id) do update set scanned_at = now(), lessons = ${lessons}, words = ${words}`,
  );
}

/** Reads a course and goes by the rules, with a pause whenever others have waited for some milliseconds. */
async function lookThrough(em: EntityManager, courseId: string) {
  const findings = new Map<string, object>();
  // The first part is the course itself
  let [lessons, words, characters, since] = [-1, 0, 0, performance.now()];
  for await (const part of courseTexts(em, courseId)) {
    lessons += 1;
    for (const text of part) {
      words += (text.text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
      characters += text.text.length;
      for (const found of findBySentence(text.text)) {
        for (const each of found) findings.set(...findingOf(text, each));
        if (performance.now() - since < MOST_MS_AT_ONCE) continue;
        await setImmediate();
        since = performance.now();
      }
    }
    if (characters > MOST_CHARACTERS || findings.size > MOST_FINDINGS) break;
  }
  return { lessons, words, findings: [...findings.values()].slice(0, MOST_FINDINGS) };
}

/** A row, and what makes it one. A long sentence may have been cut within a character. */
function findingOf(
  { place, partId, text }: CourseText,
  { rule, start, end, confidence }: Found,
): [string, object] {
  const sentence = text.slice(start, end).toWellFormed();
  const hash = createHash('sha256').update(sentence.toLowerCase()).digest('hex');
  return [
    `${rule} ${hash} ${place} ${partId}`,
    {
      ...{ rule, place, part_id: partId, sentence, hash, confidence },
      text_before: text.slice(Math.max(0, start - AROUND), start).toWellFormed(),
      text_after: text.slice(end, end + AROUND).toWellFormed(),
    },
  ];
}

/** A sentence that a person called harmless stays so, in this course and by this rule, wherever it stands. */
async function keep(em: EntityManager, courseId: string, findings: readonly object[]): Promise<void> {
  await runSql(
    em,
    sql`insert into moderation_finding (course_id, rule, place, part_id, sentence, hash, text_before, text_after,
        confidence, state, seen_at)
      select ${courseId}, n.rule, n.place, n.part_id, n.sentence, n.hash, n.text_before, n.text_after, n.confidence,
        case when exists (select 1 from moderation_finding m where m.course_id = ${courseId} and m.rule = n.rule
          and m.hash = n.hash and m.state = 'MISTAKEN') then 'MISTAKEN' else 'OPEN' end, now()
      from jsonb_to_recordset(${JSON.stringify(findings)}::jsonb) as n(rule text, place text, part_id uuid,
        sentence text, hash text, text_before text, text_after text, confidence float8)
      on conflict (course_id, rule, hash, place, part_id) do update set seen_at = now(),
        confidence = excluded.confidence, text_before = excluded.text_before, text_after = excluded.text_after,
        sentence = excluded.sentence,
        state = case when moderation_finding.state = 'MENDED' then excluded.state else moderation_finding.state end`,
  );
  await runSql(
    em,
    sql`update moderation_finding set state = 'MENDED' where course_id = ${courseId}
      and seen_at < now() and state in ('OPEN', 'KEPT')`,
  );
}
