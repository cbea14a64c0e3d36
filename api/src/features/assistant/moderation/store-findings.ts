import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../../platform/db/index.ts';
import type { CourseText } from './course-texts.ts';
import { type FindingSource, type ModerationRule, PLACES_OF_OTHERS } from './moderation.enums.ts';

/** Stored characters of the paragraph on each side of a sentence. */
const CONTEXT_LENGTH = 300;
/** Max findings of one scan. A course with more is scanned again after some are fixed. */
export const MAX_FINDINGS = 500;

/** A sentence of a paragraph, and the rule that it may violate. */
export interface Mark extends CourseText {
  readonly rule: ModerationRule;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

export const lockScan = (em: EntityManager, courseId: string) =>
  runSql(em, sql`select pg_advisory_xact_lock(hashtextextended('scan ' || ${courseId}, 0))`);

/** A row with its unique key. A long sentence may have been cut within a character. */
export function toFinding({ rule, place, partId, text, start, end, confidence }: Mark): [string, object] {
  const sentence = text.slice(start, end).toWellFormed();
  const hash = createHash('sha256').update(sentence.toLowerCase()).digest('hex');
  return [
    `${rule} ${hash} ${place} ${partId}`,
    {
      ...{ rule, place, part_id: partId, sentence, hash, confidence },
      text_before: text.slice(Math.max(0, start - CONTEXT_LENGTH), start).toWellFormed(),
      text_after: text.slice(end, end + CONTEXT_LENGTH).toWellFormed(),
    },
  ];
}

/**
 * Stores marks. A sentence that a person declared harmless stays harmless under the same rule everywhere in the
 * course. A mark of the rules keeps them as its source, even if a provider marks it too.
 */
export async function storeFindings(
  em: EntityManager,
  courseId: string,
  source: FindingSource,
  findings: readonly object[],
): Promise<void> {
  const some = findings.slice(0, MAX_FINDINGS);
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

/** Marks that come from a provider. Each stays until its sentence is removed. */
export const getProviderMarks = (em: EntityManager, courseId: string) =>
  runSql<{ id: string; place: string; partId: string; sentence: string }>(
    em,
    sql`select id, place, part_id as "partId", sentence from moderation_finding
      where course_id = ${courseId} and source <> 'RULES' and state <> 'MENDED'`,
  );

/**
 * Marks findings as fixed that this scan did not find again, except those of a provider with an unchanged sentence.
 * Findings in ratings and comments are deleted instead, because they quote other people.
 */
export async function markFixed(
  em: EntityManager,
  courseId: string,
  unchanged: readonly string[],
): Promise<void> {
  await runSql(
    em,
    sql`update moderation_finding set seen_at = now() where id = any(${[...unchanged]}::uuid[])`,
  );
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
