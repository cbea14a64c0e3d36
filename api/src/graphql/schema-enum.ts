import { registerEnumType } from 'type-graphql';

/**
 * Declares an enum of the schema with the descriptions of its values:
 * `export const Colour = schemaEnum('Colour', '…', { RED: '…' }); export type Colour = keyof typeof Colour;`
 */
export function schemaEnum<const V extends Record<string, string>>(
  name: string,
  description: string,
  descriptions: V,
): { readonly [K in keyof V]: K } {
  const values = Object.fromEntries(Object.keys(descriptions).map((value) => [value, value]));
  const valuesConfig = Object.fromEntries(
    Object.entries(descriptions).map(([value, text]) => [value, { description: text }]),
  );
  registerEnumType(values, { name, description, valuesConfig });
  return values as { readonly [K in keyof V]: K };
}
