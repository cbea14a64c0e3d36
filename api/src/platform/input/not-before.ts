import { ValidateBy, type ValidationArguments, type ValidationOptions } from 'class-validator';

/** The value is not less than another property of the same object. Passes if one of them is missing. */
export const NotBefore = (property: string, options: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'notBefore',
      constraints: [property],
      validator: {
        validate(value, validation?: ValidationArguments) {
          const other = validation && (validation.object as Record<string, unknown>)[property];
          return typeof value !== 'number' || typeof other !== 'number' || value >= other;
        },
      },
    },
    options,
  );
