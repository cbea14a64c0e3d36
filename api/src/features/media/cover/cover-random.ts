/** A 32-bit hash of a text. It must never change, because it determines the cover of existing courses. */
export function hashText(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  // The plain polynomial maps similar texts to close values. Mixing makes "bài 1" and "bài 2" look different.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b) >>> 0;
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Deterministic for its seed (xorshift32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}
