import { ArrayMaxSize, MaxLength } from 'class-validator';
import type { FaultMessage } from '../errors/field-faults.ts';
import { validationMessage } from '../i18n/messages/validation-message.ts';

interface TextLimit {
  /** True if the field is a list. The limit applies to each of its texts. */
  readonly each?: boolean;
  /** Its text may contain `{max}`. */
  readonly message?: FaultMessage;
}

/** Maximum length of a text that has no other rule. Every text input needs a limit. */
export const AtMost = (
  max: number,
  { each = false, message = 'validation.maxLength' }: TextLimit = {},
): PropertyDecorator => MaxLength(max, { each, message: validationMessage(message, { max }) });

/** Maximum number of entries of a list. The text of the message may contain `{max}`. */
export const AtMostEntries = (max: number, message: FaultMessage): PropertyDecorator =>
  ArrayMaxSize(max, { message: validationMessage(message, { max }) });
