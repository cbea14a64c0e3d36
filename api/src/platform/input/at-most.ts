import { MaxLength } from 'class-validator';
import { validationMessage } from '../i18n/messages/validation-message.ts';

/** The bound of a text, or of each of a list, that no rule of its own says: nothing that comes in is without one. */
export const AtMost = (max: number, { each = false } = {}): PropertyDecorator =>
  MaxLength(max, { each, message: validationMessage('validation.maxLength', { max }) });
