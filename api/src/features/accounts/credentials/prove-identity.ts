import { type Context, signedIn } from '../../../graphql/context.ts';
import { AppError, policy } from '../../../platform/errors/errors.ts';
import { reasons } from '../reasons.ts';
import { Session } from '../sessions/session.entity.ts';
import { User } from '../user.entity.ts';
import { verifyPassword } from './password.ts';
import { countAttempt, isKnownNetwork } from './throttle.ts';

/** Minutes after the sign-in during which it counts as a proof of identity, where an operation accepts that. */
const RECENT_MINUTES = 15;

interface Proof {
  readonly password: string | null | undefined;
  /** The input field of the password. Defaults to `password`. */
  readonly field?: string;
  /** Accepts a recent sign-in instead of the password. A password that is sent must still be correct. */
  readonly acceptsRecentSignIn?: true;
}

/** The error for a wrong or missing password or code, at its input field. */
export const credentialError = (
  reason: 'PASSWORD_NEEDED' | 'PASSWORD_WRONG' | 'CODE_NEEDED' | 'CODE_WRONG',
  field: string,
) => new AppError(reason, { details: [{ field, message: reasons[reason].message }] });

/**
 * Requires a proof of identity before a change by which an attacker could lock the owner out. An access token alone
 * must not be enough. A person with a password must send it (counted with the sign-ins). A person without one must
 * have signed in recently.
 * @throws INVALID_CREDENTIALS if the password is missing or wrong
 * @throws RATE_LIMITED after wrong passwords
 * @throws POLICY if the person has no password and the sign-in is not recent
 */
export async function proveIdentity(
  context: Context,
  { password, field = 'password', acceptsRecentSignIn }: Proof,
): Promise<User> {
  const viewer = signedIn(context);
  const person = await context.em.findOneOrFail(User, viewer.id, { populate: ['passwordHash'] });
  if (!person.passwordHash || (acceptsRecentSignIn && !password)) {
    if (await hasRecentSignIn(context)) return person;
    // No password was guessed, so no attempt is counted
    throw person.passwordHash ? credentialError('PASSWORD_NEEDED', field) : policy('SIGN_IN_AGAIN');
  }
  const account = person.email.toLowerCase();
  const clearAttempts = await countAttempt(context.services, 'password', {
    account,
    address: context.request.address,
    isKnown: await isKnownNetwork(context, account),
  });
  if (!(await verifyPassword(person.passwordHash, password ?? '')))
    throw credentialError('PASSWORD_WRONG', field);
  await clearAttempts();
  return person;
}

async function hasRecentSignIn(context: Context): Promise<boolean> {
  const { createdAt } = await context.em.findOneOrFail(Session, signedIn(context).sessionId);
  return createdAt.getTime() >= Date.now() - RECENT_MINUTES * 60_000;
}
