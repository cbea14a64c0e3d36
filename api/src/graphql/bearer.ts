import { type DocumentNode, type GraphQLSchema, getOperationAST, Kind, type SelectionSetNode } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Viewer } from '../platform/access/viewer.ts';
import { AppError, unavailable } from '../platform/errors/errors.ts';
import type { Services } from '../platform/process/services.ts';

/** Runs an operation even if its bearer token is bad: what callers do to get a new one, and links of mails. */
export const AcceptsBadToken = () => Extensions({ acceptsBadToken: true });

/** Whether an operation runs although its bearer token is bad: all of its root fields {@link AcceptsBadToken}. */
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

/** Names of the fields at the root, those in fragments too. The document has passed validation: no cycles. */
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

/** Who asks, or why they may not: decided before the operation is known, applied once it is. */
export interface Caller {
  readonly viewer?: Viewer;
  /** A bad token, or no way to check it: to be thrown unless {@link ignoresBearer}. */
  readonly refusal?: AppError;
}

/** The person behind an `Authorization` header. */
export async function callerOf(
  { sessions, log }: Services,
  authorization: string | undefined,
  address: string,
): Promise<Caller> {
  try {
    return { viewer: await sessions.viewerOf(authorization, address) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: error };
    log.error({ err: error }, 'a session could not be looked up');
    return { refusal: unavailable('DATABASE_UNREACHABLE') };
  }
}

/** `WWW-Authenticate` of a 401 (RFC 6750, section 3): a token that was sent is called invalid, a missing one is not. */
export const challenge = ({ code, reason }: { code: string; reason: string }): string =>
  code === 'UNAUTHENTICATED' && reason !== 'TOKEN_MISSING'
    ? 'Bearer realm="Sen", error="invalid_token"'
    : 'Bearer realm="Sen"';
