import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { translate } from '../../../platform/i18n/messages/index.ts';
import { recordAll } from '../../operations/index.ts';
import { CANCEL_DAYS } from '../credentials/email-change.entity.ts';
import { loadActor } from './authority.ts';
import { ImportOutcome, type ImportPeopleInput, type ImportResult } from './import-people.types.ts';
import { INVITATIONS_AT_ONCE, invitePeople } from './invite-people.jobs.ts';
import { type ReadLine, readPeopleCsv } from './read-people-csv.ts';

export async function previewImport(context: Context, csv: string): Promise<ImportResult> {
  return toResult(await markUnavailable(context.em, context, readPeopleCsv(csv, context.locale)));
}

/** Creates an account for every valid line. Other lines are skipped, and the result states the reasons. */
export function importPeople(
  context: Context,
  { csv, sendInvitations }: ImportPeopleInput,
): Promise<ImportResult> {
  const viewer = signedIn(context);
  const read = readPeopleCsv(csv, context.locale);
  return context.em.transactional(async (em) => {
    await loadActor(em, viewer, 'person:import');
    const lines = await markUnavailable(em, context, read);
    const ids = await insertPeople(em, lines.filter(isNew));
    const done = lines.map((line) => {
      if (!isNew(line)) return line;
      const personId = ids.get(line.email);
      // Another person registered the address simultaneously
      return personId ? { ...line, personId } : taken(context, line);
    });
    await recordAll(
      em,
      context,
      done.flatMap(({ personId, email, fullName, phone, roles, locale }) => {
        const after = { email, fullName, phone, roles, locale };
        return personId ? { action: 'person.import', targetId: personId, after } : [];
      }),
    );
    if (sendInvitations) await invite(em, context, [...ids.values()]);
    return toResult(done);
  });
}

const isNew = ({ outcome }: ReadLine) => outcome === ImportOutcome.CREATE;

const taken = ({ locale }: Context, line: ReadLine): ReadLine => ({
  ...line,
  outcome: ImportOutcome.EXISTS,
  faults: [{ field: 'email', message: translate(locale, 'people.csvExists') }],
});

/** Marks lines with an address that has an account, or that its former owner may still restore. */
async function markUnavailable(
  em: EntityManager,
  context: Context,
  lines: readonly ReadLine[],
): Promise<ReadLine[]> {
  const emails = lines.map(({ email }) => email);
  const rows = await runSql<{ email: string }>(
    em,
    sql`select lower(p.email::text) as email from person p where p.email = any(${emails}::citext[])
     union select lower(c.old_email::text) from email_change c where c.old_email = any(${emails}::citext[])
       and c.cancelled_at is null and c.confirmed_at > now() - make_interval(days => ${CANCEL_DAYS})`,
  );
  const known = new Set(rows.map(({ email }) => email));
  return lines.map((line) => (isNew(line) && known.has(line.email) ? taken(context, line) : line));
}

/** IDs by address. Addresses that received an account in the meantime are missing. */
async function insertPeople(em: EntityManager, lines: readonly ReadLine[]): Promise<Map<string, string>> {
  const rows = await runSql<{ id: string; email: string }>(
    em,
    sql`insert into person (email, full_name, phone, roles, locale)
     select x.email, x."fullName", x.phone, array(select jsonb_array_elements_text(x.roles)), x.locale
     from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x(email text, "fullName" text, phone text, roles jsonb, locale text)
     on conflict (email) do nothing returning id, email::text`,
  );
  await runSql(
    em,
    sql`insert into teacher_profile (person_id, seller_class)
     select id, 'INDIVIDUAL' from person where id = any(${rows.map(({ id }) => id)}::uuid[]) and 'TEACHER' = any(roles)`,
  );
  return new Map(rows.map(({ id, email }) => [email, id]));
}

async function invite(em: EntityManager, { services }: Context, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += INVITATIONS_AT_ONCE)
    await services.jobs.send(em, invitePeople, { ids: ids.slice(at, at + INVITATIONS_AT_ONCE) });
}

const toResult = (lines: ReadLine[]): ImportResult => {
  const created = lines.filter(isNew).length;
  return { lines, created, skipped: lines.length - created };
};
