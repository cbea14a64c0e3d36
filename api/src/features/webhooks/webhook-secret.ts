import { randomBytes } from 'node:crypto';
import type { Keys } from '../../platform/access/keys.ts';

const PURPOSE = 'webhook secret';
/** Bytes of a secret, as many as its hash has. */
const BYTES = 32;

export interface NewSecret {
  readonly text: string;
  readonly sealed: Buffer;
}

export function newSecret(keys: Keys): NewSecret {
  const bytes = randomBytes(BYTES);
  return { text: `whsec_${bytes.toString('base64')}`, sealed: keys.seal(PURPOSE, bytes) };
}

/**
 * The signing key.
 * @returns undefined if the server's keys have been replaced since
 */
export const openSecret = (keys: Keys, sealed: Buffer): Buffer | undefined => keys.open(PURPOSE, sealed);
