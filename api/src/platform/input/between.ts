import { Max, Min } from 'class-validator';
import type { FaultMessage } from '../errors/field-faults.ts';
import { validationMessage } from '../i18n/messages/validation-message.ts';

/** Limits of a number. The text of the message may contain `{min}` and `{max}`. */
export const Between = (min: number, max: number, key: FaultMessage): PropertyDecorator => {
  const message = validationMessage(key, { min, max });
  return (target, property) => {
    Max(max, { message })(target, property);
    Min(min, { message })(target, property);
  };
};
