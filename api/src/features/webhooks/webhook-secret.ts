import { randomBytes } from 'node:crypto';
import type { Keys } from '../../platform/access/keys.ts';

const PURPOSE = 'webhook secret';
/** Bytes of a secret: as many as its hash has. */
const BYTES = 32;

/** A secret that was made now: its text for the one who asked, and what is stored. */
export interface NewSecret {
  readonly text: string;
  readonly sealed: Buffer;
}

export function newSecret(keys: Keys): NewSecret {
  const bytes = randomBytes(BYTES);
  return { text: `whsec_${bytes.toString('base64')}`, sealed: keys.seal(PURPOSE, bytes) };
}

/** The bytes that sign; undefined when the server’s keys were replaced since. */
export const openSecret = (keys: Keys, sealed: Buffer): Buffer | undefined => keys.open(PURPOSE, sealed);
