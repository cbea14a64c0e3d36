import { ArrayMaxSize, Matches, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { Language } from '../../../graphql/language.ts';
import { badInput, notFound } from '../../../platform/errors/errors.ts';
import type { Locale } from '../../../platform/i18n/messages/index.ts';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { auditPerson } from '../audit-person.ts';
import { assertBirthYear, assertStaysChild, BirthYearField } from '../children/birth-year.ts';
import { lockToRename } from '../load-user.ts';
import { hasNameForm, IsPersonName, isPersonName, normalizeName, PHONE } from '../name-and-phone.ts';
import { MAX_ENTRIES } from '../person.sql.ts';
import type { User } from '../user.entity.ts';
import { EducationInput, ExperienceInput } from './history.inputs.ts';

@InputType({ description: 'New values of a profile. Omitted fields do not change.' })
export class UpdateProfileInput {
  @Field(() => String, {
    nullable: true,
    description: 'Full name, family name first; 2 to 100 characters. Cannot be removed.',
  })
  @IsPersonName('accounts.fullName', hasNameForm)
  fullName?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Telephone number of 8 to 15 digits. Spaces, dots, dashes, brackets and a leading + are allowed. Null removes it.',
  })
  @MaxLength(40, { message: 'accounts.phone' })
  @Matches(PHONE, { message: 'accounts.phone' })
  phone?: string | null;

  @BirthYearField(
    'Year of birth, 1900 to the current year. Null removes it. Only administrators can change it so that a child no longer needs a guardian.',
  )
  birthYear?: number | null;

  @Field(() => Language, {
    nullable: true,
    description: 'Language of the interface, emails and messages. Cannot be removed.',
  })
  locale?: Locale | null;

  @Field(() => String, {
    nullable: true,
    description: 'Short biography; at most 2,000 characters. Null removes it.',
  })
  @AtMost(2000)
  bio?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Ordered list of at most 30 skills of 1 to 50 characters each.',
  })
  @ArrayMaxSize(30, { message: validationMessage('validation.list', { max: 50, count: 30 }) })
  @TrimmedLength(1, 50, { each: true, message: validationMessage('validation.list', { max: 50, count: 30 }) })
  skills?: string[] | null;

  @Field(() => [EducationInput], {
    nullable: true,
    description: 'Ordered list of at most 20 schools and courses. Replaces the existing list.',
  })
  @ArrayMaxSize(MAX_ENTRIES, { message: validationMessage('validation.entries', { count: MAX_ENTRIES }) })
  @ValidateNested({ each: true })
  education?: EducationInput[] | null;

  @Field(() => [ExperienceInput], {
    nullable: true,
    description: 'Ordered list of at most 20 positions. Replaces the existing list.',
  })
  @ArrayMaxSize(MAX_ENTRIES, { message: validationMessage('validation.entries', { count: MAX_ENTRIES }) })
  @ValidateNested({ each: true })
  experience?: ExperienceInput[] | null;
}

/**
 * Normalised values of the input: trimmed, without empty texts, each skill once.
 * @throws BAD_INPUT for a new name that cannot be printed, or a year of birth in the future
 */
export function profileChanges(input: UpdateProfileInput, person: Pick<User, 'fullName'>): Partial<User> {
  const { fullName, phone, birthYear, locale, bio, skills, education, experience } = input;
  assertBirthYear(birthYear);
  return {
    ...(fullName && { fullName: toStoredName(person, fullName) }),
    ...(phone !== undefined && { phone: phone?.trim() || null }),
    ...(birthYear !== undefined && { birthYear }),
    ...(locale && { locale }),
    ...(bio !== undefined && { bio: bio?.trim() || null }),
    ...(skills !== undefined && { skills: distinct(skills ?? []) }),
    ...(education !== undefined && { education: (education ?? []).map((entry) => entry.toEntry()) }),
    ...(experience !== undefined && { experience: (experience ?? []).map((entry) => entry.toEntry()) }),
  };
}

/** Clients send the name with each change. A stored name that predates the rule of printable names stays valid. */
function toStoredName({ fullName: stored }: Pick<User, 'fullName'>, typed: string): string {
  const name = normalizeName(typed);
  if (name !== normalizeName(stored) && !isPersonName(name)) throw badInput('fullName', 'accounts.fullName');
  return name;
}

const distinct = (skills: readonly string[]): string[] => {
  const normalized = skills.map((skill) => skill.trim().normalize('NFC'));
  return normalized.filter(
    (skill, n) => normalized.findIndex((each) => each.toLowerCase() === skill.toLowerCase()) === n,
  );
};

export function updateProfile(context: Context, input: UpdateProfileInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const person = await lockToRename(em, viewer.id);
    if (!person) throw notFound();
    const changes = profileChanges(input, person);
    await assertStaysChild(em, person, changes.birthYear);
    const names = Object.keys(changes) as (keyof typeof changes)[];
    if (!names.length) return person.id;
    const before = Object.fromEntries(names.map((name) => [name, person[name]]));
    Object.assign(person, changes);
    auditPerson(em, context, 'person.update-profile', person.id, { before, after: changes });
    return person.id;
  });
}
