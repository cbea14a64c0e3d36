import { registerEnumType } from 'type-graphql';
import { Cycle } from './days.ts';

export { Cycle } from './days.ts';

registerEnumType(Cycle, {
  name: 'PackageCycle',
  description: 'For how long the price of a package is paid.',
  valuesConfig: {
    MONTH: { description: 'To the same day of the next month.' },
    YEAR: { description: 'To the same day of the next year.' },
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
  description: 'Where a teacher’s subscription to a package is.',
  valuesConfig: {
    PENDING_PAYMENT: { description: 'Its first order waits to be paid; the package before holds meanwhile.' },
    ACTIVE: { description: 'Paid or given until `endsOn`.' },
    CANCELS_AT_PERIOD_END: {
      description: 'Holds until `endsOn` and then ends without days of grace; can be taken back.',
    },
    PAST_DUE: { description: 'Its days are over and it was not renewed: it holds until `graceUntil`.' },
    EXPIRED: { description: 'Over: the teacher has FREE, or another subscription.' },
    SUPERSEDED: { description: 'Another package took its place; days that were left were credited.' },
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
  description: 'How a teacher came to a package.',
  valuesConfig: {
    PURCHASE: { description: 'Bought by the teacher themselves.' },
    TRIAL: { description: 'Tried for the days of the version; once for each teacher.' },
    GRANT: { description: 'Given by an administrator.' },
    TRANSITION: { description: 'Given to those who sold courses before there were packages.' },
  },
});

export enum PackageOrderKind {
  START = 'START',
  RENEWAL = 'RENEWAL',
  UPGRADE = 'UPGRADE',
}
registerEnumType(PackageOrderKind, {
  name: 'PackageOrderKind',
  description: 'What an order of a package does.',
  valuesConfig: {
    START: { description: 'Begins a package on the day of payment, for a whole cycle.' },
    RENEWAL: { description: 'Goes on with the package when its days are over.' },
    UPGRADE: {
      description: 'Changes to a dearer package on the day of payment; days that are left are credited.',
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
  description: 'What choosing a package would be for the viewer.',
  valuesConfig: {
    NONE: { description: 'It is the version that they have: nothing to change, only to renew.' },
    START: { description: 'Begins on the day of payment (subscribePackage).' },
    UPGRADE: {
      description: 'Begins on the day of payment, days that are left are credited (subscribePackage).',
    },
    DOWNGRADE: {
      description:
        'Begins when the present one’s days are over (schedulePackageChange, or cancelPackage for FREE).',
    },
  },
});
