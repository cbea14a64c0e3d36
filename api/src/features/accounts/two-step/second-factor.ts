import { randomBytes } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../graphql/context.ts';
import type { Keys } from '../../../platform/access/keys.ts';
import { normalizeTypedCode } from '../../../platform/input/typed-code.ts';
import { credentialError } from '../credentials/prove-identity.ts';
import { countAttempt } from '../credentials/throttle.ts';
import { Authenticator, RecoveryCode } from './authenticator.entity.ts';
import { base32, findStep } from './totp.ts';

const SECRET = 'authenticator secret';
const RECOVERY = 'recovery code';
const RECOVERY_CODES = 10;

export const sealSecret = (keys: Keys, secret: Buffer): Buffer => keys.seal(SECRET, secret);

/** Counts an attempt to guess a person's code, see {@link countAttempt}. */
export const countCodeAttempt = ({ services, request }: Context, personId: string) =>
  countAttempt(services, 'code', { account: personId, address: request.address });

export const requiresCode = async (em: EntityManager, personId: string): Promise<boolean> =>
  (await em.count(Authenticator, { person: personId, confirmedAt: { $ne: null } })) > 0;

/**
 * Redeems a code of the person's authenticator or a recovery code. Part of the caller's transaction.
 * @throws INVALID_CREDENTIALS at the field `code`
 */
export async function redeemFactorCode(
  em: EntityManager,
  keys: Keys,
  personId: string,
  code: string | null | undefined,
): Promise<void> {
  const typed = normalizeTypedCode(code ?? '').replaceAll('-', '');
  if (!typed) throw credentialError('CODE_NEEDED', 'code');
  if (/^\d{6}$/.test(typed)) await redeemAuthenticatorCode(em, keys, personId, typed);
  else await redeemRecoveryCode(em, keys, personId, typed);
}

/**
 * @returns the authenticator, with the code's time step recorded
 * @throws INVALID_CREDENTIALS if the code is wrong
 */
export async function redeemAuthenticatorCode(
  em: EntityManager,
  keys: Keys,
  personId: string,
  code: string,
): Promise<Authenticator> {
  const authenticator = await em.findOneOrFail(
    Authenticator,
    { person: personId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  const secret = keys.open(SECRET, authenticator.secret);
  if (!secret)
    throw new Error('The secret of an authenticator cannot be decrypted. Add its former key to APP_KEYS.');
  const step = findStep(secret, code, authenticator.lastStep);
  if (step === undefined) throw credentialError('CODE_WRONG', 'code');
  authenticator.lastStep = step;
  return authenticator;
}

async function redeemRecoveryCode(
  em: EntityManager,
  keys: Keys,
  personId: string,
  code: string,
): Promise<void> {
  const left = await em.find(
    RecoveryCode,
    { person: personId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  const used = left.find(({ signature }) => keys.verify(RECOVERY, `${personId}:${code}`, signature));
  if (!used) throw credentialError('CODE_WRONG', 'code');
  em.remove(used);
}

/**
 * Replaces the person's recovery codes.
 * @returns the new ones, which are not stored in plain text
 */
export async function newRecoveryCodes(em: EntityManager, keys: Keys, personId: string): Promise<string[]> {
  await em.nativeDelete(RecoveryCode, { person: personId });
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = base32(randomBytes(10)).slice(0, 10);
    em.create(RecoveryCode, { person: personId, signature: keys.sign(RECOVERY, `${personId}:${code}`) });
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
}

/**
 * Turns two-step sign-in off. Part of the caller's transaction.
 * @returns true if it was on
 */
export async function removeSecondFactor(em: EntityManager, personId: string): Promise<boolean> {
  const wasOn = await requiresCode(em, personId);
  await em.nativeDelete(Authenticator, { person: personId });
  await em.nativeDelete(RecoveryCode, { person: personId });
  return wasOn;
}
