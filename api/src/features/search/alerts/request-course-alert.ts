import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, InputType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { Language } from '../../../graphql/language.ts';
import { getValue, runSql, sql } from '../../../platform/db/index.ts';
import { badInput, conflict, policy } from '../../../platform/errors/errors.ts';
import type { Locale } from '../../../platform/i18n/messages/index.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { IsEmailAddress, normalizeEmail } from '../../../platform/input/email-address.ts';
import { countAttempt } from '../../accounts/index.ts';
import { hasPersonalData } from '../has-personal-data.ts';

/** Max requests of one person or address. */
export const MAX_ALERTS = 20;

@InputType({ description: 'Input for an email about the first course that matches a search.' })
export class RequestCourseAlertInput {
  @Field({ description: 'Search words that match no course completely, 2 to 100 characters.' })
  @AtMost(100)
  search!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of a guest. Ignored for members, who are notified in their account.',
  })
  @IsEmailAddress()
  email?: string | null;

  @Field(() => Language, { description: 'Language of the email to a guest.' })
  language!: Locale;
}

/**
 * Stores the request of a member or an address for a notification about the first course that matches the words. The
 * response to a guest does not reveal an earlier request, because anyone can enter an address.
 * @returns true if the member had requested it before
 * @throws BAD_INPUT, CONFLICT if a course matches already, POLICY, RATE_LIMITED
 */
export async function requestCourseAlert(
  { em, viewer, services, request }: Context,
  { search, email: typed, language }: RequestCourseAlertInput,
): Promise<boolean> {
  if (!viewer && !typed) throw badInput('email', 'validation.required');
  if (hasPersonalData(search)) throw badInput('search', 'search.personal');
  const personId = viewer?.id ?? null;
  const email = viewer ? null : normalizeEmail(typed!);
  await countAttempt(services, 'alert', { account: personId ?? email!, address: request.address });
  return em.transactional(async (inside) => {
    const { words, isFound } = await findWords(inside, search);
    if (words.length < 2) throw badInput('search', 'search.short');
    if (isFound) throw conflict('ALREADY_FOUND');
    await runSql(
      inside,
      sql`select pg_advisory_xact_lock(hashtextextended('alerts ' || ${personId ?? email}::text, 0))`,
    );
    const own = sql`(person_id = ${personId}::uuid or lower(email::text) = ${email}::text)`;
    const count = await getValue<number>(
      inside,
      sql`select count(*)::int from course_alert where ${own} and words <> ${words}`,
    );
    if (count >= MAX_ALERTS) throw policy('TOO_MANY_ALERTS', { limit: MAX_ALERTS });
    const added = await runSql(
      inside,
      sql`insert into course_alert (search, words, language, person_id, email)
        values (${search.trim()}, ${words}, ${language}, ${personId}::uuid, ${email}::text)
        on conflict do nothing returning id`,
      'course-alert.add',
    );
    return viewer !== undefined && added.length === 0;
  });
}

/** The words as they are compared, and whether a course matches all of them. */
const findWords = async (em: EntityManager, search: string): Promise<{ words: string; isFound: boolean }> => {
  const [found] = await runSql<{ words: string; isFound: boolean }>(
    em,
    sql`select left(search_normal(${search}::text), 100) as words,
        search_finds_course((p.plan).query) and not search_is_partial(p.plan) as "isFound"
      from (select search_plan(${search}::text) as plan offset 0) p`,
    'course-alert.words',
  );
  return found!;
};
