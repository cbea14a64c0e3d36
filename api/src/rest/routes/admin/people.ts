import { LOCALES } from '../../../platform/i18n/messages/index.ts';
import { choices, flagOf, upper } from '../../legacy.ts';
import type { RestRequest } from '../../route.ts';
import { flag, type JsonSchema, list, orNull, text } from '../../schema.ts';

export const ROLES = ['ADMIN', 'TEACHER', 'USER'];

/** Reads one or several roles from `role` or `roles` of a body. */
export function rolesOf(request: RestRequest): string[] | undefined {
  const { body } = request;
  const name = body.roles == null ? 'role' : 'roles';
  if (body[name] == null) return undefined;
  const found = [body[name]].flat();
  if (!found.every((each) => typeof each === 'string' && ROLES.includes(upper(each))))
    return request.refuse(name, 'validation.invalid');
  return found.map((each) => upper(each as string));
}

/** Names of the role parameter. Some clients write lists as `roles[]`. */
const NAMES = ['roles', 'roles[]', 'role'] as const;

/** Reads roles from query parameters, repeated or separated by commas. */
export function rolesAsked(request: RestRequest): string[] | undefined {
  const asked = NAMES.flatMap((name) => choices(request, name, ROLES) ?? []);
  return asked.length ? asked : undefined;
}

export function userIds(request: RestRequest): string[] {
  const ids = request.body.userIds;
  if (Array.isArray(ids) && ids.every((each) => typeof each === 'string')) return ids;
  request.refuse('userIds', ids === undefined ? 'validation.required' : 'validation.invalid');
  return [];
}

const role = text('Role.', { enum: ['admin', 'teacher', 'user'] });

/** Schemas of user fields in a body. */
export const personSchemas = {
  email: text('E-mail address.', { format: 'email', maxLength: 254 }),
  fullName: text('Family name first; or firstName and lastName.', { minLength: 2, maxLength: 100 }),
  firstName: text('Given name.', { maxLength: 100 }),
  lastName: text('Family and middle names.', { maxLength: 100 }),
  name: text('The same as fullName.', { maxLength: 100 }),
  phone: orNull(text('Telephone number.')),
  locale: text('Language: vi or en.', { enum: LOCALES }),
  role: { ...role, description: 'One role; everyone is a user besides.' },
  roles: list(role, 'All roles; everyone is a user besides.'),
  isActive: flag('False: suspended.'),
} satisfies Record<string, JsonSchema>;

/** Input fields that several bodies share. */
export const rolesAndStatus = (request: RestRequest) => ({
  roles: rolesOf(request),
  isActive: flagOf(request, 'isActive'),
});
