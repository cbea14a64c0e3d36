import { expect } from 'vitest';
import { daysAfter, toVietnamDate } from '../../../../platform/i18n/dates.ts';
import { testApp } from '../../../../testing/app.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { type Actor, ask as askOn, getCode, getReason, type Reply } from '../../../../testing/factories.ts';
import { helpersFor } from '../../../../testing/helpers.ts';

export const app = await testApp();
const { ask } = helpersFor(app);
export const CREATE = `mutation($input: CreateApiTokenInput!) { createApiToken(input: $input) {
  secret apiToken { id name scopes hint expiresAt lastUsedAt endedAt endReason } } }`;
export const REVOKE = 'mutation($id: ID!) { revokeApiToken(apiTokenId: $id) { id endReason } }';
export const WITHDRAW =
  'mutation($input: WithdrawApiTokenInput!) { withdrawApiToken(input: $input) { endReason ownerName } }';
export const RENEW = `mutation($input: RenewApiTokenInput!) { renewApiToken(input: $input) {
  secret apiToken { id name scopes expiresAt } } }`;
export const MINE = '{ myApiTokens { id name endReason lastUsedAt lastUsedAddress renewedAsId expiresAt } }';
export const ME = '{ me { id permissions } }';

export const daysFromNow = (days: number) => toVietnamDate(daysAfter(new Date(), days));

export interface Made {
  readonly id: string;
  readonly token: string;
}
export const create = (owner: Actor, scopes: readonly string[], more: object = {}): Promise<Reply> =>
  ask(owner, CREATE, { input: { name: 'Bảng Notion', scopes, expiresOn: daysFromNow(30), ...more } });
export async function made(owner: Actor, ...scopes: string[]): Promise<Made> {
  const { data } = await create(owner, scopes);
  const { secret, apiToken } = data.createApiToken as { secret: string; apiToken: { id: string } };
  return { id: apiToken.id, token: secret };
}
export const refusal = async (actor: Pick<Actor, 'token'>, query = ME, variables = {}, on = app) => {
  const reply = await askOn(on, actor, query, variables);
  return reply.errors ? `${getCode(reply)} ${getReason(reply)}` : 'answered';
};
export const endsSoon = (actor: Pick<Actor, 'token'>, on = app) =>
  eventually(async () => expect(await refusal(actor, ME, {}, on)).toBe('UNAUTHENTICATED API_TOKEN_ENDED'));
