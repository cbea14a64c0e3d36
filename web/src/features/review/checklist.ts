import { ReviewCheckInput as ReviewCheckRules } from '../../generated/input-rules.ts';
import type { ReviewCheckInput, ReviewItem, ReviewVerdict } from '../../generated/schema.ts';

/** The items in the order of the screen. */
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

export const createJudgements = (): Judgements =>
  Object.fromEntries(ITEMS.map((item) => [item, { verdict: null, note: '' }])) as Judgements;

/** The number of items that passed, need fixing, and are not judged yet. */
export const tally = (judgements: Judgements): { pass: number; fix: number; left: number } => {
  const verdicts = ITEMS.map((item) => judgements[item].verdict);
  return {
    pass: verdicts.filter((verdict) => verdict === 'PASS').length,
    fix: verdicts.filter((verdict) => verdict === 'FIX').length,
    left: verdicts.filter((verdict) => verdict === null).length,
  };
};

/** The decisions that the server accepts: approval if all items pass, return if all are judged and one fails. */
export const decisions = (judgements: Judgements): { approve: boolean; sendBack: boolean } => {
  const { fix, left } = tally(judgements);
  return { approve: left === 0 && fix === 0, sendBack: left === 0 && fix > 0 };
};

/** The checklist as the mutation's input. Only failed items have notes. */
export const toInput = (judgements: Judgements): ReviewCheckInput[] =>
  ITEMS.flatMap((item) => {
    const { verdict, note } = judgements[item];
    if (!verdict) return [];
    return [{ item, verdict, note: verdict === 'FIX' && note.trim() ? note.trim() : null }];
  });

/** The default message for sending a course back: the notes by item. */
export const draftNote = (judgements: Judgements, getName: (item: ReviewItem) => string): string =>
  ITEMS.filter((item) => judgements[item].verdict === 'FIX' && judgements[item].note.trim())
    .map((item) => `${getName(item)}: ${judgements[item].note.trim()}`)
    .join('\n');

const joinNotes = (note: string, addition: string, between: string): string =>
  [note.trimEnd(), addition].filter(Boolean).join(between).slice(0, ReviewCheckRules.note.maxLength);

/** Appends a line to a note, up to the server's limit. */
export const withLine = (note: string, line: string): string => joinNotes(note, line, '\n');

/** Appends a sentence to a note: after a place that ends with a colon, or else on a new line. */
export const withSentence = (note: string, sentence: string): string =>
  joinNotes(note, sentence, note.trimEnd().endsWith(':') ? ' ' : '\n');

/** Adds a line about a place in the course to an item, which marks the item as to be fixed. */
export const addNote = (judgements: Judgements, item: ReviewItem, line: string): Judgements => ({
  ...judgements,
  [item]: { verdict: 'FIX', note: withLine(judgements[item].note, line) },
});

/** The items to fix of the last review, with their notes. */
export const getFixes = (
  checklist: readonly { item: ReviewItem; verdict: ReviewVerdict; note?: string | null }[],
): ReadonlyMap<ReviewItem, string> =>
  new Map(checklist.filter(({ verdict }) => verdict === 'FIX').map(({ item, note }) => [item, note ?? '']));
