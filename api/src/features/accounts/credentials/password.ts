import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from '../../../platform/process/semaphore.ts';

/** OWASP's password storage recommendation: argon2id, 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Hashing takes a whole core for 50 ms, so at least one core is left to other requests. Measured on two cores
 * with 50 simultaneous sign-ins: a read of 3 ms takes 8 with one lane, 16 with two.
 */
const LANES = availableParallelism() > 2 ? 2 : 1;
/** More people waiting than this would wait longer than anyone does. */
const semaphore = new Semaphore(LANES, 200);

/** Argon2id in its usual text form. */
export const hashPassword = (password: string): Promise<string> =>
  semaphore.run(() => hash(password.normalize('NFKC'), cost));

let decoy: Promise<string> | undefined;
/**
 * Whether a password fits. Does the same work when there is no such account, so that the time an answer
 * takes tells nothing.
 */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  // Beside the semaphore: refused there once, it would refuse every unknown address from then on, and tell them apart
  decoy ??= hash('no one has this password', cost);
  const reference = stored ?? (await decoy);
  const fits = await semaphore.run(() => verify(reference, password.normalize('NFKC')));
  return fits && !!stored;
}
