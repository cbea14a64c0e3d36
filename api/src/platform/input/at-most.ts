import { MaxLength } from 'class-validator';
import { validationMessage } from '../i18n/messages/validation-message.ts';

/** Maximum length of a text, or of each text of a list, that has no other rule. Every text input needs a limit. */
export const AtMost = (max: number, { each = false } = {}): PropertyDecorator =>
  MaxLength(max, { each, message: validationMessage('validation.maxLength', { max }) });
