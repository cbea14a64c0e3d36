import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  STORAGE_QUOTA: {
    code: 'POLICY',
    message: 'catalog.storageQuota',
    description:
      'The teacher’s package `package` has `limit` bytes of storage, and this file would increase the use to `value`. Choose a larger package.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'catalog.notAVideo': 'UNSUPPORTED_CONTENT',
  'catalog.onlyMp4': 'UNSUPPORTED_CONTENT',
  'catalog.videoLength': 'UNSUPPORTED_CONTENT',
  'catalog.videoTooLong': 'OUT_OF_RANGE',
  'catalog.notCaptions': 'UNSUPPORTED_CONTENT',
  'catalog.captionsTime': 'UNSUPPORTED_CONTENT',
  'catalog.captionsOrder': 'UNSUPPORTED_CONTENT',
  'catalog.captionsEmpty': 'UNSUPPORTED_CONTENT',
  'catalog.captionsTooMany': 'TOO_MANY',
  'catalog.captionsTooLong': 'LENGTH',
  'catalog.notASound': 'UNSUPPORTED_CONTENT',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
