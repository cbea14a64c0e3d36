import { ValidateBy } from 'class-validator';
import type { FaultMessage } from '../../platform/errors/field-faults.ts';
import { isPrintable } from '../../platform/i18n/printable-text.ts';
import { withoutInvisible } from '../../platform/i18n/visible-text.ts';

/** A telephone number: 8 to 15 digits. Spaces, dots, dashes, parentheses and a leading + are allowed. */
export const PHONE = /^\+?(?:[ .()-]*\d){8,15}$/;

const [MIN_LENGTH, MAX_LENGTH] = [2, 100];

/**
 * Normalises a name for storage: single spaces between words, composed characters, no invisible characters, no
 * characters that change the text direction.
 */
export const normalizeName = (name: string): string =>
  withoutInvisible(name.replace(/\s+/g, ' ')).trim().normalize('NFC');

export const hasLetterOrDigit = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** True if a text in the form of {@link normalizeName} has the length of a name, and a letter or digit. */
export const hasNameForm = (name: string): boolean =>
  name.length >= MIN_LENGTH && name.length <= MAX_LENGTH && hasLetterOrDigit(name);

/**
 * True if a text in the form of {@link normalizeName} is accepted as a new name. Certificates and receipts must be able to
 * print it.
 */
export const isPersonName = (name: string): boolean => hasNameForm(name) && isPrintable(name);

/** Accepts a text if its {@link normalizeName} form is a valid name. Commands store that form. */
export const IsPersonName = (
  message: FaultMessage = 'accounts.fullName',
  isAccepted = isPersonName,
): PropertyDecorator =>
  ValidateBy(
    {
      // The rule that the forms of the web derive from the constraints (input-rules.ts)
      name: 'trimmedLength',
      constraints: [MIN_LENGTH, MAX_LENGTH],
      validator: { validate: (value) => typeof value === 'string' && isAccepted(normalizeName(value)) },
    },
    { message },
  );
