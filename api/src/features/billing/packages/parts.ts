import { type Sql, sql } from '../../../graphql/read/index.ts';
import { earnPackages } from './earn-packages.jobs.ts';
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
import * as settings from './settings.ts';
import { turnPackages } from './turn-packages.jobs.ts';

/** What packages add to billing, of which they are a part: their orders are paid like all others. */
export const packageParts = {
  tables: [
    'package',
    'package_event',
    'package_order',
    'package_period',
    'package_subscription',
    'package_version',
  ],
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
  jobs: [earnPackages, turnPackages],
  settings: Object.values(settings),
  auditTargets: {
    package: (id: Sql) => sql`select p.code from package p where p.id = ${id}`,
    'package-subscription': (id: Sql) =>
      sql`select p.code || ', ' || t.full_name from package_subscription s join person t on t.id = s.teacher_id
        join package_version v on v.id = s.version_id join package p on p.id = v.package_id where s.id = ${id}`,
  },
};
