import type { EntityManager } from '@mikro-orm/postgresql';
import { Role } from '../../../platform/access/permissions.ts';
import { unsettledMoney } from '../../../platform/access/personal-data.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { policy } from '../../../platform/errors/errors.ts';
import type { User } from '../user.entity.ts';

/**
 * Administrators and teachers with courses on sale must hand these over before an erasure.
 * @throws POLICY if the person is an administrator, sells courses, or has unsettled money
 */
export async function assertErasable(em: EntityManager, person: User): Promise<void> {
  if (person.roles.includes(Role.ADMIN)) throw policy('ADMINISTRATOR_ERASURE');
  const [onSale] = await runSql(
    em,
    sql`select 1 from course where teacher_id = ${person.id} and status in ('PUBLISHED', 'PENDING_REVIEW', 'APPROVED') limit 1`,
  );
  if (onSale) throw policy('STILL_SELLING', undefined, 'accounts.eraseTeacher');
  await assertSettled(em, person.id);
}

/**
 * Asserts that the person has no open refund, payout or debt.
 * @throws POLICY with the reason MONEY_OPEN
 */
export async function assertSettled(em: EntityManager, personId: string): Promise<void> {
  for (const statement of unsettledMoney) {
    const [open] = await runSql(em, statement(personId));
    if (open) throw policy('MONEY_OPEN');
  }
}
