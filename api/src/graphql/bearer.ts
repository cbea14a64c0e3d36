import { type DocumentNode, type GraphQLSchema, getOperationAST, Kind, type SelectionSetNode } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Viewer } from '../platform/access/viewer.ts';
import { AppError, unavailable } from '../platform/errors/errors.ts';
import type { Services } from '../platform/process/services.ts';

/**
 * Runs an operation even if the bearer token is invalid: operations that obtain a new token, and those that links in
 * e-mails open.
 */
export const AcceptsBadToken = () => Extensions({ acceptsBadToken: true });

/**
 * True if an operation runs with an invalid bearer token: all of its root fields must have {@link AcceptsBadToken}.
 */
export function ignoresBearer(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string | null,
): boolean {
  const operation = getOperationAST(document, operationName);
  if (!operation) return false;
  const fields = schema.getRootType(operation.operation)!.getFields();
  return rootFields(document, operation.selectionSet).every(
    (name) => fields[name]?.extensions.acceptsBadToken === true,
  );
}

function rootFields(document: DocumentNode, { selections }: SelectionSetNode): string[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node.name.value];
    if (node.kind === Kind.INLINE_FRAGMENT) return rootFields(document, node.selectionSet);
    const fragment = document.definitions.find(
      (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === node.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? rootFields(document, fragment.selectionSet) : [];
  });
}

/**
 * The viewer of a request, or the reason why authentication failed. It is determined before the operation is known,
 * and applied afterwards.
 */
export interface Caller {
  readonly viewer?: Viewer;
  /** The token is invalid or could not be checked. Throw it unless {@link ignoresBearer}. */
  readonly refusal?: AppError;
}

export async function findCaller(
  { sessions, log }: Services,
  authorization: string | undefined,
  address: string,
): Promise<Caller> {
  try {
    return { viewer: await sessions.findViewer(authorization, address) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: error };
    log.error({ err: error }, 'session could not be loaded');
    return { refusal: unavailable('DATABASE_UNREACHABLE') };
  }
}

/**
 * The `WWW-Authenticate` header of a 401 (RFC 6750, section 3): `error="invalid_token"` if a token was sent, no error
 * if it is missing.
 */
export const challenge = ({ code, reason }: { code: string; reason: string }): string =>
  code === 'UNAUTHENTICATED' && reason !== 'TOKEN_MISSING'
    ? 'Bearer realm="api", error="invalid_token"'
    : 'Bearer realm="api"';
