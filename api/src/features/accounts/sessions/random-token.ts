import { createHash, randomBytes } from 'node:crypto';
import type { Keys } from '../../../platform/access/keys.ts';

/** 256 random bits, for the first token of a session. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Tokens are stored as hashes; 256 random bits need no slow hash. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token after this one. Derived, so that tabs that race with the same token get the same successor. */
export const deriveSuccessor = (keys: Keys, token: string): string =>
  keys.derive('refresh token successor', Buffer.from(token)).toString('base64url');
