import { type GraphQLSchema, getOperationAST, Kind, parse } from 'graphql';
import { ignoresBearer } from '../graphql/bearer.ts';
import { statusOf } from '../platform/errors.ts';
import type { ErrorCode } from '../platform/reasons.ts';
import type { RestRoute } from './route.ts';

const NAMES = new RegExp(`\\b(${Object.keys(statusOf).join('|')})\\b`, 'g');

/** The codes that a route can fail with: its own, and those that the operations of its document are described with. */
export function codesOf({ document, path, body, file }: RestRoute, schema: GraphQLSchema): Set<ErrorCode> {
  const parsed = parse(document);
  const operation = getOperationAST(parsed)!;
  const fields = schema.getRootType(operation.operation)!.getFields();
  const described = operation.selectionSet.selections
    .flatMap((node) => (node.kind === Kind.FIELD ? [fields[node.name.value]!.description ?? ''] : []))
    .join(' ');
  const codes = new Set<ErrorCode>([
    'BAD_INPUT',
    'RATE_LIMITED',
    ...((described.match(NAMES) ?? []) as ErrorCode[]),
  ]);
  if (!ignoresBearer(schema, parsed)) codes.add('UNAUTHENTICATED');
  if (/Needs the permission/.test(described)) codes.add('FORBIDDEN');
  if (path.includes('{')) codes.add('NOT_FOUND');
  if (body || file) codes.add('PAYLOAD_TOO_LARGE').add('UNSUPPORTED_MEDIA');
  return codes;
}
