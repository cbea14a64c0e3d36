import type { EntityManager } from '@mikro-orm/postgresql';
import type { QuotedSentence } from '../suggestions.ts';
import type { CourseText } from './course-texts.ts';
import { findingOf, keepFindings, lockScan, type Mark } from './keep-findings.ts';
import { FindingSource } from './moderation.enums.ts';
import { sentencesOf } from './rules.ts';

/** What models say of how sure they are measures nothing. */
const UNMEASURED = 0.5;

/**
 * Of what a provider quotes, the sentences that are in the texts that it was sent: what it made up, or read into them,
 * is left out.
 */
export const marksOf = (texts: readonly CourseText[], quoted: readonly QuotedSentence[]): Mark[] =>
  quoted.flatMap(({ paragraph, quote, rule }) => {
    const one = texts[paragraph];
    const place = one?.text.indexOf(quote.normalize('NFC').trim()) ?? -1;
    if (!one || place < 0) return [];
    const sentence = [...sentencesOf(one.text)].find(({ start, end }) => start <= place && place < end);
    return sentence ? [{ ...one, ...sentence, rule, confidence: UNMEASURED }] : [];
  });

/** Notes what a provider marked, beside what the rules did: it takes no mark away and decides nothing. */
export async function keepMarks(
  em: EntityManager,
  courseId: string,
  isSimulated: boolean,
  marks: readonly Mark[],
): Promise<void> {
  await lockScan(em, courseId);
  await keepFindings(em, courseId, isSimulated ? FindingSource.SIMULATED : FindingSource.PROVIDER, [
    ...new Map(marks.map(findingOf)).values(),
  ]);
}
