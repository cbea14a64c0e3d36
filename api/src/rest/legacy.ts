import { isLocale } from '../platform/i18n/messages/index.ts';
import type { PersonFragment } from './person.gen.ts';
import type { RestRequest } from './route.ts';
import type { PersonForAdminFragment } from './routes/admin/admin.gen.ts';
import type { CourseCardFragment } from './routes/courses/courses.gen.ts';
import type { JsonSchema } from './schema.ts';
import { flag, integer, list, object, orNull, ref, text, time, url } from './schema.ts';

/** Adds `_id` to every object with an `id`, because legacy clients read either. */
export function withIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIds);
  if (value === null || typeof value !== 'object') return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withIds(each)]));
  return 'id' in copy ? { ...copy, _id: copy.id } : copy;
}

/** `IN_PROGRESS` ↔ `in-progress` in REST. */
export const lower = (name: string): string => name.toLowerCase().replaceAll('_', '-');
export const upper = (name: string): string => name.toUpperCase().replaceAll('-', '_');

/** A user in the format of legacy clients. */
export function person({
  avatarUrl,
  role,
  roles,
  locale,
  ...rest
}: PersonFragment | PersonForAdminFragment): unknown {
  return withIds({
    ...rest,
    avatar: avatarUrl,
    role: lower(role),
    roles: roles.map(lower),
    locale: lower(locale),
  });
}

/** The public data of a teacher, with the legacy name of the avatar. */
export const teacher = ({ avatarUrl, ...rest }: CourseCardFragment['teacher']) => ({
  ...rest,
  avatar: avatarUrl,
});

export function wholeNumber(request: RestRequest, name: string): number | undefined {
  const value = textParameter(request, name);
  if (value === undefined) return undefined;
  return /^-?\d{1,15}$/.test(value) ? Number(value) : request.refuse(name, 'validation.invalid');
}

export function decimal(request: RestRequest, name: string): number | undefined {
  const value = textParameter(request, name);
  if (value === undefined) return undefined;
  return /^\d{1,9}(\.\d{1,6})?$/.test(value) ? Number(value) : request.refuse(name, 'validation.invalid');
}

export function yesOrNo(request: RestRequest, name: string): boolean | undefined {
  const value = textParameter(request, name);
  if (value === undefined) return undefined;
  return value === 'true' || value === 'false'
    ? value === 'true'
    : request.refuse(name, 'validation.invalid');
}

export function textParameter(request: RestRequest, name: string): string | undefined {
  const value = request.query[name];
  if (Array.isArray(value)) return request.refuse(name, 'validation.invalid');
  return value === '' ? undefined : value;
}

/** Converts a language code to the enum of the schema. Rejects unsupported languages. */
export function getLanguage(
  request: RestRequest,
  name: string,
  code: string | undefined,
): string | undefined {
  if (code === undefined || isLocale(code)) return code && upper(code);
  return request.refuse(name, 'validation.locale');
}

/** Parses a query parameter with fixed choices, and converts it to an enum value. */
export function choice(request: RestRequest, name: string, choices: readonly string[]): string | undefined {
  const value = textParameter(request, name);
  if (value === undefined) return undefined;
  const found = upper(value);
  return choices.includes(found) ? found : request.refuse(name, 'validation.invalid');
}

/** Parses a query parameter with several choices, repeated or separated by commas. */
export function choices(
  request: RestRequest,
  name: string,
  allowed: readonly string[],
): string[] | undefined {
  const value = request.query[name];
  if (value === undefined || value === '') return undefined;
  const found = [value]
    .flat()
    .flatMap((each) => each.split(','))
    .map(upper);
  return found.every((each) => allowed.includes(each)) ? found : request.refuse(name, 'validation.invalid');
}

export function texts<Name extends string>(
  request: RestRequest,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = request.body[name];
    if (typeof value === 'string') found[name] = value;
    else if (value != null) request.refuse(name, 'validation.invalid');
  }
  return found;
}

/** Reads required text fields of a body. Missing ones are rejected and replaced by empty text. */
export function required<Name extends string>(
  request: RestRequest,
  names: readonly Name[],
): Record<Name, string> {
  const found = texts(request, names);
  const all = names.map((name) => {
    if (!found[name]) request.refuse(name, 'validation.required');
    return [name, found[name] ?? ''];
  });
  return Object.fromEntries(all) as Record<Name, string>;
}

/** Rejects a `confirmPassword` that differs from the password. Optional in bodies. */
export function checkConfirmation(request: RestRequest, password: string | undefined): void {
  const { confirmPassword } = texts(request, ['confirmPassword']);
  if (confirmPassword !== undefined && confirmPassword !== password)
    request.refuse('confirmPassword', 'accounts.passwordMismatch');
}

/** Reads a timestamp, or a day in Vietnam, from a query parameter. A day becomes its first or last millisecond. */
export function moment(request: RestRequest, name: string, edge: 'start' | 'end'): string | undefined {
  const value = textParameter(request, name);
  if (value === undefined || !/^\d{4}-\d\d-\d\d$/.test(value)) return value;
  return `${value}T${edge === 'start' ? '00:00:00.000' : '23:59:59.999'}+07:00`;
}

export function getFlag(request: RestRequest, name: string): boolean | undefined {
  const value = request.body[name];
  if (value == null) return undefined;
  return typeof value === 'boolean' ? value : request.refuse(name, 'validation.invalid');
}

const role: JsonSchema = text('System role.', { enum: ['admin', 'teacher', 'user'] });
const year = (description: string) => orNull(integer(description));

const user: Readonly<Record<string, JsonSchema>> = {
  id: text('Unique user ID. Immutable.'),
  _id: text('The same value as `id`.'),
  email: text('Email address.'),
  fullName: text('Full name, family name first.'),
  name: text('The same value as `fullName`.'),
  firstName: text('Given name: the last word of fullName.'),
  lastName: text('Family and middle names.'),
  avatar: orNull(url('URL of the picture.')),
  phone: orNull(text('Telephone number.')),
  role: { ...role, description: 'Highest system role of the user.' },
  roles: list(role, 'All system roles of the user.'),
  isActive: flag('False while the account is suspended.'),
  bio: orNull(text('Short biography.')),
  skills: list(text('Skill.'), 'Skills, in the order set by the user.'),
  locale: text('Language of the interface: vi or en.'),
  createdAt: time('Time at which the account was created.'),
  education: list(
    object({
      school: text('Name of the school.'),
      degree: orNull(text('Degree or certificate.')),
      field: orNull(text('Field of study.')),
      from: year('First year, four digits.'),
      to: year('Last year. Null while it is ongoing.'),
    }),
    'Schools and courses that the user attended.',
  ),
  experience: list(
    object({
      company: text('Name of the company.'),
      title: orNull(text('Title of the position.')),
      from: year('First year, four digits.'),
      to: year('Last year. Null while it is ongoing.'),
      description: orNull(text('Description of the work.')),
    }),
    'Positions that the user held.',
  ),
};

export const components: Readonly<Record<string, JsonSchema>> = {
  User: object(user),
  UserForAdmin: object({ ...user, lastSeenAt: orNull(time('Time of the last activity.')) }),
  Session: object({
    user: ref('User'),
    accessToken: text('Access token for the header Authorization. Valid for 15 minutes.'),
    refreshToken: text('Refresh token for /auth/refresh.'),
  }),
};
