import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { CourseText } from './course-texts.ts';
import { type FindingSource, type ModerationRule, PLACES_OF_OTHERS } from './moderation.enums.ts';

/** Characters of the paragraph that are kept on each side of a sentence. */
const AROUND = 300;
/** Of one scan; a course with more is looked through again once some are mended. */
export const MOST_FINDINGS = 500;

/** A sentence of a paragraph, and what it may be at odds with. */
export interface Mark extends CourseText {
  readonly rule: ModerationRule;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

/** Scans of one course follow one another. */
export const lockScan = (em: EntityManager, courseId: string) =>
  runSql(em, sql`select pg_advisory_xact_lock(hashtextextended('scan ' || ${courseId}, 0))`);

/** A row, and what makes it one. A long sentence may have been cut within a character. */
export function findingOf({ rule, place, partId, text, start, end, confidence }: Mark): [string, object] {
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

/**
 * Notes marks. A sentence that a person called harmless stays so, in this course and by this rule, wherever it stands;
 * what rules have marked stays theirs, whoever else marks it.
 */
export async function keepFindings(
  em: EntityManager,
  courseId: string,
  source: FindingSource,
  findings: readonly object[],
): Promise<void> {
  const some = findings.slice(0, MOST_FINDINGS);
  await runSql(
    em,
    sql`insert into moderation_finding (course_id, rule, place, part_id, sentence, hash, text_before, text_after,
        confidence, source, state, seen_at)
      select ${courseId}, n.rule, n.place, n.part_id, n.sentence, n.hash, n.text_before, n.text_after, n.confidence,
        ${source}, case when exists (select 1 from moderation_finding m where m.course_id = ${courseId}
          and m.rule = n.rule and m.hash = n.hash and m.state = 'MISTAKEN') then 'MISTAKEN' else 'OPEN' end, now()
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as n(rule text, place text, part_id uuid,
        sentence text, hash text, text_before text, text_after text, confidence float8)
      on conflict (course_id, rule, hash, place, part_id) do update set seen_at = now(),
        text_before = excluded.text_before, text_after = excluded.text_after, sentence = excluded.sentence,
        (source, confidence) = (select w.source, w.confidence from (values (excluded.source, excluded.confidence),
          (moderation_finding.source, moderation_finding.confidence)) as w(source, confidence)
          order by w.source = 'RULES' desc limit 1),
        state = case when moderation_finding.state = 'MENDED' then excluded.state else moderation_finding.state end`,
  );
}

/** Marks that are not by rules: each is there as long as its sentence is. */
export const marksOfOthers = (em: EntityManager, courseId: string) =>
  runSql<{ id: string; place: string; partId: string; sentence: string }>(
    em,
    sql`select id, place, part_id as "partId", sentence from moderation_finding
      where course_id = ${courseId} and source <> 'RULES' and state <> 'MENDED'`,
  );

/**
 * Takes for mended what this scan has not found any more, but for marks of others whose sentence is there. Of ratings
 * and comments nothing is kept: the words are those of others.
 */
export async function mendFindings(
  em: EntityManager,
  courseId: string,
  there: readonly string[],
): Promise<void> {
  await runSql(em, sql`update moderation_finding set seen_at = now() where id = any(${[...there]}::uuid[])`);
  await runSql(
    em,
    sql`delete from moderation_finding where course_id = ${courseId} and seen_at < now()
      and place = any(${[...PLACES_OF_OTHERS]}::text[])`,
  );
  await runSql(
    em,
    sql`update moderation_finding set state = 'MENDED' where course_id = ${courseId}
      and seen_at < now() and state in ('OPEN', 'KEPT')`,
  );
}
