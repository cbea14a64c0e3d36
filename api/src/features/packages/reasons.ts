import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  PACKAGE_STATE: {
    code: 'CONFLICT',
    message: 'package.state',
    description: 'The subscription is in state `state`, which does not allow this action.',
  },
  PACKAGE_SAME: {
    code: 'CONFLICT',
    message: 'package.same',
    description: 'The viewer has this version of the package already. Renew it instead.',
  },
  PACKAGE_IN_DOUBT: {
    code: 'CONFLICT',
    message: 'package.inDoubt',
    description: 'An administrator checks a payment for a package, order `number`. Do not pay again.',
  },
  PACKAGE_NOT_SOLD: {
    code: 'POLICY',
    message: 'package.notSold',
    description: 'The package is not currently sold as this version. Read `packages` again.',
  },
  PACKAGE_SMALLER: {
    code: 'POLICY',
    message: 'package.smaller',
    description:
      'The package is smaller than the current one, whose days are not over. Schedule it instead (schedulePackageChange, cancelPackage).',
  },
  PACKAGE_NOT_SMALLER: {
    code: 'POLICY',
    message: 'package.notSmaller',
    description: 'Only a smaller, paid package can be scheduled. Subscribe to a larger one immediately.',
  },
  NO_PACKAGE: {
    code: 'POLICY',
    message: 'package.none',
    description: 'The viewer has no package except FREE.',
  },
  PACKAGE_PAID_AHEAD: {
    code: 'POLICY',
    message: 'package.paidAhead',
    description: 'A package can be renewed at most `limit` days before its end, from `since` on.',
  },
  PACKAGE_NOT_RENEWABLE: {
    code: 'POLICY',
    message: 'package.notRenewable',
    description: 'The package is not sold and cannot be renewed. Choose another one.',
  },
  OWN_PACKAGE: {
    code: 'POLICY',
    message: 'package.own',
    description: 'Administrators cannot grant themselves a package or additional days.',
  },
  NO_TRIAL: { code: 'POLICY', message: 'package.noTrial', description: 'The version has no trial period.' },
  TRIAL_WITH_PACKAGE: {
    code: 'POLICY',
    message: 'package.trialWithPackage',
    description: 'The viewer has a package. Trials are only for teachers with FREE.',
  },
  TRIAL_USED: {
    code: 'POLICY',
    message: 'package.trialUsed',
    description: 'The viewer has tried or bought a package before.',
  },
  PACKAGE_PAID_DAYS: {
    code: 'POLICY',
    message: 'package.paidDays',
    description: 'The teacher has paid days of another package. Extend that one.',
  },
  PACKAGE_OVER: {
    code: 'POLICY',
    message: 'package.over',
    description: 'The subscription has ended. Grant a new one.',
  },
  TOO_MANY_VERSIONS: {
    code: 'POLICY',
    message: 'package.tooManyVersions',
    description: 'The package has reached its maximum of `limit` versions.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'package.range': 'OUT_OF_RANGE',
  'package.storage': 'OUT_OF_RANGE',
  'package.price': 'OUT_OF_RANGE',
  'package.validFrom': 'OUT_OF_RANGE',
  'package.endsOn': 'OUT_OF_RANGE',
  'package.keptCourses': 'TOO_MANY',
  'package.keptUnknown': 'UNKNOWN_REFERENCE',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
