import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  EXPORT_TOO_LONG: {
    code: 'POLICY',
    message: 'exports.tooLong',
    description:
      'A workbook holds at most `limit` rows, but the list has `value`. Narrow the filter or use CSV.',
  },
  EXPORTS_UNDER_WAY: {
    code: 'POLICY',
    message: 'exports.underWay',
    description: 'A user may have at most `limit` files in progress. Wait for one or cancel it.',
  },
  EXPORTS_KEPT: {
    code: 'POLICY',
    message: 'exports.kept',
    description: 'A user may have at most `limit` saved files. Delete one first.',
  },
  EXPORT_NOT_READY: {
    code: 'CONFLICT',
    message: 'exports.notReady',
    description: 'The file is not ready or its creation failed; see `state`.',
  },
  EXPORT_EXPIRED: {
    code: 'GONE',
    message: 'exports.expired',
    description: 'The retention period is over and the file is deleted. Request a new export.',
  },
  EXPORT_OUTDATED: {
    code: 'GONE',
    message: 'exports.outdated',
    description:
      'The file contains students of a course that the viewer no longer teaches, or is too old to determine this. Request a new export.',
  },
} as const satisfies ReasonTable;

export const faults = { 'exports.form': 'INVALID' } as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
