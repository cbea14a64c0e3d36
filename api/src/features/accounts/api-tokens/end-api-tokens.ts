import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { lockById, runSql, sql } from '../../../platform/db/index.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { auditPerson } from '../audit-person.ts';
import type { EndReason } from '../sessions/session.entity.ts';
import { ApiToken, ApiTokenEndReason } from './api-token.entity.ts';

@InputType({ description: 'Token of another user to revoke, and the reason.' })
export class WithdrawApiTokenInput {
  @Field(() => ID, { description: 'Token ID, as returned by `apiTokens`.' })
  apiTokenId!: string;

  @Field({ description: 'Reason of 3 to 300 characters, recorded in the audit log.' })
  @TrimmedLength(3, 300, { message: 'people.reason' })
  reason!: string;
}

/**
 * Revokes a token of the viewer. Like signing out a device, it requires no proof of identity.
 * @throws NOT_FOUND if the viewer has no active token with this ID
 */
export async function revokeApiToken(context: Context, id: string): Promise<string> {
  const viewer = signedIn(context);
  await endToken(context, id, ApiTokenEndReason.REVOKED, { person: viewer.id });
  return id;
}

/**
 * Revokes the token of any person, as an administrator.
 * @throws NOT_FOUND if there is no active token with this ID
 */
export async function withdrawApiToken(
  context: Context,
  { apiTokenId, reason }: WithdrawApiTokenInput,
): Promise<string> {
  await endToken(context, apiTokenId, ApiTokenEndReason.WITHDRAWN, {}, reason.trim());
  return apiTokenId;
}

async function endToken(
  context: Context,
  id: string,
  endReason: ApiTokenEndReason,
  owner: { person?: string },
  reason?: string,
): Promise<void> {
  await context.em.transactional(async (em) => {
    const token = await lockById(em, ApiToken, id, { ...owner, endedAt: null });
    token.end(endReason);
    auditPerson(
      em,
      context,
      endReason === ApiTokenEndReason.REVOKED ? 'api-token.revoke' : 'api-token.withdraw',
      token.person.id,
      { before: { apiToken: token.id, name: token.name }, reason },
    );
  });
  context.services.sessions.invalidate(`api-token:${id}`);
}

/** The session end reasons that end tokens as well, because an intruder may have created them. */
const BY_SESSIONS: Partial<Record<EndReason, ApiTokenEndReason>> = {
  'password-reset': ApiTokenEndReason.PASSWORD_RESET,
  'email-restored': ApiTokenEndReason.EMAIL_RESTORED,
  'payout-account-undone': ApiTokenEndReason.PAYOUT_ACCOUNT_UNDONE,
  deactivated: ApiTokenEndReason.DEACTIVATED,
};

/**
 * Ends people's API tokens if the reason why their sessions end concerns tokens too. Part of the caller's
 * transaction.
 */
export async function endApiTokens(
  em: EntityManager,
  personIds: readonly string[],
  reason: EndReason,
): Promise<void> {
  const endReason = BY_SESSIONS[reason];
  if (endReason)
    await runSql(
      em,
      sql`update api_token set ended_at = now(), end_reason = ${endReason} where person_id = any(${personIds}::uuid[]) and ended_at is null`,
    );
}
