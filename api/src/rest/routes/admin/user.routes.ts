import type { RestDocument } from '../../document.ts';
import {
  checkConfirmation,
  getLanguage,
  lower,
  person,
  required,
  textParameter,
  texts,
  wholeNumber,
} from '../../legacy.ts';
import { requiredName } from '../../names.ts';
import { type Parameter, route } from '../../route.ts';
import { integer, list, object, ref, text } from '../../schema.ts';
import { profileInput, profileSchemas } from '../profile/profile-fields.ts';
import {
  type PersonForAdminFragment,
  RestActivateUser,
  RestCreateUser,
  RestDeactivateUser,
  RestDeleteUser,
  RestSearchUsers,
  RestUpdateUser,
  RestUser,
  RestUserStats,
} from './admin.gen.ts';
import { personSchemas, rolesAndStatus } from './people.ts';

const id: Parameter = { name: 'id', in: 'path', schema: text('User ID.', { format: 'uuid' }) };
interface UserData {
  readonly user: PersonForAdminFragment | null;
}
const getData = (result: UserData) => (result.user ? person(result.user) : undefined);

export const getUserRoute = route({
  method: 'GET',
  path: '/admin/users/{id}',
  tag: 'admin',
  summary: 'Returns one user',
  document: RestUser,
  parameters: [id],
  response: ref('UserForAdmin'),
  variables: ({ path }) => ({ id: path.id }),
  data: getData,
});

/** Without a password, the person gets an e-mail to set one. */
export const createUserRoute = route({
  method: 'POST',
  path: '/admin/users',
  tag: 'admin',
  summary: 'Creates an account for another user',
  document: RestCreateUser,
  body: object(
    {
      ...personSchemas,
      password: text('Password of 8 to 128 characters. If omitted, the user sets one with an emailed link.'),
      confirmPassword: text('Optional. Must equal `password`.', { maxLength: 128 }),
    },
    [...Object.keys(personSchemas).filter((name) => name !== 'email'), 'password', 'confirmPassword'],
  ),
  response: ref('UserForAdmin'),
  variables(request) {
    const { email } = required(request, ['email']);
    const { phone, locale, password } = texts(request, ['phone', 'locale', 'password']);
    checkConfirmation(request, password);
    const { roles, isActive } = rolesAndStatus(request);
    return {
      input: {
        email,
        fullName: requiredName(request),
        phone,
        locale: getLanguage(request, 'locale', locale),
        password,
        roles,
        ...(isActive === undefined ? {} : { isActive }),
        // An administrator who sets a password passes it on to the person
        sendInvitation: !password,
      },
    };
  },
  data: getData,
});

const EDITED = { ...personSchemas, ...profileSchemas };

/** Changes profile, roles and status in one transaction. */
export const updateUserRoute = route({
  method: 'PUT',
  path: '/admin/users/{id}',
  tag: 'admin',
  summary: 'Updates a user; omitted fields do not change',
  document: RestUpdateUser,
  asRead: { current: getUserRoute, readOnly: ['id', '_id', 'avatar', 'createdAt'], moving: ['lastSeenAt'] },
  parameters: [id],
  body: object(EDITED, Object.keys(EDITED)),
  response: ref('UserForAdmin'),
  variables(request) {
    const { email } = texts(request, ['email']);
    const { roles, isActive } = rolesAndStatus(request);
    return {
      input: {
        personId: request.path.id,
        ...profileInput(request),
        ...(email !== undefined && { email }),
        ...(roles && { roles }),
        ...(isActive !== undefined && { isActive }),
      },
    };
  },
  data: getData,
});

/** Deletes the profile. Accounting records remain. */
export const deleteUserRoute = route({
  method: 'DELETE',
  path: '/admin/users/{id}',
  tag: 'admin',
  summary: 'Erases a user; accounting records remain without a name',
  document: RestDeleteUser,
  parameters: [id],
  response: object({}),
  variables: ({ path }) => ({ id: path.id }),
  data: () => ({}),
});

const statusRoute = (
  name: 'activate' | 'deactivate',
  document: RestDocument<UserData, { id: string }>,
  summary: string,
) =>
  route({
    method: 'PATCH',
    path: `/admin/users/{id}/${name}`,
    tag: 'admin',
    summary,
    document,
    parameters: [id],
    response: ref('UserForAdmin'),
    variables: ({ path }) => ({ id: path.id }),
    data: getData,
  });

export const activateUserRoute = statusRoute('activate', RestActivateUser, 'Restores a suspended account');
export const deactivateUserRoute = statusRoute(
  'deactivate',
  RestDeactivateUser,
  'Suspends an account and ends its sessions',
);

export const userStatsRoute = route({
  method: 'GET',
  path: '/admin/users/stats',
  tag: 'admin',
  summary: 'Returns statistics about the number of users',
  document: RestUserStats,
  response: object({
    totalUsers: integer('Number of all users, including suspended ones.'),
    activeUsers: integer('Number of users that are not suspended.'),
    usersByRole: object({
      admin: integer('Number of administrators.'),
      teacher: integer('Number of teachers.'),
      user: integer('Number of students without any other role.'),
    }),
  }),
  data: ({ peopleStats: { usersByRole, ...rest } }) => ({
    ...rest,
    usersByRole: Object.fromEntries(usersByRole.map(({ role, count }) => [lower(role), count])),
  }),
});

export const searchUsersRoute = route({
  method: 'GET',
  path: '/admin/users/search',
  tag: 'admin',
  summary: 'Searches users by word prefixes, best matches first',
  document: RestSearchUsers,
  parameters: [
    { name: 'q', in: 'query', schema: text('Search text.', { maxLength: 100 }) },
    {
      name: 'limit',
      in: 'query',
      schema: integer('Maximum number of results.', { minimum: 1, maximum: 100, default: 10 }),
    },
  ],
  fieldNames: { search: 'q' },
  response: list(ref('UserForAdmin'), 'Matching users, best matches first.'),
  variables: (request) => ({ q: textParameter(request, 'q') ?? '', limit: wholeNumber(request, 'limit') }),
  data: ({ searchPeople }) => searchPeople.map(person),
});
