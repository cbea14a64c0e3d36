import type { EntityManager } from '@mikro-orm/postgresql';
import { policy } from '../../../platform/errors.ts';
import { Role } from '../../../platform/permissions.ts';
import type { User } from '../user.entity.ts';

/** Who runs the platform, or has something on sale, has to hand it over first. @throws POLICY */
export async function assertErasable(em: EntityManager, person: User): Promise<void> {
  if (person.roles.includes(Role.ADMIN)) throw policy('ADMINISTRATOR_ERASURE');
  const [onSale] = await em.execute(
    "select 1 from course where teacher_id = ? and status in ('PUBLISHED', 'PENDING_REVIEW', 'APPROVED') limit 1",
    [person.id],
  );
  if (onSale) throw policy('STILL_SELLING', undefined, 'accounts.eraseTeacher');
}
