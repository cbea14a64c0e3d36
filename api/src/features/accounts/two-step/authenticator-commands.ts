import { LockMode } from '@mikro-orm/core';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { conflict, policy } from '../../../platform/errors/errors.ts';
import { translate } from '../../../platform/i18n/messages/index.ts';
import { auditPerson } from '../audit-person.ts';
import { notifyOwner } from '../credentials/notify-owner.ts';
import { proveIdentity } from '../credentials/prove-identity.ts';
import { lockUser } from '../load-user.ts';
import { User } from '../user.entity.ts';
import { Authenticator } from './authenticator.entity.ts';
import type {
  AuthenticatorSetup,
  BeginAuthenticatorInput,
  ConfirmAuthenticatorInput,
  RecoveryCodes,
  StrongProofInput,
} from './authenticator.types.ts';
import {
  countCodeAttempt,
  newRecoveryCodes,
  redeemAuthenticatorCode,
  redeemFactorCode,
  removeSecondFactor,
  requiresCode,
  sealSecret,
} from './second-factor.ts';
import { base32, newSecret, otpauthUri } from './totp.ts';

/**
 * Creates a secret for an authenticator. It has no effect until {@link confirmAuthenticator}. Requires a verified
 * e-mail address: with any other, the owner could lose the account after forgetting the password.
 * @throws POLICY if no e-mail address was ever verified
 * @throws CONFLICT if two-step sign-in is on
 */
export async function beginAuthenticator(
  context: Context,
  { password }: BeginAuthenticatorInput,
): Promise<AuthenticatorSetup> {
  const { id, email, isProved } = await proveIdentity(context, { password });
  if (!isProved) throw policy('EMAIL_UNVERIFIED');
  const secret = newSecret();
  await context.em.transactional(async (em) => {
    await lockUser(em, id);
    if (await requiresCode(em, id)) throw conflict('TWO_STEP_ALREADY_ON');
    await em.nativeDelete(Authenticator, { person: id });
    em.create(Authenticator, { person: id, secret: sealSecret(context.services.keys, secret) });
  });
  return { secret: base32(secret), uri: otpauthUri(secret, translate(context.locale, 'brand'), email) };
}

/**
 * Turns two-step sign-in on after the authenticator has produced a correct code. The recovery codes are shown only
 * once.
 * @throws CONFLICT if two-step sign-in is on, or its setup was not begun
 * @throws INVALID_CREDENTIALS if the code is wrong
 */
export async function confirmAuthenticator(
  context: Context,
  { code }: ConfirmAuthenticatorInput,
): Promise<RecoveryCodes> {
  const { id } = signedIn(context);
  const { keys } = context.services;
  const clearAttempts = await countCodeAttempt(context, id);
  const codes = await context.em.transactional(async (em) => {
    const person = await lockUser(em, id);
    const begun = await em.findOne(
      Authenticator,
      { person: id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!begun) throw conflict('TWO_STEP_NOT_BEGUN');
    if (begun.confirmedAt) throw conflict('TWO_STEP_ALREADY_ON');
    const authenticator = await redeemAuthenticatorCode(em, keys, id, code.replace(/\s/g, ''));
    authenticator.confirmedAt = new Date();
    auditPerson(em, context, 'person.two-step-on', id);
    await notifyOwner(em, context, person, 'two-step-on');
    return newRecoveryCodes(em, keys, id);
  });
  await clearAttempts();
  return { codes };
}

export const disableAuthenticator = (context: Context, proof: StrongProofInput): Promise<void> =>
  withProof(context, proof, async (em, person) => {
    const { id } = person;
    await removeSecondFactor(em, id);
    auditPerson(em, context, 'person.two-step-off', id);
    await notifyOwner(em, context, person, 'two-step-off');
  });

export const renewRecoveryCodes = (context: Context, proof: StrongProofInput): Promise<RecoveryCodes> =>
  withProof(context, proof, async (em, person) => {
    const { id } = person;
    auditPerson(em, context, 'person.renew-recovery-codes', id);
    await notifyOwner(em, context, person, 'recovery-codes');
    return { codes: await newRecoveryCodes(em, context.services.keys, id) };
  });

/**
 * @throws CONFLICT if two-step sign-in is off
 * @throws INVALID_CREDENTIALS, at the field `password` or `code`, if it is missing or wrong
 */
async function withProof<R>(
  context: Context,
  { password, code }: StrongProofInput,
  act: (em: Context['em'], person: User) => Promise<R>,
): Promise<R> {
  const { id } = await proveIdentity(context, { password });
  const clearAttempts = await countCodeAttempt(context, id);
  const result = await context.em.transactional(async (em) => {
    const person = await lockUser(em, id);
    if (!(await requiresCode(em, id))) throw conflict('TWO_STEP_OFF');
    await redeemFactorCode(em, context.services.keys, id, code);
    return act(em, person);
  });
  await clearAttempts();
  return result;
}
