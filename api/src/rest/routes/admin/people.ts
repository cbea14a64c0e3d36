import { LOCALES } from '../../../platform/i18n/messages/index.ts';
import { choices, getFlag, upper } from '../../legacy.ts';
import type { RestRequest } from '../../route.ts';
import { flag, type JsonSchema, list, orNull, text } from '../../schema.ts';

export const ROLES = ['ADMIN', 'TEACHER', 'USER'];

export function getRoles(request: RestRequest): string[] | undefined {
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
export function roleParameters(request: RestRequest): string[] | undefined {
  const roles = NAMES.flatMap((name) => choices(request, name, ROLES) ?? []);
  return roles.length ? roles : undefined;
}

export function userIds(request: RestRequest): string[] {
  const ids = request.body.userIds;
  if (Array.isArray(ids) && ids.every((each) => typeof each === 'string')) return ids;
  request.refuse('userIds', ids === undefined ? 'validation.required' : 'validation.invalid');
  return [];
}

const role = text('System role.', { enum: ['admin', 'teacher', 'user'] });

export const personSchemas = {
  email: text('Email address.', { format: 'email', maxLength: 254 }),
  fullName: text('Full name, family name first. Alternatively, send firstName and lastName.', {
    minLength: 2,
    maxLength: 100,
  }),
  firstName: text('Given name.', { maxLength: 100 }),
  lastName: text('Family and middle names.', { maxLength: 100 }),
  name: text('Alias of `fullName`.', { maxLength: 100 }),
  phone: orNull(text('Telephone number.')),
  locale: text('Language of the interface: vi or en.', { enum: LOCALES }),
  role: { ...role, description: 'A single role, in addition to user, which every account has.' },
  roles: list(role, 'All roles, in addition to user, which every account has.'),
  isActive: flag('False to suspend the account.'),
} satisfies Record<string, JsonSchema>;

export const rolesAndStatus = (request: RestRequest) => ({
  roles: getRoles(request),
  isActive: getFlag(request, 'isActive'),
});
