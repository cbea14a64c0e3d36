import { defineEnum } from '../../graphql/define-enum.ts';

export const Cycle = defineEnum('PackageCycle', 'Cycle that the price of a package pays for.', {
  MONTH: 'Until the same day of the next month.',
  YEAR: 'Until the same day of the next year.',
});
export type Cycle = keyof typeof Cycle;

export const SubscriptionState = defineEnum(
  'PackageSubscriptionState',
  'State of a teacher’s subscription to a package.',
  {
    PENDING_PAYMENT: 'Its first order awaits payment. The former package applies meanwhile.',
    ACTIVE: 'Paid or granted until `endsOn`.',
    CANCELS_AT_PERIOD_END:
      'Valid until `endsOn`, then it ends without a grace period. The cancellation can be reverted.',
    PAST_DUE: 'Its days have passed without a renewal. It is valid until `graceUntil`.',
    EXPIRED: 'Ended: the teacher has FREE or another subscription.',
    SUPERSEDED: 'Replaced by another package. The remaining days were credited.',
  },
);
export type SubscriptionState = keyof typeof SubscriptionState;

export const SubscriptionOrigin = defineEnum(
  'PackageSubscriptionOrigin',
  'Origin of a teacher’s subscription.',
  {
    PURCHASE: 'Bought by the teacher.',
    TRIAL: 'Free trial for the days of the version, once per teacher.',
    GRANT: 'Granted by an administrator.',
    TRANSITION: 'Granted to teachers who sold courses before packages were introduced.',
  },
);
export type SubscriptionOrigin = keyof typeof SubscriptionOrigin;

export const PackageOrderKind = defineEnum('PackageOrderKind', 'Effect of an order on the subscription.', {
  START: 'Begins a package on the day of payment, for a whole cycle.',
  RENEWAL: 'Continues the package after its current days.',
  UPGRADE: 'Changes to a more expensive package on the day of payment. The remaining days are credited.',
});
export type PackageOrderKind = keyof typeof PackageOrderKind;

export const PackageChangeKind = defineEnum(
  'PackageChangeKind',
  'Effect of choosing a package for the viewer.',
  {
    NONE: 'The viewer has this version already. It can only be renewed.',
    START: 'Begins on the day of payment (subscribePackage).',
    UPGRADE: 'Begins on the day of payment, and the remaining days are credited (subscribePackage).',
    DOWNGRADE: 'Begins after the current days (schedulePackageChange, or cancelPackage for FREE).',
  },
);
export type PackageChangeKind = keyof typeof PackageChangeKind;
