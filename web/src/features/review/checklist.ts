import { ReviewCheckInput as ReviewCheckRules } from '../../generated/input-rules.ts';
import type { ReviewCheckInput, ReviewItem, ReviewVerdict } from '../../generated/schema.ts';

/** What is judged, in the order of the screen. */
export const ITEMS: readonly ReviewItem[] = [
  'CONTENT',
  'MEDIA',
  'DESCRIPTION',
  'PRICE',
  'COPYRIGHT',
  'POLICY',
];

export interface Judgement {
  verdict: ReviewVerdict | null;
  note: string;
}

export type Judgements = Record<ReviewItem, Judgement>;

export const unjudged = (): Judgements =>
  Object.fromEntries(ITEMS.map((item) => [item, { verdict: null, note: '' }])) as Judgements;

/** How many items passed, need fixing, and are still to be judged. */
export const tally = (judgements: Judgements): { pass: number; fix: number; left: number } => {
  const verdicts = ITEMS.map((item) => judgements[item].verdict);
  return {
    pass: verdicts.filter((verdict) => verdict === 'PASS').length,
    fix: verdicts.filter((verdict) => verdict === 'FIX').length,
    left: verdicts.filter((verdict) => verdict === null).length,
  };
};

/** The decisions that the server would take now: approve when all pass, send back when all are judged and one fails. */
export const decisions = (judgements: Judgements): { approve: boolean; sendBack: boolean } => {
  const { fix, left } = tally(judgements);
  return { approve: left === 0 && fix === 0, sendBack: left === 0 && fix > 0 };
};

/** What the server is told; notes only where something is to be fixed. */
export const toInput = (judgements: Judgements): ReviewCheckInput[] =>
  ITEMS.flatMap((item) => {
    const { verdict, note } = judgements[item];
    if (!verdict) return [];
    return [{ item, verdict, note: verdict === 'FIX' && note.trim() ? note.trim() : null }];
  });

/** The message that goes with a course sent back, to begin with: the notes, item by item. */
export const drafted = (judgements: Judgements, nameOf: (item: ReviewItem) => string): string =>
  ITEMS.filter((item) => judgements[item].verdict === 'FIX' && judgements[item].note.trim())
    .map((item) => `${nameOf(item)}: ${judgements[item].note.trim()}`)
    .join('\n');

const joined = (note: string, words: string, between: string): string =>
  [note.trimEnd(), words].filter(Boolean).join(between).slice(0, ReviewCheckRules.note.maxLength);

/** A note with a line more, as long as the server takes it. */
export const withLine = (note: string, line: string): string => joined(note, line, '\n');

/** A note with a sentence more: behind a place that was just named and says nothing yet, else on a line of its own. */
export const withSentence = (note: string, sentence: string): string =>
  joined(note, sentence, note.trimEnd().endsWith(':') ? ' ' : '\n');

/** The judgements with a line about a place of the course, which therefore needs mending. */
export const noted = (judgements: Judgements, item: ReviewItem, line: string): Judgements => ({
  ...judgements,
  [item]: { verdict: 'FIX', note: withLine(judgements[item].note, line) },
});

/** What was to be mended the last time, item by item. */
export const fixesOf = (
  checklist: readonly { item: ReviewItem; verdict: ReviewVerdict; note?: string | null }[],
): ReadonlyMap<ReviewItem, string> =>
  new Map(checklist.filter(({ verdict }) => verdict === 'FIX').map(({ item, note }) => [item, note ?? '']));
