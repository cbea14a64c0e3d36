import type { EntityManager } from '@mikro-orm/postgresql';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, MaxLength } from 'class-validator';
import type { GraphQLSchema } from 'graphql';
import { Field, InputType, ObjectType } from 'type-graphql';
import { findAlwaysProved } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { CalendarDate } from '../../../graphql/scalars.ts';
import { isPermission, PERSON_ONLY, type Permission } from '../../../platform/access/permissions.ts';
import { badInput, forbidden, policy } from '../../../platform/errors/errors.ts';
import { toVietnamDate } from '../../../platform/i18n/dates.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { IdempotencyKey, idempotent } from '../../operations/index.ts';
import { permissionCatalogue } from '../admin/role.reads.ts';
import type { PermissionResource } from '../admin/role.types.ts';
import { auditPerson } from '../audit-person.ts';
import { notifyOwner } from '../credentials/notify-owner.ts';
import { lockUser } from '../load-user.ts';
import { hashToken } from '../sessions/random-token.ts';
import { User } from '../user.entity.ts';
import { ApiToken, MAX_API_TOKEN_DAYS, MAX_API_TOKENS } from './api-token.entity.ts';
import { API_TOKENS_ALLOWED, newApiToken } from './api-token.ts';

/**
 * True if tokens can have the permission. Permissions that are reserved for people or always require a proof of
 * identity are excluded.
 */
const isScope = (schema: GraphQLSchema, text: string): text is Permission =>
  isPermission(text) && !PERSON_ONLY.has(text) && !findAlwaysProved(schema).has(text);

/** Returns the permissions that the viewer can grant to a token, grouped by resource. */
export const scopeCatalogue = (schema: GraphQLSchema, context: Context): PermissionResource[] =>
  permissionCatalogue(context)
    .map((resource) => ({
      ...resource,
      actions: resource.actions.filter(({ permission, isHeld }) => isHeld && isScope(schema, permission)),
    }))
    .filter(({ actions }) => actions.length > 0);

/** Vietnam has had no daylight saving time since 1945. */
const VIETNAM_OFFSET = '+07:00';
const DAY_MS = 86_400_000;

@InputType({ description: 'Personal API token to create.' })
export class CreateApiTokenInput {
  @Field({ description: 'Name of the program that uses the token; 2 to 60 characters.' })
  @TrimmedLength(2, 60, { message: 'accounts.apiTokenName' })
  name!: string;

  @Field(() => [String], {
    description:
      'Scopes as resource:action; at least one of `apiTokenTerms.resources`. They limit every operation that requires a permission, on GraphQL, REST, subscriptions and uploads alike. Public data is available without a scope, in the form shown to guests.',
  })
  @ArrayMinSize(1, { message: 'accounts.apiTokenScopes' })
  @ArrayMaxSize(200, { message: 'accounts.apiTokenScopes' })
  @ArrayUnique({ message: 'accounts.apiTokenScopes' })
  @MaxLength(100, { each: true, message: 'accounts.apiTokenScopes' })
  scopes!: string[];

  @Field(() => CalendarDate, {
    description: 'Last day of validity, in Vietnam time; from tomorrow to 365 days from today.',
  })
  expiresOn!: string;

  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'Newly created API token.' })
export class CreatedApiToken {
  readonly id!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Token for the header `Authorization: Bearer …`. Returned only once; null if the same `idempotencyKey` already created it.',
  })
  secret?: string | null;
}

/**
 * Creates an API token for the viewer and notifies them.
 * @throws FORBIDDEN if API tokens are disabled
 * @throws BAD_INPUT if a scope is unknown, or the last day is not one of the next 365 days
 * @throws POLICY if the viewer lacks a permission or has too many tokens
 */
export async function createApiToken(
  context: Context,
  input: CreateApiTokenInput,
  schema: GraphQLSchema,
): Promise<CreatedApiToken> {
  const viewer = signedIn(context);
  if (!context.services.settings.get(API_TOKENS_ALLOWED)) throw forbidden('API_TOKENS_OFF');
  const unknown = input.scopes.find((each) => !isScope(schema, each));
  if (unknown !== undefined) throw badInput('scopes', 'accounts.apiTokenScope', { scope: unknown });
  if (!input.scopes.every((each) => viewer.may(each as never))) throw policy('GRANTS_TOO_MUCH');
  const expiresAt = toExpiry(input.expiresOn);
  const values = { name: input.name.trim(), scopes: [...input.scopes].sort(), expiresAt };
  let secret: string | undefined;
  const id = await context.em.transactional(async (em) => {
    // Locks the person, so that concurrent requests cannot exceed the limit
    const person = await lockUser(em, viewer.id);
    return idempotent(em, viewer.id, input.idempotencyKey, { createApiToken: values }, async () => {
      if ((await em.count(ApiToken, { person: viewer.id, endedAt: null, renewedAs: null })) >= MAX_API_TOKENS)
        throw policy('TOO_MANY_API_TOKENS', { limit: MAX_API_TOKENS });
      secret = newApiToken();
      const token = await storeToken(em, secret, { ...values, person });
      auditPerson(em, context, 'api-token.create', viewer.id, { after: { apiToken: token.id, ...values } });
      await notifyOwner(em, context, person, 'api-token-created', { apiToken: values.name });
      return token.id;
    });
  });
  return { id, secret };
}

/** Stores the hash of a token. The secret itself is not stored. */
export async function storeToken(
  em: EntityManager,
  secret: string,
  facts: Pick<ApiToken, 'name' | 'scopes' | 'expiresAt'> & { person: User },
): Promise<ApiToken> {
  const token = em.create(ApiToken, { ...facts, hash: hashToken(secret), hint: secret.slice(-4) });
  await em.flush();
  return token;
}

/**
 * Returns the end of a day in Vietnam time.
 * @throws BAD_INPUT unless the day is one of the next 365 days
 */
export function toExpiry(day: string): Date {
  const start = Date.parse(`${day}T00:00:00${VIETNAM_OFFSET}`);
  const today = toVietnamDate(new Date());
  const days = Math.round((start - Date.parse(`${today}T00:00:00${VIETNAM_OFFSET}`)) / DAY_MS);
  if (!(days >= 1 && days <= MAX_API_TOKEN_DAYS))
    throw badInput('expiresOn', 'accounts.apiTokenExpiry', { max: MAX_API_TOKEN_DAYS });
  return new Date(start + DAY_MS);
}
