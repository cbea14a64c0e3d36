import { type Context, signedIn } from '../../../graphql/context.ts';
import { forgetSql } from '../../../platform/access/consents.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { auditPerson } from '../audit-person.ts';
import type { SetConsentInput } from './consent.types.ts';
import { latestAnswer } from './read-consents.ts';

/**
 * Stores an answer to a request for consent, and on a withdrawal deletes the data that only its purpose needs. Both
 * directions are the same single step. An answer that changes nothing is not stored.
 */
export function setConsent(context: Context, { purpose, isGiven }: SetConsentInput): Promise<void> {
  const { id } = signedIn(context);
  return context.em.transactional(async (em) => {
    await runSql(em, sql`select 1 from person where id = ${id} for update`, 'consents.lock');
    const latest = (await latestAnswer(em, id, purpose)) ?? false;
    if (latest === isGiven) return;
    await runSql(
      em,
      sql`insert into consent (person_id, purpose, is_given, privacy_number)
        select ${id}, ${purpose}, ${isGiven}, max(d.number) from legal_document d
        where d.kind = 'PRIVACY' and d.effective_from <= now()`,
      'consents.set',
    );
    const forget = isGiven ? undefined : forgetSql(purpose, id);
    if (forget) await runSql(em, forget);
    auditPerson(em, context, 'person.set-consent', id, { after: { purpose, isGiven } });
  });
}
