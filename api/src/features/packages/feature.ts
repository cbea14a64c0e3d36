import { sql } from '../../graphql/read/index.ts';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { keep } from '../../platform/access/personal-data.ts';
import type { Invariant } from '../../platform/db/invariants.ts';
import { defineFeature } from '../define-feature.ts';
import { advancePackages } from './advance-packages.jobs.ts';
import { earnPackages } from './earn-packages.jobs.ts';
import { packageFulfilment } from './fulfil-package.ts';
import { notificationKinds } from './notification-kinds.ts';
import { Package, PackageSubscription, PackageVersion } from './package.entity.ts';
import {
  OrderedPackageResolver,
  PackageFields,
  PackageQueries,
  PackageSubscriptionFields,
  PackageVersionFields,
} from './package.resolver.ts';
import { PackageAdminResolver } from './package-admin.resolver.ts';
import { PackageChangeResolver, PackageCheckoutResolver } from './package-change.resolver.ts';
import { PackageOrder, PackagePeriod } from './package-sale.entity.ts';
import { PackageTermsResolver } from './package-terms.resolver.ts';
import { faults, reasons } from './reasons.ts';
import * as settings from './settings.ts';
import { en, vi } from './texts.ts';

const invariants: readonly Invariant[] = [
  {
    name: 'the periods of a teacher’s packages never overlap',
    statement: sql`select a.teacher_id from package_period a join package_period b on b.teacher_id = a.teacher_id and b.id > a.id
      and daterange(a.from_day, coalesce(a.closed_on, a.to_day)) && daterange(b.from_day, coalesce(b.closed_on, b.to_day)) limit 1`,
  },
  {
    name: 'a current subscription ends with its last period',
    statement: sql`select s.id from package_subscription s where s.state in ('ACTIVE', 'CANCELS_AT_PERIOD_END', 'PAST_DUE')
      and s.ends_on is distinct from (select max(d.to_day) from package_period d where d.subscription_id = s.id and d.closed_on is null)
      limit 1`,
  },
  {
    name: 'an order of a package has the agreed amount, and it has periods if and only if it is paid',
    statement: sql`select o.number from orders o left join package_order k on k.order_id = o.id where o.kind = 'PACKAGE'
      and (k.order_id is null or k.amount <> o.total or (o.paid_at is not null) <> exists (
        select 1 from package_period d where d.order_id = o.id)) limit 1`,
  },
  {
    name: 'the earned amount of a package period equals the share of its earned days',
    statement: sql`select d.id from package_period d
      where d.earned <> d.net * d.earned_days / (d.to_day - d.from_day) limit 1`,
  },
];

const permissions = definePermissions({
  grants: { [Role.TEACHER]: ['package:subscribe'], [Role.ADMIN]: ['package:manage', 'package:read-any'] },
  groups: { package: PermissionGroup.MONEY },
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

/**
 * Teacher packages: plans, subscriptions by the day, and their orders, which are paid like all others.
 *
 * Writes: entities, locked, for packages, subscriptions and paid days. SQL for earning days every night.
 */
export const packages = defineFeature({
  name: 'packages',
  tables: [
    'package',
    'package_event',
    'package_order',
    'package_period',
    'package_subscription',
    'package_version',
  ],
  offers: ['package_order', 'package_period', 'seller_package'],
  entities: [Package, PackageOrder, PackagePeriod, PackageSubscription, PackageVersion],
  resolvers: [
    OrderedPackageResolver,
    PackageAdminResolver,
    PackageChangeResolver,
    PackageCheckoutResolver,
    PackageFields,
    PackageQueries,
    PackageSubscriptionFields,
    PackageTermsResolver,
    PackageVersionFields,
  ],
  jobs: [earnPackages, advancePackages],
  fulfilments: [packageFulfilment],
  permissions,
  notificationKinds,
  personalData: {
    purpose: 'processing.packages',
    columns: [
      keep('package_subscription', 'teacher_id', 'accounting records: the teacher whose package was sold'),
      keep('package_period', 'teacher_id', 'accounting records: the teacher whose package was sold', false),
      keep(
        'package_version',
        'created_by_id',
        'accounting records: the administrator who set a price',
        false,
      ),
    ],
  },
  auditTargets: {
    package: (id) => sql`select p.code from package p where p.id = ${id}`,
    'package-subscription': (id) =>
      sql`select p.code || ', ' || t.full_name from package_subscription s join person t on t.id = s.teacher_id
        join package_version v on v.id = s.version_id join package p on p.id = v.package_id where s.id = ${id}`,
  },
  invariants,
  texts: { vi, en },
  settings: Object.values(settings),
  reasons,
  faults,
});
