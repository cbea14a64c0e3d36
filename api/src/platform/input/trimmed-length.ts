import { length, ValidateBy, type ValidationOptions } from 'class-validator';
import { withoutInvisible } from '../i18n/visible-text.ts';

/**
 * Like `Length` of class-validator, but ignores leading and trailing blanks, which are not stored. Invisible
 * characters do not count towards the minimum.
 */
export const TrimmedLength = (min: number, max: number, options: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'trimmedLength',
      constraints: [min, max],
      validator: {
        validate: (value) =>
          typeof value === 'string' &&
          length(value.trim(), min, max) &&
          withoutInvisible(value).trim().length >= min,
      },
    },
    options,
  );
