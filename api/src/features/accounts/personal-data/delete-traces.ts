import type { EntityManager } from '@mikro-orm/postgresql';
import { dataByAddress } from '../../../platform/access/personal-data.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { deliverMail } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/process/services.ts';
import { sendPasswordReset } from '../credentials/request-password-reset.ts';

/** All known addresses of a person: current, former and requested ones. */
export async function findAddresses(em: EntityManager, personId: string): Promise<string[]> {
  const rows = await runSql<{ email: string }>(
    em,
    sql`select lower(email::text) as email from person where id = ${personId}
     union select lower(old_email::text) from email_change where person_id = ${personId}
     union select lower(new_email::text) from email_change where person_id = ${personId}
     union select lower(email::text) from google_identity where person_id = ${personId}`,
  );
  return rows.map(({ email }) => email);
}

/**
 * Deletes data that refers to a person by e-mail address or ID without a declared column: throttle counters, pending
 * jobs, codes and sent e-mails.
 */
export async function deleteTraces(
  em: EntityManager,
  { jobs }: Services,
  personId: string,
  emails: readonly string[],
): Promise<void> {
  // Keys are `purpose:kind:account` or `…:account|network`. An address may contain any character but a space
  await runSql(
    em,
    sql`delete from throttle where regexp_replace(key, '^[a-z]+:[a-z]+:', '') = any(${[...emails, personId]}::text[])
       or regexp_replace(key, '^[a-z]+:pair:(.*)[|][^|]*$', '\\1') = any(${[...emails, personId]}::text[])`,
  );
  await runSql(em, sql`delete from sandbox_mail where lower(recipient) = any(${emails}::text[])`);
  await runSql(em, sql`delete from one_time_code where lower(facts->>'email') = any(${emails}::text[])`);
  for (const { statement } of dataByAddress) await runSql(em, statement(emails));
  await jobs.forget(em, deliverMail, 'to', emails);
  await jobs.forget(em, sendPasswordReset, 'email', emails);
}
