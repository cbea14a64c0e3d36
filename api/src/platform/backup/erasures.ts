import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Keys } from '../access/keys.ts';
import { erasuresPath } from './places.ts';

/** A person who was erased, and when: nothing else of them. */
export interface ErasedPerson {
  readonly id: string;
  readonly at: string;
}

const line = z.object({ id: z.uuid(), at: z.iso.datetime(), signature: z.string() });
const PURPOSE = 'erasure';

/**
 * Who was erased, beside the backups, since those made before still hold them: whoever restores one erases them again.
 * Signed line by line, so that no one is erased by a line that someone else wrote; half a line is left out.
 */
export async function readErasures(root: string, keys: Keys): Promise<ErasedPerson[]> {
  const text = await readFile(erasuresPath(root), 'utf8').catch(() => '');
  return text.split('\n').flatMap((each) => {
    const parsed = line.safeParse(jsonOf(each));
    if (!parsed.success) return [];
    const { id, at, signature } = parsed.data;
    return keys.verify(PURPOSE, `${id} ${at}`, signature) ? [{ id, at }] : [];
  });
}

/** Adds those that do not stand there yet. @returns how many */
export async function noteErasures(
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
  // A line that a killed process left half written ends here
  await appendFile(erasuresPath(root), `\n${lines.join('\n')}\n`, { mode: 0o600, flush: true });
  return added.length;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
