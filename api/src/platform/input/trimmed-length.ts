import { length, ValidateBy, type ValidationOptions } from 'class-validator';
import { withoutInvisible } from '../i18n/visible-text.ts';

/**
 * Like class-validator's `Length`, without the blanks at both ends: they are not stored, so they do not count. What is
 * not seen does not count towards the least length.
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
