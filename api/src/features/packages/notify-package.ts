import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/process/services.ts';
import { fitToQuota, type QuotaChanges } from '../courses/index.ts';
import type { Order } from '../orders/index.ts';
import { notify } from '../support/index.ts';
import { addDays } from './days.ts';
import type { PackageSubscription } from './package.entity.ts';
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

/** Adjusts a teacher's courses to the quota of the package, and notifies the teacher of the changes. */
export const fitCourses = async (
  em: EntityManager,
  services: Services,
  { teacher, keptCourseIds }: PackageSubscription,
): Promise<void> =>
  notifyCourseChanges(em, services, teacher.id, await fitToQuota(em, teacher.id, keptCourseIds));

/** Notifies a teacher that the package has ended, and adjusts the courses to the quota of FREE. */
export async function applyFree(
  em: EntityManager,
  services: Services,
  subscription: PackageSubscription,
): Promise<void> {
  const { teacher, version } = subscription;
  await notify(em, services, teacher.id, {
    kind: 'PACKAGE_ENDED',
    params: { package: version.package.code },
    link: PACKAGES_PATH,
  });
  await fitCourses(em, services, subscription);
}

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
