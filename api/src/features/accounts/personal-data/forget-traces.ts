import type { EntityManager } from '@mikro-orm/postgresql';
import { dataByAddress } from '../../../platform/access/personal-data.ts';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { deliverMail } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/process/services.ts';
import { sendPasswordReset } from '../credentials/request-password-reset.ts';

/** By what a person is found where no column names them. */
interface Traces {
  readonly personId: string;
  /** In lower case. */
  readonly emails: readonly string[];
}

/** Every address that a person has, had, or was about to have, as far as it is still known. */
export async function addressesOf(em: EntityManager, personId: string): Promise<string[]> {
  const rows = await runSql<{ email: string }>(
    em,
    sql`select lower(email::text) as email from person where id = ${personId}
     union select lower(old_email::text) from email_change where person_id = ${personId}
     union select lower(new_email::text) from email_change where person_id = ${personId}
     union select lower(email::text) from google_identity where person_id = ${personId}`,
  );
  return rows.map(({ email }) => email);
}

/** What is counted, waits, or was sent under their addresses or id, which is no one's column. */
export async function forgetTraces(
  em: EntityManager,
  { jobs }: Services,
  { personId, emails }: Traces,
): Promise<void> {
  // Keys are `purpose:kind:account` or `…:account|network`; an address may hold every sign but a blank
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
