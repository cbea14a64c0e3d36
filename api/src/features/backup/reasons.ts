import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  BACKUP_RUNNING: {
    code: 'CONFLICT',
    message: 'backup.running',
    description: 'A backup is being made: there is one at a time, over all processes.',
  },
  DRILL_RUNNING: {
    code: 'CONFLICT',
    message: 'backup.drillRunning',
    description: 'A drill is running: there is one at a time, over all processes.',
  },
  BACKUP_NOT_WHOLE: {
    code: 'CONFLICT',
    message: 'backup.notWhole',
    description: 'Only a backup that is OK or WARNING and still there can be checked, tried or downloaded.',
  },
  OUTGOING_RELEASED: {
    code: 'CONFLICT',
    message: 'backup.released',
    description: 'This is not held back, or somebody has just released it.',
  },
} as const satisfies ReasonTable;

export const faults = { 'backup.reason': 'LENGTH' } as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
