import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Keys } from '../access/keys.ts';
import { erasuresPath } from './places.ts';

/** An erased person: only ID and time are stored. */
export interface ErasedPerson {
  readonly id: string;
  readonly at: string;
}

const line = z.object({ id: z.uuid(), at: z.iso.datetime(), signature: z.string() });
const PURPOSE = 'erasure';

/**
 * Reads the people who were erased. The list is stored next to the backups, because older backups still contain these
 * people: a restore erases them again. Each line is signed, so that forged lines have no effect. Incomplete lines are
 * ignored.
 */
export async function readErasures(root: string, keys: Keys): Promise<ErasedPerson[]> {
  const text = await readFile(erasuresPath(root), 'utf8').catch(() => '');
  return text.split('\n').flatMap((each) => {
    const parsed = line.safeParse(toJson(each));
    if (!parsed.success) return [];
    const { id, at, signature } = parsed.data;
    return keys.verify(PURPOSE, `${id} ${at}`, signature) ? [{ id, at }] : [];
  });
}

/**
 * Adds people who are not in the list yet.
 * @returns how many were added
 */
export async function recordErasures(
  root: string,
  keys: Keys,
  erased: readonly ErasedPerson[],
): Promise<number> {
  const known = new Set((await readErasures(root, keys)).map(({ id }) => id));
  const added = erased.filter(({ id }) => !known.has(id));
  if (!added.length) return 0;
  await mkdir(root, { recursive: true, mode: 0o700 });
  const lines = added.map(({ id, at }) =>
    JSON.stringify({ id, at, signature: keys.sign(PURPOSE, `${id} ${at}`) }),
  );
  // The line break at the beginning ends a line that a killed process left incomplete
  await appendFile(erasuresPath(root), `\n${lines.join('\n')}\n`, { mode: 0o600, flush: true });
  return added.length;
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
