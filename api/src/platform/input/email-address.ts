import { isEmail, ValidateBy } from 'class-validator';
import { withoutInvisible } from '../i18n/visible-text.ts';

/** Characters of an address (RFC 5321). */
const MAX_LENGTH = 254;

/** An e-mail address as it is stored and compared: addresses that look alike are the same. */
export const tidyEmail = (email: string): string =>
  withoutInvisible(email.normalize('NFKC')).trim().toLowerCase();

/** Whether a text is an e-mail address in the form of {@link tidyEmail}. */
export const isEmailAddress = (text: string): boolean => text.length <= MAX_LENGTH && isEmail(text);

/** Takes what {@link tidyEmail} makes an e-mail address of; commands store that. */
export const IsEmailAddress = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isEmail',
      validator: { validate: (value) => typeof value === 'string' && isEmailAddress(tidyEmail(value)) },
    },
    { message: 'validation.email' },
  );
