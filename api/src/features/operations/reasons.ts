import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  CURSOR_UNDONE: {
    code: 'GONE',
    message: 'operations.cursorUndone',
    description:
      'The database was restored from a backup that is older than the cursor. Discard the copy and read the feed from the beginning, without `after`.',
  },
  KEY_REUSED: {
    code: 'CONFLICT',
    message: 'operations.keyReused',
    description: 'The `idempotencyKey` was already used for another request. Use a new key.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'operations.idempotencyKey': 'LENGTH',
  'operations.reason': 'LENGTH',
  'operations.setting': 'UNKNOWN_REFERENCE',
  'operations.settingUnchanged': 'UNCHANGED',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
