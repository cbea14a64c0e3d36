import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { CalendarDate } from '../../../graphql/scalars.ts';
import { lockById } from '../../../platform/db/index.ts';
import { forbidden } from '../../../platform/errors/errors.ts';
import { Between } from '../../../platform/input/between.ts';
import { IdempotencyKey, idempotent } from '../../operations/index.ts';
import { auditPerson } from '../audit-person.ts';
import { notifyOwner } from '../credentials/notify-owner.ts';
import { lockUser } from '../load-user.ts';
import { ApiToken } from './api-token.entity.ts';
import { API_TOKENS_ALLOWED, newApiToken } from './api-token.ts';
import { type CreatedApiToken, storeToken, toExpiry } from './create-api-token.ts';

const HOUR_MS = 3_600_000;
/** Max hours in which both tokens are valid: enough to deploy the new one everywhere. */
const MAX_OVERLAP_HOURS = 24;

@InputType({ description: 'API token to renew with a new secret and expiry date.' })
export class RenewApiTokenInput {
  @Field(() => ID, { description: 'ID of a token of the viewer, as returned by `myApiTokens`.' })
  apiTokenId!: string;

  @Field(() => CalendarDate, {
    description:
      'Last day of validity of the new token, in Vietnam time; from tomorrow to 365 days from today.',
  })
  expiresOn!: string;

  @Field(() => Int, {
    defaultValue: MAX_OVERLAP_HOURS,
    description:
      'Hours for which the old secret remains valid, at most until it expires; 0 to 24. With 0 it is rejected within a second.',
  })
  @Between(0, MAX_OVERLAP_HOURS, 'accounts.apiTokenOverlap')
  overlapHours!: number;

  @IdempotencyKey()
  idempotencyKey?: string | null;
}

/**
 * Rotates a token of the viewer: a new one with the same name and scopes replaces it, and the old one stays valid for
 * the requested overlap, while the owner deploys the new one. An expired token can be renewed. An ended or already
 * renewed one cannot.
 * @throws FORBIDDEN if API tokens are disabled
 * @throws BAD_INPUT if the last day is not one of the next 365 days
 * @throws NOT_FOUND if the viewer has no such token, or it was already renewed
 */
export async function renewApiToken(context: Context, input: RenewApiTokenInput): Promise<CreatedApiToken> {
  const viewer = signedIn(context);
  if (!context.services.settings.get(API_TOKENS_ALLOWED)) throw forbidden('API_TOKENS_OFF');
  const { apiTokenId, expiresOn, overlapHours, idempotencyKey } = input;
  const expiresAt = toExpiry(expiresOn);
  let secret: string | undefined;
  const id = await context.em.transactional(async (em) => {
    const person = await lockUser(em, viewer.id);
    const wanted = { renewApiToken: { apiTokenId, expiresOn, overlapHours } };
    return idempotent(em, viewer.id, idempotencyKey, wanted, async () => {
      const own = { person: viewer.id, endedAt: null };
      const former = await lockById(em, ApiToken, apiTokenId, { ...own, renewedAs: null });
      secret = newApiToken();
      const { name, scopes } = former;
      const token = await storeToken(em, secret, { name, scopes, expiresAt, person });
      // At most two are valid simultaneously, however often a token is renewed
      for (const older of await em.find(ApiToken, { ...own, renewedAs: former.id })) older.renew(former, 0);
      former.renew(token, overlapHours * HOUR_MS);
      auditPerson(em, context, 'api-token.renew', viewer.id, {
        before: { apiToken: former.id },
        after: { apiToken: token.id, name, scopes, expiresAt, formerExpiresAt: former.expiresAt },
      });
      await notifyOwner(em, context, person, 'api-token-renewed', { apiToken: name });
      return token.id;
    });
  });
  context.services.sessions.invalidate(`api-token:${apiTokenId}`);
  return { id, secret };
}
