import { registerEnumType } from 'type-graphql';

/** Adds existing values to the schema as an enum, with a description of each. */
export const registerEnum = <K extends string>(
  values: Readonly<Record<K, string>>,
  name: string,
  description: string,
  descriptions: Readonly<Record<NoInfer<K>, string>>,
): void =>
  registerEnumType(values, {
    name,
    description,
    valuesConfig: Object.fromEntries(
      Object.entries<string>(descriptions).map(([value, text]) => [value, { description: text }]),
    ) as Partial<Record<K, object>>,
  });

/**
 * Declares an enum of the schema, whose values equal their names.
 * @param descriptions one for each value, in the order of the schema
 */
export function defineEnum<K extends string>(
  name: string,
  description: string,
  descriptions: Readonly<Record<K, string>>,
): { readonly [V in K]: V } {
  const values = Object.fromEntries(Object.keys(descriptions).map((value) => [value, value])) as {
    readonly [V in K]: V;
  };
  registerEnum(values, name, description, descriptions);
  return values;
}
