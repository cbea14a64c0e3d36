import { ValidateBy, type ValidationOptions } from 'class-validator';

/** Prices in đồng: gateways take no less, and no one means more. */
export const PRICE = { least: 10_000, most: 50_000_000 };

/** The value is 0 or within the bounds of {@link PRICE}. */
export const IsPrice = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isPrice',
      constraints: [PRICE.least, PRICE.most],
      validator: {
        validate: (value) =>
          typeof value === 'number' && (value === 0 || (value >= PRICE.least && value <= PRICE.most)),
      },
    },
    options,
  );
