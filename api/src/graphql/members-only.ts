import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql';
import { getOperationVerdict, isOpenToOutsiders } from '../platform/access/outsiders.ts';
import { unauthenticated } from '../platform/errors/errors.ts';
import { MEMBERS_ONLY } from '../platform/settings/index.ts';
import { findRootFields } from './bearer.ts';
import type { Context } from './context.ts';

/**
 * Refuses operations to guests of a members-only site unless all root fields are open to outsiders.
 * @throws UNAUTHENTICATED
 */
export function assertOpenToGuest(
  schema: GraphQLSchema,
  { document, operationName }: { document: DocumentNode; operationName?: string | null | undefined },
  { viewer, services: { settings } }: Context,
): void {
  if (viewer || !settings.get(MEMBERS_ONLY)) return;
  const operation = getOperationAST(document, operationName)!;
  const root = schema.getRootType(operation.operation)!.name;
  for (const field of findRootFields(document, operation.selectionSet))
    if (!isOpenToOutsiders(settings, getOperationVerdict(`${root}.${field}`)))
      throw unauthenticated('TOKEN_MISSING');
}
