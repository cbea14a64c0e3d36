import type { EntityManager } from '@mikro-orm/postgresql';
import type { QuotedSentence } from '../suggestions.ts';
import type { CourseText } from './course-texts.ts';
import { FindingSource } from './moderation.enums.ts';
import { splitSentences } from './rules.ts';
import { lockScan, type Mark, storeFindings, toFinding } from './store-findings.ts';

/** A fixed confidence, because the confidence that models state is meaningless. */
const UNMEASURED = 0.5;

/** The quoted sentences that the texts really contain. Invented or paraphrased ones are dropped. */
export const matchQuotes = (texts: readonly CourseText[], quoted: readonly QuotedSentence[]): Mark[] =>
  quoted.flatMap(({ paragraph, quote, rule }) => {
    const one = texts[paragraph];
    const place = one?.text.indexOf(quote.normalize('NFC').trim()) ?? -1;
    if (!one || place < 0) return [];
    const sentence = [...splitSentences(one.text)].find(({ start, end }) => start <= place && place < end);
    return sentence ? [{ ...one, ...sentence, rule, confidence: UNMEASURED }] : [];
  });

/** Stores the marks of a provider in addition to those of the rules. It removes no mark and decides nothing. */
export async function storeMarks(
  em: EntityManager,
  courseId: string,
  isSimulated: boolean,
  marks: readonly Mark[],
): Promise<void> {
  await lockScan(em, courseId);
  await storeFindings(em, courseId, isSimulated ? FindingSource.SIMULATED : FindingSource.PROVIDER, [
    ...new Map(marks.map(toFinding)).values(),
  ]);
}
