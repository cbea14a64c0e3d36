import { length, ValidateBy, type ValidationOptions } from 'class-validator';

/** Like class-validator's `Length`, without the blanks at both ends: they are not stored, so they do not count. */
export const TrimmedLength = (min: number, max: number, options: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'trimmedLength',
      constraints: [min, max],
      validator: { validate: (value) => typeof value === 'string' && length(value.trim(), min, max) },
    },
    options,
  );
