import { registerEnumType } from 'type-graphql';
import { Cycle } from './days.ts';

export { Cycle } from './days.ts';

registerEnumType(Cycle, {
  name: 'PackageCycle',
  description: 'Cycle that the price of a package pays for.',
  valuesConfig: {
    MONTH: { description: 'Until the same day of the next month.' },
    YEAR: { description: 'Until the same day of the next year.' },
  },
});

export enum SubscriptionState {
  PENDING_PAYMENT = 'PENDING_PAYMENT',
  ACTIVE = 'ACTIVE',
  CANCELS_AT_PERIOD_END = 'CANCELS_AT_PERIOD_END',
  PAST_DUE = 'PAST_DUE',
  EXPIRED = 'EXPIRED',
  SUPERSEDED = 'SUPERSEDED',
}
registerEnumType(SubscriptionState, {
  name: 'PackageSubscriptionState',
  description: 'State of a teacher’s subscription to a package.',
  valuesConfig: {
    PENDING_PAYMENT: { description: 'Its first order awaits payment. The former package applies meanwhile.' },
    ACTIVE: { description: 'Paid or granted until `endsOn`.' },
    CANCELS_AT_PERIOD_END: {
      description:
        'Valid until `endsOn`, then it ends without a grace period. The cancellation can be reverted.',
    },
    PAST_DUE: { description: 'Its days have passed without a renewal. It is valid until `graceUntil`.' },
    EXPIRED: { description: 'Ended: the teacher has FREE or another subscription.' },
    SUPERSEDED: { description: 'Replaced by another package. The remaining days were credited.' },
  },
});

export enum SubscriptionOrigin {
  PURCHASE = 'PURCHASE',
  TRIAL = 'TRIAL',
  GRANT = 'GRANT',
  TRANSITION = 'TRANSITION',
}
registerEnumType(SubscriptionOrigin, {
  name: 'PackageSubscriptionOrigin',
  description: 'Origin of a teacher’s subscription.',
  valuesConfig: {
    PURCHASE: { description: 'Bought by the teacher.' },
    TRIAL: { description: 'Free trial for the days of the version, once per teacher.' },
    GRANT: { description: 'Granted by an administrator.' },
    TRANSITION: { description: 'Granted to teachers who sold courses before packages were introduced.' },
  },
});

export enum PackageOrderKind {
  START = 'START',
  RENEWAL = 'RENEWAL',
  UPGRADE = 'UPGRADE',
}
registerEnumType(PackageOrderKind, {
  name: 'PackageOrderKind',
  description: 'Effect of an order on the subscription.',
  valuesConfig: {
    START: { description: 'Begins a package on the day of payment, for a whole cycle.' },
    RENEWAL: { description: 'Continues the package after its current days.' },
    UPGRADE: {
      description:
        'Changes to a more expensive package on the day of payment. The remaining days are credited.',
    },
  },
});

export enum PackageChangeKind {
  NONE = 'NONE',
  START = 'START',
  UPGRADE = 'UPGRADE',
  DOWNGRADE = 'DOWNGRADE',
}
registerEnumType(PackageChangeKind, {
  name: 'PackageChangeKind',
  description: 'Effect of choosing a package for the viewer.',
  valuesConfig: {
    NONE: { description: 'The viewer has this version already. It can only be renewed.' },
    START: { description: 'Begins on the day of payment (subscribePackage).' },
    UPGRADE: {
      description: 'Begins on the day of payment, and the remaining days are credited (subscribePackage).',
    },
    DOWNGRADE: {
      description: 'Begins after the current days (schedulePackageChange, or cancelPackage for FREE).',
    },
  },
});
