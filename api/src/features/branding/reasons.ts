import type { FaultTable } from '../../platform/errors/field-faults.ts';

export const faults = {
  'branding.name': 'UNSUPPORTED_CHARACTERS',
  'branding.colour': 'INVALID',
  'branding.colourLikeErrors': 'NOT_ALLOWED',
  'branding.taxCode': 'INVALID',
  'branding.fileUnknown': 'UNKNOWN_REFERENCE',
  'branding.fileTooLarge': 'LENGTH',
  'branding.fileType': 'UNSUPPORTED_CONTENT',
  'branding.iconSquare': 'UNSUPPORTED_CONTENT',
  'branding.svg': 'UNSUPPORTED_CONTENT',
} as const satisfies FaultTable;

declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
