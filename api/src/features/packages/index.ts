export { earnDays } from './earn-days.ts';
export { PackageSubscription, PackageVersion } from './package.entity.ts';
export { SubscriptionOrigin, SubscriptionState } from './package.enums.ts';
export { PackageOrder, PackagePeriod } from './package-sale.entity.ts';
export { wholeCycle } from './price-change.ts';
export { revokeDays } from './revoke-days.ts';
