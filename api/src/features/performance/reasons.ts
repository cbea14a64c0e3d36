import type { FaultTable } from '../../platform/errors/field-faults.ts';

export const faults = { 'performance.reason': 'LENGTH' } as const satisfies FaultTable;

declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
