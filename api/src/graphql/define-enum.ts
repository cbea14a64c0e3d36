import { registerEnumType } from 'type-graphql';

/** The type of a value of an enum. */
export type EnumOf<E> = E[keyof E];

/**
 * Declares an enum of the schema, whose values equal their names.
 * @param descriptions description of each value, in the order of the schema
 */
export function defineEnum<D extends Readonly<Record<string, string>>>(
  name: string,
  description: string,
  descriptions: D,
): { readonly [V in keyof D]: V } {
  const values = Object.fromEntries(Object.keys(descriptions).map((value) => [value, value]));
  registerEnumType(values, {
    name,
    description,
    valuesConfig: Object.fromEntries(
      Object.entries(descriptions).map(([value, text]) => [value, { description: text }]),
    ),
  });
  return values as { readonly [V in keyof D]: V };
}
