import { type GraphQLSchema, getOperationAST, Kind, parse } from 'graphql';
import { ignoresBearer } from '../graphql/bearer.ts';
import { HTTP_STATUSES } from '../platform/errors/errors.ts';
import type { ErrorCode } from '../platform/errors/reasons.ts';
import type { RestRoute } from './route.ts';

const NAMES = new RegExp(`\\b(${Object.keys(HTTP_STATUSES).join('|')})\\b`, 'g');

export function describedBy({ document }: Pick<RestRoute, 'document'>, schema: GraphQLSchema): string {
  const operation = getOperationAST(parse(document))!;
  const fields = schema.getRootType(operation.operation)!.getFields();
  const descriptions = operation.selectionSet.selections.flatMap((node) =>
    node.kind === Kind.FIELD ? [fields[node.name.value]!.description ?? ''] : [],
  );
  return [...new Set(descriptions)].join(' ');
}

/** The error codes of a route: its own, and those that the descriptions of its operations name. */
export function getCodes(route: RestRoute, schema: GraphQLSchema): Set<ErrorCode> {
  const { document, path, body, file } = route;
  const described = describedBy(route, schema);
  const codes = new Set<ErrorCode>([
    'BAD_INPUT',
    'RATE_LIMITED',
    ...((described.match(NAMES) ?? []) as ErrorCode[]),
  ]);
  if (!ignoresBearer(schema, parse(document))) codes.add('UNAUTHENTICATED');
  if (/Needs the permission/.test(described)) codes.add('FORBIDDEN');
  if (path.includes('{')) codes.add('NOT_FOUND');
  if (body || file) codes.add('PAYLOAD_TOO_LARGE').add('UNSUPPORTED_MEDIA');
  return codes;
}
