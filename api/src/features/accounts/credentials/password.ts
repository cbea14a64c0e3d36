import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from '../../../platform/process/semaphore.ts';

/** OWASP's password storage recommendation: Argon2id, 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Hashing occupies a core for 50 ms, so at least one core stays free for other requests. Measured on two cores with
 * 50 simultaneous sign-ins: a read of 3 ms takes 8 ms with one lane, 16 ms with two.
 */
const LANES = availableParallelism() > 2 ? 2 : 1;
/** With a longer queue, users would give up before their turn. */
const semaphore = new Semaphore(LANES, 200);

/** Argon2id in its PHC string format. */
export const hashPassword = (password: string): Promise<string> =>
  semaphore.run(() => hash(password.normalize('NFKC'), cost));

let decoy: Promise<string> | undefined;
/**
 * True if a password is correct. Does the same work for an unknown account, so that the response time reveals
 * nothing.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  // Outside of the semaphore: if the semaphore rejected this hash once, the cached rejection would reveal every
  // unknown address afterwards
  decoy ??= hash('no one has this password', cost);
  const reference = stored ?? (await decoy);
  const fits = await semaphore.run(() => verify(reference, password.normalize('NFKC')));
  return fits && !!stored;
}
