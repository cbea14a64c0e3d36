import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ObjectType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { AppError, forbidden } from '../../../platform/errors/errors.ts';
import { notifyOwner } from '../credentials/notify-owner.ts';
import { countCodeAttempt, redeemFactorCode, requiresCode } from '../two-step/second-factor.ts';
import type { User } from '../user.entity.ts';
import { issueAccessToken } from './access-token.ts';
import { hashToken, newToken } from './random-token.ts';
import { RefreshToken, Session } from './session.entity.ts';

const SESSION_DAYS = 30;

@ObjectType({ description: 'Tokens of a new session and its user.' })
export class AuthPayload {
  readonly personId!: string;
  @Field({ description: 'Access token for the header `Authorization: Bearer …`. Valid for 15 minutes.' })
  accessToken!: string;
  @Field({ description: 'Refresh token for `refreshSession`. Valid for 30 days.' })
  refreshToken!: string;
  @Field(() => DateTime, { description: 'Time at which the access token expires.' })
  expiresAt!: Date;
}

/** Part of the caller's transaction. */
export async function openSession(
  em: EntityManager,
  { request, services }: Context,
  person: User,
): Promise<AuthPayload> {
  const session = em.create(Session, {
    person,
    device: request.device?.slice(0, 200),
    address: request.address,
    openedOnRest: request.origin === 'rest',
    expiresAt: new Date(Date.now() + SESSION_DAYS * 86_400_000),
  });
  const refreshToken = newToken();
  em.create(RefreshToken, { hash: hashToken(refreshToken), session, generation: 0 });
  await em.flush();
  const { token, expiresAt } = await issueAccessToken(services.keys, person.id, session.id);
  return { personId: person.id, accessToken: token, refreshToken, expiresAt };
}

interface FirstFactor {
  readonly person: User;
  /** The hash against which the password was checked. Missing if the first factor was not a password. */
  readonly passwordHash?: string | null;
}

/**
 * Opens a session for a person with a verified first factor (password or Google). Requires the second factor if the
 * person uses two-step sign-in. Part of the caller's transaction.
 * @throws INVALID_CREDENTIALS, at the field `code` if only the code is wrong or missing
 * @throws RATE_LIMITED after wrong codes
 * @throws FORBIDDEN if the person is suspended
 */
export async function openSessionWithCode(
  em: EntityManager,
  context: Context,
  { person, passwordHash }: FirstFactor,
  code: string | null | undefined,
): Promise<AuthPayload> {
  await assertUnchanged(em, person.id, passwordHash);
  if (await requiresCode(em, person.id)) {
    // A request without a code is not a guess, so it is not counted
    const clearAttempts = code ? await countCodeAttempt(context, person.id) : undefined;
    await redeemFactorCode(em, context.services.keys, person.id, code);
    await clearAttempts?.();
  }
  if (await isNewDevice(em, context, person.id)) await notifyOwner(em, context, person, 'new-sign-in');
  return openSession(em, context, person);
}

/**
 * Verifying a factor takes time, and the password or status may change meanwhile. The shared lock makes such a change
 * wait until this session exists, so that the change ends it too. A change that came first makes this sign-in fail.
 */
async function assertUnchanged(em: EntityManager, personId: string, passwordHash: string | null | undefined) {
  const [now] = await runSql<{ is_active: boolean; password_hash: string | null }>(
    em,
    sql`select is_active, password_hash from person where id = ${personId} for share`,
  );
  if (!now || (passwordHash !== undefined && now.password_hash !== passwordHash))
    throw new AppError('WRONG_CREDENTIALS');
  if (!now.is_active) throw forbidden('ACCOUNT_SUSPENDED');
}

/**
 * True if the person has signed in before, but never from a device like this one. Versions are ignored, because
 * browsers update.
 */
async function isNewDevice(em: EntityManager, { request }: Context, personId: string): Promise<boolean> {
  const [found] = await runSql<{ known: boolean | null }>(
    em,
    sql`select bool_or(regexp_replace(coalesce(device, ''), '[0-9._]+', '', 'g')
       = regexp_replace(${request.device?.slice(0, 200) ?? ''}, '[0-9._]+', '', 'g')) as known
     from session where person_id = ${personId} and device is not null`,
  );
  return found?.known === false;
}
