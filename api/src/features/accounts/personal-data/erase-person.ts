import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../graphql/context.ts';
import { indirectData, personalData } from '../../../platform/access/personal-data.ts';
import { raw, runSql, sql } from '../../../platform/db/index.ts';
import { notFound, policy } from '../../../platform/errors/errors.ts';
import { auditPerson } from '../audit-person.ts';
import { deleteTraces, findAddresses } from './delete-traces.ts';
import { assertSettled } from './erasure.policy.ts';
import { removeAvatar, removePersonalFile } from './personal-files.ts';

/** Name shown in place of an erased person. Addresses in .invalid belong to nobody (RFC 2606). */
const NOBODY = 'Người dùng đã xoá';

const PROFILE = `email = 'erased-' || id || '@erased.invalid', full_name = '${NOBODY}', password_hash = null,
  avatar_url = null, avatar_id = null, bio = null, skills = '{}', education = '[]', experience = '[]', phone = null,
  birth_year = null, has_guardian_consent = false,
  roles = '{USER}', is_active = false, email_verified_at = null, password_changed_at = null, last_seen_at = null,
  deactivated_at = null, deactivation_reason = null, erased_at = now(), updated_at = now()`;

/**
 * Erases a person: deletes the profile and everything that nothing else needs. Data that bookkeeping requires stays
 * without a name (each feature's personal-data.ts states the details). Part of the caller's transaction. The caller
 * decides whether the erasure is allowed.
 * @throws NOT_FOUND if the person does not exist or is already erased
 * @throws POLICY for the last active administrator, and while money is unsettled
 */
export async function erasePerson(
  em: EntityManager,
  context: Context,
  personId: string,
  reason?: string,
): Promise<void> {
  const [person] = await runSql<{ avatar_url: string | null; avatar_id: string | null }>(
    em,
    sql`select avatar_url, avatar_id from person where id = ${personId} and erased_at is null for update`,
  );
  if (!person) throw notFound();
  await assertSettled(em, personId);
  const emails = await findAddresses(em, personId);
  for (const { table, column, erasure, blank } of personalData) {
    if (erasure === 'delete')
      await runSql(em, sql`delete from ${raw(table)} where ${raw(column)} = ${personId}`);
    if (erasure === 'blank')
      await runSql(em, sql`update ${raw(table)} set ${raw(blank!)} where ${raw(column)} = ${personId}`);
  }
  await deleteTraces(em, context.services, personId, emails);
  try {
    await runSql(em, sql`update person set ${raw(PROFILE)} where id = ${personId}`);
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'last_administrator')
      throw policy('LAST_ADMINISTRATOR');
    throw error;
  }
  for (const { statement } of indirectData) await runSql(em, statement(personId));
  await removeAvatar(em, context.services.jobs, person.avatar_url, person.avatar_id);
  for (const key of await removeExports(em, personId))
    await context.services.jobs.send(em, removePersonalFile, { key });
  auditPerson(em, context, 'person.erase', personId, { reason });
}

/**
 * Removes the export files from the person's requests.
 * @returns their storage keys
 */
async function removeExports(em: EntityManager, personId: string): Promise<string[]> {
  const rows = await runSql<{ key: string }>(
    em,
    sql`update data_request set storage_key = null, status = case when status in ('WAITING', 'RUNNING') then 'CANCELLED' else status end
     where person_id = ${personId} and (storage_key is not null or status in ('WAITING', 'RUNNING')) returning old.storage_key as key`,
  );
  return rows.map(({ key }) => key);
}
