import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  PACKAGE_STATE: {
    code: 'CONFLICT',
    message: 'package.state',
    description: 'The subscription is in `state`, which does not allow this step.',
  },
  PACKAGE_SAME: {
    code: 'CONFLICT',
    message: 'package.same',
    description: 'The viewer has this version of the package: renew it instead.',
  },
  PACKAGE_IN_DOUBT: {
    code: 'CONFLICT',
    message: 'package.inDoubt',
    description: 'A payment for a package, order `number`, is looked into by people: do not pay again.',
  },
  PACKAGE_NOT_SOLD: {
    code: 'POLICY',
    message: 'package.notSold',
    description: 'The version is not what its package is sold as now: read `packages` again.',
  },
  PACKAGE_SMALLER: {
    code: 'POLICY',
    message: 'package.smaller',
    description:
      'The package is smaller than the present one, whose days are not over: let it follow (schedulePackageChange, cancelPackage).',
  },
  PACKAGE_NOT_SMALLER: {
    code: 'POLICY',
    message: 'package.notSmaller',
    description: 'Only a smaller package that is paid for can follow: a larger one is subscribed to at once.',
  },
  NO_PACKAGE: {
    code: 'POLICY',
    message: 'package.none',
    description: 'The viewer has no package besides FREE.',
  },
  PACKAGE_PAID_AHEAD: {
    code: 'POLICY',
    message: 'package.paidAhead',
    description: 'A package can be renewed `limit` days before its end at the earliest, `since` then.',
  },
  PACKAGE_NOT_RENEWABLE: {
    code: 'POLICY',
    message: 'package.notRenewable',
    description: 'The package is not sold: choose another one.',
  },
  OWN_PACKAGE: {
    code: 'POLICY',
    message: 'package.own',
    description: 'No one gives a package, or more days of it, to themselves.',
  },
  NO_TRIAL: {
    code: 'POLICY',
    message: 'package.noTrial',
    description: 'The version has no days to try it.',
  },
  TRIAL_WITH_PACKAGE: {
    code: 'POLICY',
    message: 'package.trialWithPackage',
    description: 'The viewer has a package; trials are for those who have FREE.',
  },
  TRIAL_USED: {
    code: 'POLICY',
    message: 'package.trialUsed',
    description: 'The viewer has tried or bought a package before.',
  },
  PACKAGE_PAID_DAYS: {
    code: 'POLICY',
    message: 'package.paidDays',
    description: 'The teacher has days of another package that were paid: extend that one.',
  },
  PACKAGE_OVER: {
    code: 'POLICY',
    message: 'package.over',
    description: 'The subscription has ended: grant a new one.',
  },
  TOO_MANY_VERSIONS: {
    code: 'POLICY',
    message: 'package.tooManyVersions',
    description: 'The package has `limit` versions already.',
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
