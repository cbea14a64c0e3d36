import { choice, person, word, yesOrNo } from '../../legacy.ts';
import { pageParameters, pageVariables } from '../../page.ts';
import { type Parameter, route } from '../../route.ts';
import { integer, list, object, ref, text } from '../../schema.ts';
import { RestUsers } from './admin.gen.ts';
import { ROLES, rolesAsked } from './people.ts';

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
  summary: 'People, filtered and sorted',
  needsSignIn: true,
  document: RestUsers,
  parameters: [
    { name: 'search', in: 'query', schema: text('Beginnings of words of name, address or number.') },
    {
      name: 'roles',
      in: 'query',
      schema: list(text('Role.', { enum: ROLE_NAMES }), 'Repeated; user: who is nothing else.'),
    },
    ...['roles[]', 'role'].map(
      (name): Parameter => ({ name, in: 'query', schema: text('The same as roles.', { enum: ROLE_NAMES }) }),
    ),
    {
      name: 'isActive',
      in: 'query',
      schema: text('Active or suspended people only.', { enum: ['true', 'false'] }),
    },
    {
      name: 'sortBy',
      in: 'query',
      schema: text('Column.', { enum: Object.keys(SORTS), default: 'createdAt' }),
    },
    {
      name: 'sortOrder',
      in: 'query',
      schema: text('Rising or falling.', { enum: ['asc', 'desc'], default: 'desc' }),
    },
    ...pageParameters,
  ],
  response: object({
    users: list(ref('UserForAdmin'), 'The rows of this page.'),
    total: integer('Rows on all pages.'),
    page: integer('The number of this page.'),
    limit: integer('Rows per page.'),
  }),
  variables: (request) => ({
    ...pageVariables(request),
    filter: {
      search: word(request, 'search'),
      roles: rolesAsked(request),
      isActive: yesOrNo(request, 'isActive'),
    },
    sortBy: sortBy(word(request, 'sortBy')),
    sortOrder: choice(request, 'sortOrder', ['ASC', 'DESC']),
  }),
  data: ({ people: { items, ...page } }) => ({ users: items.map(person), ...page }),
});

/** Unknown columns are passed on, so that the schema rejects them with the name of the field. */
const sortBy = (name: string | undefined) => (name && Object.hasOwn(SORTS, name) ? SORTS[name] : name);
