import type { FaultTable } from '../../platform/errors/field-faults.ts';

export const faults = {
  'site.domain': 'INVALID',
  'site.domains': 'TOO_MANY',
  'site.domainMissing': 'REQUIRED',
} as const satisfies FaultTable;

declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
