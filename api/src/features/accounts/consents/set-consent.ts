import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { allPurposes, forgetSql } from '../../../platform/access/consents.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { auditPerson } from '../audit-person.ts';
import type { SetConsentInput } from './consent.types.ts';
import { latestAnswer } from './read-consents.ts';

/**
 * Stores the viewer's answer to a request for consent. Both directions are the same single step. An answer that
 * changes nothing is not stored.
 */
export const setConsent = (context: Context, input: SetConsentInput): Promise<void> =>
  context.em.transactional((em) => storeAnswer(em, context, signedIn(context).id, input));

/** Withdraws all consents of a person who asked an administrator for it. Part of the caller's transaction. */
export async function withdrawConsents(em: EntityManager, context: Context, personId: string): Promise<void> {
  for (const purpose of allPurposes()) await storeAnswer(em, context, personId, { purpose, isGiven: false });
}

/** On a withdrawal, deletes the data that only its purpose needs. */
async function storeAnswer(
  em: EntityManager,
  context: Context,
  personId: string,
  { purpose, isGiven }: SetConsentInput,
): Promise<void> {
  await runSql(em, sql`select 1 from person where id = ${personId} for update`, 'consents.lock');
  if ((await latestAnswer(em, personId, purpose)) === isGiven) return;
  await runSql(
    em,
    sql`insert into consent (person_id, purpose, is_given, privacy_number)
      select ${personId}, ${purpose}, ${isGiven}, max(d.number) from legal_document d
      where d.kind = 'PRIVACY' and d.effective_from <= now()`,
    'consents.set',
  );
  const forget = isGiven ? undefined : forgetSql(purpose, personId);
  if (forget) await runSql(em, forget);
  auditPerson(em, context, 'person.set-consent', personId, { after: { purpose, isGiven } });
}
