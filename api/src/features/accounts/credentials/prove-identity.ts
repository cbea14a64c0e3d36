import type { Context } from '../../../graphql/context.ts';
import { signedIn } from '../../../graphql/context.ts';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { policy } from '../../../platform/errors/errors.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { Session } from '../sessions/session.entity.ts';
import { wrongProof } from '../two-step/second-factor.ts';
import { User } from '../user.entity.ts';
import { passwordFits } from './password.ts';
import { countAttempt } from './throttle.ts';

/** Minutes after signing in during which that was proof enough, where an operation takes it. */
const YOUNG_MINUTES = 15;

/** What the client asks to have proved. */
export interface Proof {
  readonly password: string | null | undefined;
  /** Where the client shows that the password is wrong. */
  readonly field: string;
  /** Whoever has signed in a moment ago need not say their password again; one that they say has to be right. */
  readonly recentSignIn?: 'is enough';
}

/**
 * Asks the signed-in person to prove again who they are, before a change that would lock them out if a person
 * else made it: an access token alone must not be enough. Who has a password says it (counted with the sign-ins);
 * who has none must have signed in a moment ago.
 * @throws INVALID_CREDENTIALS, RATE_LIMITED, POLICY
 */
export async function proveIdentity(
  context: Context,
  { password, field, recentSignIn }: Proof,
): Promise<User> {
  const viewer = signedIn(context);
  const person = await context.em.findOneOrFail(User, viewer.id, { populate: ['passwordHash'] });
  if (!person.passwordHash) {
    if (!(await hasJustSignedIn(context))) throw policy('SIGN_IN_AGAIN');
    return person;
  }
  if (recentSignIn && !password) {
    if (await hasJustSignedIn(context)) return person;
    // No one has guessed anything, so nothing is counted
    throw wrongProof('PASSWORD_NEEDED', field);
  }
  const account = person.email.toLowerCase();
  const forgive = await countAttempt(context.services, 'password', {
    account,
    address: context.request.address,
    isKnown: await isKnownNetwork(context, account),
  });
  if (!(await passwordFits(person.passwordHash, password ?? ''))) throw wrongProof('PASSWORD_WRONG', field);
  await forgive();
  return person;
}

async function hasJustSignedIn(context: Context): Promise<boolean> {
  const { createdAt } = await context.em.findOneOrFail(Session, signedIn(context).sessionId);
  return createdAt.getTime() >= Date.now() - YOUNG_MINUTES * 60_000;
}

/** Days in which a sign-in vouches for the network it came from. */
const DAYS = 90;

/** Whether the account of an address has signed in from the caller's network before. */
export async function isKnownNetwork({ services, request }: Context, email: string): Promise<boolean> {
  const rows = await runSql<{ address: string }>(
    services.orm.em.fork(),
    sql`select distinct s.address from session s join person p on p.id = s.person_id
     where p.email = ${email} and s.view_as_id is null and s.created_at > now() - make_interval(days => ${DAYS})`,
  );
  const network = networkOf(request.address);
  return rows.some(({ address }) => address && networkOf(address) === network);
}
