import { type Context, signedIn } from '../../../graphql/context.ts';
import { AppError, policy } from '../../../platform/errors.ts';
import { Session } from '../sessions/session.entity.ts';
import { User } from '../user.entity.ts';
import { passwordFits } from './password.ts';
import { countAttempt } from './throttle.ts';

/** Minutes after signing in during which someone without a password need not sign in again. */
const YOUNG_MINUTES = 15;

/**
 * Asks the signed-in person to prove again who they are, before a change that would lock them out if somebody
 * else made it: an access token alone must not be enough. Who has a password says it (counted with the sign-ins);
 * who has none must have signed in a moment ago.
 * @param field where the client shows that the password is wrong
 * @throws INVALID_CREDENTIALS, RATE_LIMITED, POLICY
 */
export async function proveIdentity(
  context: Context,
  password: string | null | undefined,
  field: string,
): Promise<User> {
  const viewer = signedIn(context);
  const person = await context.em.findOneOrFail(User, viewer.id, { populate: ['passwordHash'] });
  if (!person.passwordHash) {
    const session = await context.em.findOneOrFail(Session, viewer.sessionId);
    if (session.createdAt.getTime() < Date.now() - YOUNG_MINUTES * 60_000)
      throw policy('accounts.signInAgain');
    return person;
  }
  const account = person.email.toLowerCase();
  const forgive = await countAttempt(context.services, 'password', {
    account,
    address: context.request.address,
  });
  if (!(await passwordFits(person.passwordHash, password ?? '')))
    throw new AppError('INVALID_CREDENTIALS', 'accounts.passwordWrong', [
      { field, message: 'accounts.passwordWrong' },
    ]);
  await forgive();
  return person;
}
