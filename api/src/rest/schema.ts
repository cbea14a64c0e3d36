/** The part of JSON Schema (2020-12, the dialect of OpenAPI 3.1) that the routes use. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly format?: string;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly default?: unknown;
  readonly const?: string | number | boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly $ref?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly examples?: readonly unknown[];
}

export const text = (description: string, more: JsonSchema = {}): JsonSchema => ({
  type: 'string',
  description,
  ...more,
});
export const integer = (description: string, more: JsonSchema = {}): JsonSchema => ({
  type: 'integer',
  description,
  ...more,
});
export const flag = (description: string): JsonSchema => ({ type: 'boolean', description });
export const time = (description: string): JsonSchema => text(description, { format: 'date-time' });
/** A timestamp, or a day in Vietnam, of a request. */
export const timeOrDay = (description: string): JsonSchema => ({
  anyOf: [
    text('Timestamp with time zone.', { format: 'date-time', maxLength: 40 }),
    text('Day in Vietnam time as YYYY-MM-DD.', { format: 'date', maxLength: 10 }),
  ],
  description,
});
/** An absolute URL. Paths in a response are made absolute. */
export const url = (description: string): JsonSchema => text(description, { format: 'uri' });
export const list = (items: JsonSchema, description: string, more: JsonSchema = {}): JsonSchema => ({
  type: 'array',
  items,
  description,
  ...more,
});
export const orNull = (schema: JsonSchema): JsonSchema =>
  schema.$ref ? { anyOf: [schema, { type: 'null' }] } : { ...schema, type: [schema.type as string, 'null'] };

/** All properties are required except those in `optional`. */
export const object = (
  properties: Record<string, JsonSchema>,
  optional: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

export const json = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});
