import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql } from '../../../platform/run-sql.ts';
import { sql } from '../../../platform/sql.ts';
import { mustTeachCourse } from '../../catalog/index.ts';
import { courseTexts } from './course-texts.ts';
import { findIn } from './rules.ts';

/** Characters of the paragraph that are kept on each side of a sentence. */
const AROUND = 300;
/** Of one scan; a course with more is looked through again once some are mended. */
const MOST_FINDINGS = 500;
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
  await context.em.transactional((em) => scan(em, courseId));
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
  const { texts, lessons } = await courseTexts(em, courseId);
  const words = texts.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu) ?? []).length, 0);
  await keep(em, courseId, found(texts));
  await runSql(
    em,
    sql`insert into moderation_scan (course_id, scanned_at, lessons, words)
      values (${courseId}, now(), ${lessons}, ${words})
      on conflict (course_id) do update set scanned_at = now(), lessons = ${lessons}, words = ${words}`,
  );
}

function found(texts: Awaited<ReturnType<typeof courseTexts>>['texts']) {
  const findings = new Map<string, object>();
  for (const { place, partId, text } of texts)
    for (const { rule, start, end, confidence } of findIn(text)) {
      const sentence = text.slice(start, end);
      const hash = createHash('sha256').update(sentence.toLowerCase()).digest('hex');
      findings.set(`${rule} ${hash} ${place} ${partId}`, {
        ...{ rule, place, part_id: partId, sentence, hash, confidence },
        text_before: text.slice(Math.max(0, start - AROUND), start).toWellFormed(),
        text_after: text.slice(end, end + AROUND).toWellFormed(),
      });
    }
  return [...findings.values()].slice(0, MOST_FINDINGS);
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
