import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict } from '../../platform/errors.ts';
import type { MessageKey } from '../../platform/messages/index.ts';
import { CANCEL_DAYS } from './email-change.entity.ts';

/**
 * Whether nobody else has an address. One that somebody gave up stays theirs while they can take that back.
 * @throws CONFLICT
 */
export async function assertEmailFree(
  em: EntityManager,
  email: string,
  personId: string | undefined,
  taken: MessageKey = 'accounts.emailTaken',
): Promise<void> {
  const [found] = await em.execute(
    `select 1 from person where email = ? and id is distinct from ?::uuid
     union all
     select 1 from email_change where old_email = ? and cancelled_at is null
       and person_id is distinct from ?::uuid and confirmed_at > now() - make_interval(days => ?)
     limit 1`,
    [email, personId ?? null, email, personId ?? null, CANCEL_DAYS],
  );
  if (found) throw conflict(taken);
}

/** Stores an address that was set on a person; the database has the last word. @throws CONFLICT */
export async function flushEmail(
  em: EntityManager,
  email: string,
  personId: string | undefined,
  taken: MessageKey = 'accounts.emailTaken',
): Promise<void> {
  await assertEmailFree(em, email, personId, taken);
  try {
    await em.flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw conflict(taken);
    throw error;
  }
}
