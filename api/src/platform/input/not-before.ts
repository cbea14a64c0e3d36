import { ValidateBy, type ValidationArguments, type ValidationOptions } from 'class-validator';

/** The value is at least that of another property of the same object, where both are given. */
export const NotBefore = (property: string, options: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'notBefore',
      constraints: [property],
      validator: {
        validate(value, given?: ValidationArguments) {
          const other = given && (given.object as Record<string, unknown>)[property];
          return typeof value !== 'number' || typeof other !== 'number' || value >= other;
        },
      },
    },
    options,
  );
