import { getFlag } from '../../legacy.ts';
import { route } from '../../route.ts';
import { flag, list, object, text } from '../../schema.ts';
import { type BulkRowsFragment, RestBulkRoles, RestBulkStatus } from './admin.gen.ts';
import { getRoles, personSchemas, userIds } from './people.ts';

const ids = list(text('User ID.'), 'User IDs; 1 to 500 distinct values.', { minItems: 1, maxItems: 500 });
const response = object({
  results: list(
    object(
      {
        id: text('User ID as sent by the client.'),
        ok: flag('True if the user has the requested state.'),
        error: object({
          code: text('Kind of the failure: NOT_FOUND or POLICY.'),
          reason: text('Rule that forbids the change; see the enum Refusal of the GraphQL schema.'),
          message: text('Explanation of the rule.'),
        }),
      },
      ['error'],
    ),
    'One result for each ID.',
  ),
});

/** Results of each person. A refusal of one does not make the request fail. */
const data = ({ result }: { readonly result: BulkRowsFragment }) => ({
  results: result.rows.map(({ id, outcome, refusal, message }) =>
    outcome === 'REFUSED'
      ? {
          id,
          ok: false,
          error: { code: refusal === 'NOT_FOUND' ? refusal : 'POLICY', reason: refusal, message },
        }
      : { id, ok: true },
  ),
});

export const bulkStatusRoute = route({
  method: 'PATCH',
  path: '/admin/users/bulk-status',
  tag: 'admin',
  summary: 'Suspends or restores several users',
  document: RestBulkStatus,
  body: object({ userIds: ids, isActive: flag('False to suspend the accounts; true to restore them.') }),
  fieldNames: { personIds: 'userIds' },
  response,
  variables(request) {
    const isActive = getFlag(request, 'isActive');
    if (isActive === undefined) request.refuse('isActive', 'validation.required');
    return { input: { personIds: userIds(request), isActive: isActive ?? false } };
  },
  data,
});

export const bulkRolesRoute = route({
  method: 'PATCH',
  path: '/admin/users/bulk-roles',
  tag: 'admin',
  summary: 'Sets the roles of several users',
  document: RestBulkRoles,
  body: object({ userIds: ids, roles: personSchemas.roles }),
  fieldNames: { personIds: 'userIds' },
  response,
  variables(request) {
    const roles = getRoles(request);
    if (!roles) request.refuse('roles', 'validation.required');
    return { input: { personIds: userIds(request), roles: roles ?? [] } };
  },
  data,
});
