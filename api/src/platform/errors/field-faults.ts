import type { MessageKey } from '../i18n/messages/index.ts';
import { mergeNames } from '../process/merge-names.ts';

/** Kinds of field errors: names and descriptions of the schema's enum `FieldFault`. */
export const fieldFaults = {
  REQUIRED: 'It is missing or empty, and has to be there.',
  INVALID: 'It can not be read as what the field takes: its type, form or one of its choices.',
  UNKNOWN_FIELD: 'The endpoint does not take a field of this name.',
  UNKNOWN_REFERENCE: 'It names something that does not exist, or that the viewer may not use.',
  LENGTH: 'It has too few or too many characters.',
  TOO_MANY: 'The list has too many entries, or none where some are needed.',
  OUT_OF_RANGE: 'The number or time is below the least or above the most that is allowed.',
  UNSUPPORTED_CHARACTERS: 'It holds U+0000 or half of a surrogate pair, which no text has.',
  UNSUPPORTED_CONTENT: 'It is readable, but holds something that is not allowed there.',
  NOT_ALLOWED: 'A value that others may have, but not this caller or not here.',
  INSECURE_ADDRESS: 'The address is not https, so that what is sent could be read on its way.',
  PRIVATE_ADDRESS: 'The address leads into a private network, which the server does not call.',
  CREDENTIALS_IN_ADDRESS: 'The address holds a user name or a password, and has to do without.',
  PORT_NOT_ALLOWED: 'The port of the address is one of those that the server does not call.',
  TOO_COMMON: 'The password is too easy to guess.',
  MISMATCH: 'It differs from the field that it has to repeat.',
  UNCHANGED: 'It has to differ from the present value.',
  WRONG: 'The password or code is wrong.',
  TAKEN: 'Another record has this value, which has to be unique.',
  INCOMPLETE: 'There is not enough of it yet for this step.',
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

/** A message about an invalid field. */
export type FaultMessage = keyof Faults & MessageKey;

const table: Record<string, FieldFault> = { ...own };

/** Registers the field messages of a feature. */
export function addFaults(faults: FaultTable): void {
  mergeNames(table, faults);
}

/** The `FieldFault` of each field message. */
export const faultOfMessage = table as Readonly<Record<FaultMessage, FieldFault>>;

/** Whether text from class-validator is a known field message. */
export const isFaultMessage = (text: string): text is FaultMessage => Object.hasOwn(table, text);
