import { sql } from '../../graphql/read/index.ts';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { keep } from '../../platform/access/personal-data.ts';
import { runSql } from '../../platform/db/index.ts';
import type { CategoryReference } from '../categories/index.ts';
import { defineFeature } from '../define-feature.ts';
import type { TransferListener } from '../review/index.ts';
import { CouponResolver } from './coupon.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { en, vi } from './texts.ts';

/** Moves coupons of a merged category to the target category, including ended coupons, which still display it. */
const couponsOfCategory: CategoryReference = {
  kind: 'coupons',
  count: (categoryId) => sql`(select count(*)::int from coupon o where o.category_id = ${categoryId})`,
  moveTo: (em, from, into) =>
    runSql(em, sql`update coupon set category_id = ${into} where category_id = ${from}`),
};

/** Ends a teacher's coupons for a transferred course. Otherwise they would reduce the new teacher's earnings. */
const endCouponsOfTransferred: TransferListener = (em, { courseId, formerTeacherId }) =>
  runSql(
    em,
    sql`update coupon set is_active = false, version = version + 1
      where course_id = ${courseId} and owner_id = ${formerTeacherId} and is_active`,
  );

const permissions = definePermissions({
  grants: {
    // The command checks the coupon's owner
    [Role.USER]: ['coupon:update'],
    [Role.TEACHER]: ['coupon:create'],
    [Role.ADMIN]: ['coupon:create-any'],
  },
  groups: { coupon: PermissionGroup.MONEY },
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

/**
 * Coupons of teachers and of the platform, and the orders that use them.
 *
 * Writes: SQL only. The tables have no entities, and a coupon’s uses change with every checkout.
 */
export const coupons = defineFeature({
  name: 'coupons',
  tables: ['coupon', 'coupon_use'],
  offers: ['coupon', 'coupon_use'],
  resolvers: [CouponResolver],
  permissions,
  personalData: {
    purpose: 'processing.coupons',
    columns: [
      keep('coupon', 'owner_id', 'accounting record: who paid for the discount of orders'),
      keep('coupon', 'teacher_id', 'accounting record: the teacher whose courses it applied to'),
      keep('coupon_use', 'person_id', 'accounting record: the order that used it'),
    ],
  },
  auditTargets: { coupon: (id) => sql`select k.code from coupon k where k.id = ${id}` },
  categoryReferences: [couponsOfCategory],
  transferListeners: [endCouponsOfTransferred],
  texts: { vi, en },
  reasons,
  faults,
});
