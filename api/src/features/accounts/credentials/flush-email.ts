import type { EntityManager } from '@mikro-orm/postgresql';
import { flushUnique, runSql, sql } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import type { FaultMessage } from '../../../platform/errors/field-faults.ts';
import { CANCEL_DAYS } from './email-change.entity.ts';

/** Texts and field of the error for the client. */
interface EmailConflict {
  readonly taken?: FaultMessage;
  readonly reason?: 'EMAIL_TAKEN' | 'GOOGLE_EMAIL_TAKEN';
  readonly field?: string;
}

const takenError = ({
  reason = 'EMAIL_TAKEN',
  taken = 'accounts.emailTaken',
  field = 'email',
}: EmailConflict) => new AppError(reason, { message: taken, details: [{ field, message: taken }] });

/**
 * Asserts that no other person has an address. A verified former address stays reserved while its owner can restore
 * it.
 * @throws CONFLICT if the address is taken
 */
export async function assertEmailFree(
  em: EntityManager,
  email: string,
  personId: string | undefined,
  conflict: EmailConflict = {},
): Promise<void> {
  const [found] = await runSql(
    em,
    sql`select 1 from person where email = ${email} and id is distinct from ${personId ?? null}::uuid
     union all
     select 1 from email_change where old_email = ${email} and old_was_proved and cancelled_at is null
       and person_id is distinct from ${personId ?? null}::uuid and confirmed_at > now() - make_interval(days => ${CANCEL_DAYS})
     limit 1`,
  );
  if (found) throw takenError(conflict);
}

/**
 * Stores an address that was set on a person. The unique constraint of the database catches concurrent requests.
 * @throws CONFLICT if the address is taken
 */
export async function flushEmail(
  em: EntityManager,
  email: string,
  personId: string | undefined,
  conflict: EmailConflict = {},
): Promise<void> {
  await assertEmailFree(em, email, personId, conflict);
  await flushUnique(em, 'person_email_key', () => takenError(conflict));
}
