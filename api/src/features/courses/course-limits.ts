import { ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * Limits of the size of a course. Writers enforce them. Reads and their cost estimates rely on them (`@MaxRows`). A
 * number may be raised without other changes. A lower number would truncate longer outlines.
 */
export const MAX_SECTIONS = 100;
export const MAX_SECTION_LESSONS = 200;
/** In all sections of a course. */
export const MAX_LESSONS = 500;

/** Bounds of a price in đồng. Gateways reject smaller amounts, and larger ones are typing errors. */
export const PRICE = { min: 10_000, max: 50_000_000 };

export const IsPrice = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isPrice',
      constraints: [PRICE.min, PRICE.max],
      validator: {
        validate: (value) =>
          typeof value === 'number' && (value === 0 || (value >= PRICE.min && value <= PRICE.max)),
      },
    },
    options,
  );
