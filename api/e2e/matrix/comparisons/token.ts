import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import type { App } from '../../../src/app.ts';
import { PERSON_ONLY, type Permission } from '../../../src/platform/access/permissions.ts';
import { projectFolder } from '../../../src/platform/process/project-folder.ts';
import { type Actor, ask, toHeaders } from '../../../src/testing/factories.ts';
import type { GraphqlBody } from '../../listening.ts';

export const schema = buildSchema(readFileSync(join(projectFolder(), 'schema', 'schema.graphql'), 'utf8'));

/** True if an operation is for people only. Read from the schema's descriptions, as an integrator does. */
export function isForPeople(operation: string): boolean {
  const [type, field] = operation.split('.') as [string, string];
  const root = type === 'Query' ? schema.getQueryType() : schema.getMutationType();
  const description = root!.getFields()[field]!.description!;
  const [, permission] = /Needs the permission `([^`]+)`/.exec(description) ?? [];
  return (
    description.includes('Needs a fresh proof of identity (proveIdentity)') ||
    description.includes('API tokens are rejected') ||
    PERSON_ONLY.has(permission as Permission)
  );
}

/**
 * Creates an API token.
 * @param scopes Optional. Defaults to all that its owner can grant.
 */
export async function createToken(
  app: App,
  owner: Actor,
  scopes?: readonly string[],
): Promise<{ id: string; token: string }> {
  const terms = await ask(app, owner, '{ apiTokenTerms { resources { actions { permission } } } }');
  const { resources } = terms.data.apiTokenTerms as {
    resources: { actions: { permission: string }[] }[];
  };
  const every = resources.flatMap(({ actions }) => actions.map(({ permission }) => permission));
  const expiresOn = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const { data } = await ask(
    app,
    owner,
    'mutation($input: CreateApiTokenInput!) { createApiToken(input: $input) { secret apiToken { id } } }',
    { input: { name: 'Mọi quyền', scopes: scopes ?? every, expiresOn } },
  );
  const { secret, apiToken } = data.createApiToken as { secret: string; apiToken: { id: string } };
  return { id: apiToken.id, token: secret };
}

/** Actors whose tokens are compared with their sessions. */
export const TOKEN_OWNERS = ['enrolled', 'owner', 'admin'] as const;
export type TokenOwner = (typeof TOKEN_OWNERS)[number];

const getOutcome = ({ data, errors }: Pick<GraphqlBody, 'data' | 'errors'>): string =>
  errors?.length ? String(errors[0]!.extensions.reason) : data?.it == null ? 'null' : 'answered';

/** The expected response to a token with all scopes of its owner, derived from that to the owner's session. */
export function expectedOfToken(operation: string, own: GraphqlBody): string {
  const outcome = getOutcome(own);
  return isForPeople(operation) && outcome !== 'NOT_PERMITTED' ? 'PERSON_NEEDED' : outcome;
}

/** Sends an operation with a token, and with the proof of its owner's session, which must not count. */
export const sendWithToken = async (
  app: App,
  token: string,
  owner: Actor,
  { query, variables }: { query: string; variables: object },
): Promise<string> => {
  const headers = toHeaders({ token, ...(owner.proof && { proof: owner.proof }) });
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query, variables },
  });
  return getOutcome(response.json() as GraphqlBody);
};
