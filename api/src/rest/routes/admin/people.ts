import { badInput } from '../../../platform/errors.ts';
import { choices, type PersonData, person, upper } from '../../legacy.ts';
import type { RestRequest } from '../../route.ts';
import { flag, type JsonSchema, list, orNull, text } from '../../schema.ts';

export const ROLES = ['ADMIN', 'TEACHER', 'USER'];

/** The fields of a user as administrators see one, to be spread into a document. */
export const PERSON_FOR_ADMIN = `fragment PersonForAdmin on Person {
  id email fullName name firstName lastName avatarUrl phone role roles isActive bio skills locale createdAt lastSeenAt
  education { school degree field from to }
  experience { company title from to description }
}`;

/** A user as the specification has it, with when they were last here. */
export const personForAdmin = (data: PersonData): unknown => person(data);

/** One role or several, of a body that says `role`, `roles`, both or neither. @throws BAD_INPUT */
export function rolesOf({ body }: RestRequest): string[] | undefined {
  const name = body.roles == null ? 'role' : 'roles';
  if (body[name] == null) return undefined;
  const found = [body[name]].flat();
  if (!found.every((each) => typeof each === 'string' && ROLES.includes(upper(each))))
    throw badInput(name, 'validation.invalid');
  return found.map((each) => upper(each as string));
}

/** `roles` of a query: repeated, with commas, or as some clients spell lists, `roles[]`. @throws BAD_INPUT */
export const rolesAsked = (request: RestRequest): string[] | undefined =>
  choices(request, 'roles', ROLES) ?? choices(request, 'roles[]', ROLES);

/** A field of a body that is true or false where it is there. @throws BAD_INPUT */
export function flagOf({ body }: RestRequest, name: string): boolean | undefined {
  const value = body[name];
  if (value == null) return undefined;
  if (typeof value !== 'boolean') throw badInput(name, 'validation.invalid');
  return value;
}

/** Ids of people. @throws BAD_INPUT */
export function userIds({ body }: RestRequest): string[] {
  const ids = body.userIds;
  if (!Array.isArray(ids) || !ids.every((each) => typeof each === 'string'))
    throw badInput('userIds', ids === undefined ? 'validation.required' : 'validation.invalid');
  return ids;
}

const role = text('Role.', { enum: ['admin', 'teacher', 'user'] });

/** What a body may say of a user. */
export const personSchemas = {
  email: text('E-mail address.'),
  fullName: text('Family name first; or firstName and lastName.'),
  firstName: text('Given name.'),
  lastName: text('Family and middle names.'),
  name: text('The same as fullName.'),
  phone: orNull(text('Telephone number.')),
  locale: text('Language: vi or en.', { enum: ['vi', 'en'] }),
  role: { ...role, description: 'One role; everybody is a user besides.' },
  roles: list(role, 'All roles; everybody is a user besides.'),
  isActive: flag('False: suspended.'),
} satisfies Record<string, JsonSchema>;

/** What all bodies say alike, as input of the documents. @throws BAD_INPUT */
export const standing = (request: RestRequest) => ({
  roles: rolesOf(request),
  isActive: flagOf(request, 'isActive'),
});
