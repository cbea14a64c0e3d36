import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../graphql/context.ts';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError, forbidden } from '../../../platform/errors/errors.ts';
import { tellOwner } from '../credentials/tell-owner.ts';
import { asksForCode, countCode, spendCode } from '../two-step/second-factor.ts';
import type { User } from '../user.entity.ts';
import { openSession, type SessionTokens } from './open-session.ts';

/** A person's first proof, and what it rests on. */
export interface FirstProof {
  readonly person: User;
  /** The hash that the password was held against; left out where it was none. */
  readonly passwordHash?: string | null;
}

/**
 * Begins a session for a person whose first proof (password, Google) is good: with the second one, where they
 * have turned two-step sign-in on. Part of the caller's transaction.
 * @throws INVALID_CREDENTIALS, at the field `code` where that is at fault; RATE_LIMITED after wrong ones;
 *   FORBIDDEN for the suspended
 */
export async function openSessionWithCode(
  em: EntityManager,
  context: Context,
  { person, passwordHash }: FirstProof,
  code: string | null | undefined,
): Promise<SessionTokens> {
  await assertStillGood(em, person.id, passwordHash);
  if (await asksForCode(em, person.id)) {
    // That a code is asked for is no attempt to guess it
    const forgive = code ? await countCode(context, person.id) : undefined;
    await spendCode(em, context.services.keys, person.id, code);
    await forgive?.();
  }
  if (await isNewDevice(em, context, person.id)) await tellOwner(em, context, person, 'new-sign-in');
  return openSession(em, context, person);
}

/**
 * Judging a proof takes a while. Whoever changes the password meanwhile, or suspends the person, ends the sessions
 * that they find: so from here on they wait until this one is among them, or it is refused.
 */
async function assertStillGood(
  em: EntityManager,
  personId: string,
  passwordHash: string | null | undefined,
): Promise<void> {
  const [now] = await runSql<{ is_active: boolean; password_hash: string | null }>(
    em,
    sql`select is_active, password_hash from person where id = ${personId} for share`,
  );
  if (!now || (passwordHash !== undefined && now.password_hash !== passwordHash))
    throw new AppError('WRONG_CREDENTIALS');
  if (!now.is_active) throw forbidden('ACCOUNT_SUSPENDED');
}

/** Whether they were signed in before, but never on a device like this one. Versions do not matter: browsers update. */
async function isNewDevice(em: EntityManager, { request }: Context, personId: string): Promise<boolean> {
  const [found] = await runSql<{ known: boolean | null }>(
    em,
    sql`select bool_or(regexp_replace(coalesce(device, ''), '[0-9._]+', '', 'g')
       = regexp_replace(${request.device?.slice(0, 200) ?? ''}, '[0-9._]+', '', 'g')) as known
     from session where person_id = ${personId} and device is not null`,
  );
  return found?.known === false;
}
