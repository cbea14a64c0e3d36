import type { MessageKey } from '../i18n/messages/index.ts';
import { mergeNames } from '../process/merge-names.ts';

/** Kinds of field errors: names and descriptions of the schema's enum `FieldFault`. */
export const fieldFaults = {
  REQUIRED: 'The required value is missing or empty.',
  INVALID: 'The value has a wrong type or format, or is not one of the allowed values.',
  UNKNOWN_FIELD: 'The endpoint has no field with this name.',
  UNKNOWN_REFERENCE: 'The referenced object does not exist, or the viewer may not use it.',
  LENGTH: 'The text has too few or too many characters.',
  TOO_MANY: 'The list has too many entries, or is empty but must not be.',
  OUT_OF_RANGE: 'The number or time is below the minimum or above the maximum.',
  UNSUPPORTED_CHARACTERS: 'The text contains U+0000 or an unpaired surrogate.',
  UNSUPPORTED_CONTENT: 'The content is readable, but contains something that is not allowed.',
  NOT_ALLOWED: 'The value is valid, but not allowed for this client or in this context.',
  INSECURE_ADDRESS: 'The URL does not use HTTPS.',
  PRIVATE_ADDRESS: 'The URL resolves to a private network, which the server does not call.',
  CREDENTIALS_IN_ADDRESS: 'The URL contains a user name or a password.',
  PORT_NOT_ALLOWED: 'The URL has a port that the server does not call.',
  TOO_COMMON: 'The password is too easy to guess.',
  MISMATCH: 'The value differs from the field that it must repeat.',
  UNCHANGED: 'The value must differ from the current one.',
  WRONG: 'The password or code is wrong.',
  TAKEN: 'Another object has this value, which must be unique.',
  INCOMPLETE: 'The content is incomplete for this step.',
} as const;
export type FieldFault = keyof typeof fieldFaults;

export type FaultTable = Readonly<Partial<Record<MessageKey, FieldFault>>>;

/** Field messages that belong to no feature, with their `FieldFault`. */
const own = {
  'validation.required': 'REQUIRED',
  'validation.invalid': 'INVALID',
  'validation.unknownField': 'UNKNOWN_FIELD',
  'validation.readOnly': 'NOT_ALLOWED',
  'validation.characters': 'UNSUPPORTED_CHARACTERS',
  'validation.between': 'OUT_OF_RANGE',
  'validation.least': 'OUT_OF_RANGE',
  'validation.email': 'INVALID',
  'validation.maxLength': 'LENGTH',
  'validation.locale': 'INVALID',
  'validation.role': 'NOT_ALLOWED',
  'validation.page': 'OUT_OF_RANGE',
  'validation.entries': 'TOO_MANY',
  'validation.list': 'LENGTH',
  'validation.richText': 'UNSUPPORTED_CONTENT',
  'upload.unknown': 'UNKNOWN_REFERENCE',
  'upload.empty': 'UNSUPPORTED_CONTENT',
  'upload.notAnImage': 'UNSUPPORTED_CONTENT',
  'upload.imageTooSmall': 'OUT_OF_RANGE',
  'upload.imageTooManyPixels': 'OUT_OF_RANGE',
  'upload.tooLarge': 'LENGTH',
  'upload.encoding': 'UNSUPPORTED_CONTENT',
  'sheet.unreadable': 'UNSUPPORTED_CONTENT',
  'sheet.malformed': 'UNSUPPORTED_CONTENT',
  'sheet.encoding': 'UNSUPPORTED_CONTENT',
  'sheet.tooManyRows': 'TOO_MANY',
  'sheet.tooLong': 'LENGTH',
  'sheet.cellTooLong': 'LENGTH',
} as const satisfies FaultTable;

/** The messages that the details of an error may use. Features merge their own into this interface. */
export interface Faults extends Record<keyof typeof own, FieldFault> {}

export type FaultMessage = keyof Faults & MessageKey;

const table: Record<string, FieldFault> = { ...own };

export function addFaults(faults: FaultTable): void {
  mergeNames(table, faults);
}

export const faultOfMessage = table as Readonly<Record<FaultMessage, FieldFault>>;

export const isFaultMessage = (text: string): text is FaultMessage => Object.hasOwn(table, text);
