import { LOCALES } from '../../../platform/i18n/messages/index.ts';
import { getLanguage, texts } from '../../legacy.ts';
import { toFullName } from '../../names.ts';
import type { RestRequest } from '../../route.ts';
import { integer, type JsonSchema, list, object, orNull, text } from '../../schema.ts';

/** A year. Forms of legacy clients send digits as text, and empty text if there is none. */
const year = (description: string): JsonSchema => ({
  anyOf: [
    integer(description, { minimum: 1900, maximum: 2100 }),
    text('Year as text; empty for none.', { maxLength: 4 }),
    { type: 'null' },
  ],
  description,
});

export const profileSchemas = {
  fullName: text('Full name, family name first. Alternatively, send firstName and lastName.', {
    minLength: 2,
    maxLength: 100,
  }),
  firstName: text('Given name.', { maxLength: 100 }),
  lastName: text('Family and middle names.', { maxLength: 100 }),
  name: text('Alias of `fullName`.', { maxLength: 100 }),
  phone: orNull(text('Telephone number.')),
  locale: text('Language of the interface: vi or en.', { enum: LOCALES }),
  bio: orNull(text('Short biography.', { maxLength: 2000 })),
  skills: list(text('Skill.', { minLength: 1, maxLength: 50 }), 'Skills, in the order set by the user.', {
    maxItems: 30,
  }),
  education: list(
    object(
      {
        school: text('Name of the school.', { minLength: 1, maxLength: 150 }),
        degree: orNull(text('Degree or certificate.', { maxLength: 150 })),
        field: orNull(text('Field of study.', { maxLength: 150 })),
        from: year('First year, four digits.'),
        to: year('Last year. Null while it is ongoing.'),
      },
      ['degree', 'field', 'from', 'to'],
    ),
    'Schools, in the order set by the user.',
    { maxItems: 20 },
  ),
  experience: list(
    object(
      {
        company: text('Name of the company.', { minLength: 1, maxLength: 150 }),
        title: orNull(text('Title of the position.', { maxLength: 150, examples: ['Kế toán viên'] })),
        from: year('First year, four digits.'),
        to: year('Last year. Null while it is ongoing.'),
        description: orNull(
          text('Description of the work.', { maxLength: 1000, examples: ['Lập báo cáo tháng.'] }),
        ),
      },
      ['title', 'from', 'to', 'description'],
    ),
    'Positions, in the order set by the user.',
    { maxItems: 20 },
  ),
} satisfies Record<string, JsonSchema>;

/** Missing fields remain unchanged. */
export function profileInput(request: RestRequest): Record<string, unknown> {
  const { body } = request;
  const { phone, bio, locale } = texts(request, ['phone', 'bio', 'locale']);
  return {
    ...toFullName(request),
    ...(locale !== undefined && { locale: getLanguage(request, 'locale', locale) }),
    ...('phone' in body && { phone: phone ?? null }),
    ...('bio' in body && { bio: bio ?? null }),
    ...('skills' in body && { skills: getList(request, 'skills', 'string') }),
    ...('education' in body && { education: getList(request, 'education', 'object').map(withYears) }),
    ...('experience' in body && { experience: getList(request, 'experience', 'object').map(withYears) }),
  };
}

function getList(request: RestRequest, name: string, of: 'string' | 'object'): unknown[] {
  const value = request.body[name] ?? [];
  if (Array.isArray(value) && value.every((each) => typeof each === of && each !== null)) return value;
  request.refuse(name, 'validation.invalid');
  return [];
}

const withYears = (entry: unknown): unknown => {
  const years = Object.entries(entry as object)
    .filter(([name, value]) => (name === 'from' || name === 'to') && typeof value === 'string')
    .map(([name, value]) => [name, getYear(value as string)]);
  return { ...(entry as object), ...Object.fromEntries(years) };
};

function getYear(value: string): number | string | null {
  const digits = value.trim();
  if (!digits) return null;
  // Other text is passed on, so that the schema rejects it with the name of the field
  return /^\d{1,4}$/.test(digits) ? Number(digits) : value;
}
