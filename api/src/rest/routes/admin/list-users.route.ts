import { choice, person, textParameter, yesOrNo } from '../../legacy.ts';
import { pageParameters, pageVariables } from '../../page.ts';
import { type Parameter, route } from '../../route.ts';
import { integer, list, object, ref, text } from '../../schema.ts';
import { RestUsers } from './admin.gen.ts';
import { ROLES, roleParameters } from './people.ts';

const ROLE_NAMES = ROLES.map((role) => role.toLowerCase());

/** Legacy names of sort columns, with their values in the schema. */
const SORTS: Readonly<Record<string, string>> = {
  createdAt: 'CREATED_AT',
  fullName: 'FULL_NAME',
  name: 'FULL_NAME',
  firstName: 'FIRST_NAME',
  lastName: 'LAST_NAME',
  email: 'EMAIL',
  role: 'ROLE',
  roles: 'ROLE',
  isActive: 'STATUS',
  status: 'STATUS',
  lastSeenAt: 'LAST_SEEN_AT',
  lastLogin: 'LAST_SEEN_AT',
};

export const listUsersRoute = route({
  method: 'GET',
  path: '/admin/users',
  tag: 'admin',
  summary: 'Lists users with filters and sorting',
  document: RestUsers,
  parameters: [
    {
      name: 'search',
      in: 'query',
      schema: text('Word prefixes of name, email address or telephone number.'),
    },
    {
      name: 'roles',
      in: 'query',
      schema: list(
        text('System role.', { enum: ROLE_NAMES }),
        'Repeated parameter. The value user matches users without any other role.',
      ),
    },
    ...['roles[]', 'role'].map(
      (name): Parameter => ({ name, in: 'query', schema: text('Alias of `roles`.', { enum: ROLE_NAMES }) }),
    ),
    {
      name: 'isActive',
      in: 'query',
      schema: text('True for active users only; false for suspended users only.', {
        enum: ['true', 'false'],
      }),
    },
    {
      name: 'sortBy',
      in: 'query',
      schema: text('Field to sort the rows by.', { enum: Object.keys(SORTS), default: 'createdAt' }),
    },
    {
      name: 'sortOrder',
      in: 'query',
      schema: text('Direction in which the rows are sorted.', { enum: ['asc', 'desc'], default: 'desc' }),
    },
    ...pageParameters,
  ],
  response: object({
    users: list(ref('UserForAdmin'), 'Users of this page.'),
    total: integer('Total number of rows.'),
    page: integer('Page number, from 1.'),
    limit: integer('Rows per page.'),
  }),
  variables: (request) => ({
    ...pageVariables(request),
    filter: {
      search: textParameter(request, 'search'),
      roles: roleParameters(request),
      isActive: yesOrNo(request, 'isActive'),
    },
    sortBy: sortBy(textParameter(request, 'sortBy')),
    sortOrder: choice(request, 'sortOrder', ['ASC', 'DESC']),
  }),
  data: ({ people: { items, ...page } }) => ({ users: items.map(person), ...page }),
});

/** Unknown columns are passed on, so that the schema rejects them with the name of the field. */
const sortBy = (name: string | undefined) => (name && Object.hasOwn(SORTS, name) ? SORTS[name] : name);
