export interface TextPart {
  text: string;
  kind: 'same' | 'removed' | 'added';
}

/** Longer texts are shown completely before and after, because comparing them would take too long. */
const MAX_PARTS = 400;
const toParts = (text: string): string[] => text.split(/(?<=[.!?…])\s+|\n/).filter(Boolean);

export const textChanges = (before: string, after: string): TextPart[] => {
  const [old, now] = [toParts(before), toParts(after)];
  if (old.length > MAX_PARTS || now.length > MAX_PARTS)
    return [
      { text: before, kind: 'removed' },
      { text: after, kind: 'added' },
    ];
  // The longest common subsequence, from the end
  const common = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (i: number, k: number) => common[i]?.[k] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let k = now.length - 1; k >= 0; k--)
      (common[i] as number[])[k] =
        old[i] === now[k] ? at(i + 1, k + 1) + 1 : Math.max(at(i + 1, k), at(i, k + 1));
  const parts: TextPart[] = [];
  let [i, k] = [0, 0];
  while (i < old.length || k < now.length) {
    const [was, is] = [old[i], now[k]];
    if (was !== undefined && was === is) {
      parts.push({ text: was, kind: 'same' });
      i += 1;
      k += 1;
    } else if (was !== undefined && (is === undefined || at(i + 1, k) >= at(i, k + 1))) {
      parts.push({ text: was, kind: 'removed' });
      i += 1;
    } else if (is !== undefined) {
      parts.push({ text: is, kind: 'added' });
      k += 1;
    }
  }
  return parts;
};
