import { ValidateBy } from 'class-validator';
import type { FaultMessage } from '../../platform/errors/field-faults.ts';
import { isPrintable } from '../../platform/i18n/printable-text.ts';
import { withoutInvisible } from '../../platform/i18n/visible-text.ts';

/** A telephone number: 8 to 15 digits; blanks, dots, dashes, brackets and a leading + are allowed. */
export const PHONE = /^\+?(?:[ .()-]*\d){8,15}$/;

const [MIN_LENGTH, MAX_LENGTH] = [2, 100];

/** A name as it is stored: one blank between words, composed characters, none that is not seen or turns the text round. */
export const tidyName = (name: string): string =>
  withoutInvisible(name.replace(/\s+/g, ' ')).trim().normalize('NFC');

/** Whether a text holds what a reader can name: marks and signs alone are no name. */
export const hasLetter = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Whether a text in the form of {@link tidyName} has the length of a name, and a letter. */
export const hasNameForm = (name: string): boolean =>
  name.length >= MIN_LENGTH && name.length <= MAX_LENGTH && hasLetter(name);

/** Whether a text in the form of {@link tidyName} is accepted as a new name: certificates and receipts must print it. */
export const isPersonName = (name: string): boolean => hasNameForm(name) && isPrintable(name);

/** Takes what {@link tidyName} makes the name of a person of; commands store that. */
export const IsPersonName = (
  message: FaultMessage = 'accounts.fullName',
  isAccepted = isPersonName,
): PropertyDecorator =>
  ValidateBy(
    {
      // The rule that forms of the web derive from the constraints (input-rules.ts)
      name: 'trimmedLength',
      constraints: [MIN_LENGTH, MAX_LENGTH],
      validator: { validate: (value) => typeof value === 'string' && isAccepted(tidyName(value)) },
    },
    { message },
  );
