import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/process/services.ts';
import type { QuotaChanges } from '../courses/index.ts';
import type { Order } from '../orders/index.ts';
import { notify } from '../support/index.ts';
import { addDays } from './days.ts';
import type { PackageOrder } from './package-sale.entity.ts';

/** Page where a teacher sees, renews and changes the package. */
export const PACKAGES_PATH = '/teacher/advanced/packages';

export const notifyPackagePaid = (
  em: EntityManager,
  services: Services,
  { number, buyer, total }: Order,
  { subscription, version }: PackageOrder,
): Promise<void> =>
  notify(em, services, buyer.id, {
    kind: 'PACKAGE_PAID',
    params: {
      ...{ number, package: version.package.code, amount: total },
      until: addDays(subscription.endsOn!, -1),
    },
    link: PACKAGES_PATH,
  });

/** Notifies a teacher of courses that stopped selling, or sell again, because of the package. */
export async function notifyCourseChanges(
  em: EntityManager,
  services: Services,
  teacherId: string,
  { stopped, resumed }: QuotaChanges,
): Promise<void> {
  const link = '/teacher/courses';
  if (stopped.length > 0)
    await notify(em, services, teacherId, {
      kind: 'COURSES_STOPPED',
      params: { count: stopped.length, first: stopped[0]!.title },
      link,
    });
  if (resumed.length > 0)
    await notify(em, services, teacherId, {
      kind: 'COURSES_RESUMED',
      params: { count: resumed.length, first: resumed[0]!.title },
      link,
    });
}
