import type { RefusalReasonsQuery } from './refusal-reasons.gen.ts';

type Reason = RefusalReasonsQuery['refusalReasons'][number];

/** Without accents and case, so that "hoan tien" finds "hoàn tiền". */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

/** Reasons that have every word in their code, name, message or description. */
export const findReasons = (reasons: readonly Reason[], search: string): readonly Reason[] => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return reasons;
  return reasons.filter(({ code, reason, message, description }) => {
    const text = plain([code, reason, message, description].join(' '));
    return words.every((word) => text.includes(word));
  });
};
