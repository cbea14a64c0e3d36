import { registerEnumType } from 'type-graphql';

/** Adds an enum to the schema, with a description of each of its values. */
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

/** Defines an enum of the schema: its values, which equal their names, with their descriptions. */
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
