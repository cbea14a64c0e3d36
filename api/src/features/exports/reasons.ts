import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  EXPORT_TOO_LONG: {
    code: 'POLICY',
    message: 'exports.tooLong',
    description: 'A workbook holds `limit` rows and the list has `value`: narrow it, or take CSV.',
  },
  EXPORTS_UNDER_WAY: {
    code: 'POLICY',
    message: 'exports.underWay',
    description: 'A person has at most `limit` files written at once: wait for one, or cancel it.',
  },
  EXPORTS_KEPT: {
    code: 'POLICY',
    message: 'exports.kept',
    description: 'A person keeps at most `limit` files: delete one first.',
  },
  EXPORT_NOT_READY: {
    code: 'CONFLICT',
    message: 'exports.notReady',
    description: 'The file is not written, or never was, as `state` says.',
  },
  EXPORT_EXPIRED: {
    code: 'GONE',
    message: 'exports.expired',
    description: 'The file was kept for its days and is removed: ask for it again.',
  },
  EXPORT_OUTDATED: {
    code: 'GONE',
    message: 'exports.outdated',
    description:
      'The file holds students of a course that the viewer no longer teaches, or is too old to tell: ask for it again.',
  },
} as const satisfies ReasonTable;

export const faults = { 'exports.form': 'INVALID' } as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
