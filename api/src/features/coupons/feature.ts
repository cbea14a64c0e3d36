import { sql } from '../../graphql/read/index.ts';
import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';
import { keep } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import { CouponResolver } from './coupon.resolver.ts';
import { couponsOfCategory, endCouponsOfTransferred } from './coupon-followers.ts';
import { faults, reasons } from './reasons.ts';
import { en, vi } from './texts.ts';

const permissions = {
  grants: {
    // The command checks the coupon's owner
    [Role.USER]: ['coupon:update'],
    [Role.TEACHER]: ['coupon:create'],
    [Role.ADMIN]: ['coupon:create-any'],
  },
  groups: { coupon: PermissionGroup.MONEY },
} as const satisfies PermissionTable;

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
    columns: [
      keep('coupon', 'owner_id', 'the books: who bore the discount of orders'),
      keep('coupon', 'teacher_id', 'the books: for whose courses it held'),
      keep('coupon_use', 'person_id', 'the books: which order used it'),
    ],
  },
  auditTargets: { coupon: (id) => sql`select k.code from coupon k where k.id = ${id}` },
  categoryReferences: [couponsOfCategory],
  transferFollowers: [endCouponsOfTransferred],
  texts: { vi, en },
  reasons,
  faults,
});
