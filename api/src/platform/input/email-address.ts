import { isEmail, MaxLength, ValidateBy } from 'class-validator';
import { withoutInvisible } from '../i18n/visible-text.ts';

/** Maximum length of an e-mail address (RFC 5321). */
const MAX_LENGTH = 254;

/** Normalises an e-mail address for storage and comparison, so that addresses that look equal are equal. */
export const normalizeEmail = (email: string): string =>
  withoutInvisible(email.normalize('NFKC')).trim().toLowerCase();

/** True if text is a valid e-mail address after {@link normalizeEmail}. */
export const isEmailAddress = (text: string): boolean => text.length <= MAX_LENGTH && isEmail(text);

/** Accepts text that is an e-mail address after {@link normalizeEmail}. Commands store the normalised form. */
export const IsEmailAddress = (): PropertyDecorator => (target, property) => {
  const message = 'validation.email';
  MaxLength(MAX_LENGTH, { message })(target, property as string);
  ValidateBy(
    {
      name: 'isEmail',
      validator: { validate: (value) => typeof value === 'string' && isEmailAddress(normalizeEmail(value)) },
    },
    { message },
  )(target, property as string);
};
