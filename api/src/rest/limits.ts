import {
  type ArgumentNode,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  Kind,
  type ObjectFieldNode,
  parse,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { FieldRules, InputRules } from '../graphql/input-rules.ts';
import type { RestRoute } from './route.ts';
import type { JsonSchema } from './schema.ts';

interface Origin {
  readonly type: GraphQLInputType;
  readonly rules?: FieldRules;
}

/** Rules that are also valid for REST. Patterns are not, because blanks and empty texts are normalised before. */
const LIMITS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'] as const;

/** Maximum lengths of an ID, and of a timestamp with nanoseconds and offset. */
const UUID_LENGTH = 36;
const TIME_LENGTH = 40;

function formLimit({ format }: JsonSchema): JsonSchema {
  if (format === 'uuid') return { maxLength: UUID_LENGTH };
  return format === 'date-time' ? { maxLength: TIME_LENGTH } : {};
}

/**
 * Derives the limits of a route's fields from the input types of its document. The route's own limits take
 * precedence.
 */
export class Limits {
  readonly #origins = new Map<string, Origin>();

  constructor(
    { document, fieldNames = {} }: RestRoute,
    schema: GraphQLSchema,
    private readonly rules: InputRules,
    private readonly argumentRules: InputRules,
  ) {
    const parsed = parse(document);
    const known = this.#rulesOfVariables(parsed, schema);
    for (const [name, origin] of this.#variables(parsed, schema)) {
      this.#origins.set(fieldNames[name] ?? name, { ...origin, rules: known.get(name) });
      for (const [field, limit] of this.#fields(origin.type))
        this.#origins.set(fieldNames[field] ?? field, limit);
    }
  }

  of(name: string, schema: JsonSchema): JsonSchema {
    const origin = this.#origins.get(name);
    return origin ? this.#limited(schema, origin) : { ...formLimit(schema), ...schema };
  }

  limitBody(body: JsonSchema): JsonSchema {
    const properties = Object.entries(body.properties ?? {});
    return {
      ...body,
      properties: Object.fromEntries(properties.map(([name, schema]) => [name, this.of(name, schema)])),
    };
  }

  *#variables(document: DocumentNode, schema: GraphQLSchema): Generator<[string, Origin]> {
    for (const definition of document.definitions)
      if (definition.kind === Kind.OPERATION_DEFINITION)
        for (const { variable, type } of definition.variableDefinitions ?? [])
          yield [variable.name.value, { type: typeFromAST(schema, type as never) as GraphQLInputType }];
  }

  /** The rules of variables that are a single argument or a field of an input. */
  #rulesOfVariables(document: DocumentNode, schema: GraphQLSchema): Map<string, FieldRules | undefined> {
    const found = new Map<string, FieldRules | undefined>();
    const info = new TypeInfo(schema);
    const record = (
      { name, value }: ArgumentNode | ObjectFieldNode,
      rules: InputRules[string] | undefined,
    ) => {
      if (value.kind === Kind.VARIABLE) found.set(value.name.value, rules?.[name.value]);
    };
    visit(
      document,
      visitWithTypeInfo(info, {
        Argument: (node) =>
          record(node, this.argumentRules[`${info.getParentType()?.name}.${info.getFieldDef()?.name}`]),
        ObjectField: (node) => record(node, this.rules[getNamedType(info.getParentInputType())?.name ?? '']),
      }),
    );
    return found;
  }

  *#fields(type: GraphQLInputType): Generator<[string, Origin]> {
    const named = getNamedType(type);
    if (!isInputObjectType(named)) return;
    for (const field of Object.values(named.getFields()))
      yield [field.name, { type: field.type, rules: this.rules[named.name]?.[field.name] }];
  }

  #limited(schema: JsonSchema, { type, rules = {} }: Origin): JsonSchema {
    const nullable = getNullableType(type);
    const known = Object.fromEntries(
      LIMITS.flatMap((limit) => (rules[limit] === undefined ? [] : [[limit, rules[limit]]])),
    );
    const named = getNamedType(type);
    // A route that uses other values declares them itself
    const values = schema.type === 'string' &&
      isEnumType(named) && { enum: named.getValues().map(({ name }) => name) };
    const isId = schema.type === 'string' && String(nullable) === 'ID';
    return {
      ...(isId ? { format: 'uuid', maxLength: UUID_LENGTH } : formLimit(schema)),
      ...values,
      ...(schema.enum || schema.anyOf ? {} : known),
      ...schema,
      ...(schema.items && isListType(nullable)
        ? { items: this.#limited(schema.items, { type: nullable.ofType, rules: rules.items }) }
        : {}),
      ...(schema.properties ? { properties: this.#properties(schema.properties, nullable) } : {}),
    };
  }

  #properties(properties: Readonly<Record<string, JsonSchema>>, type: GraphQLInputType) {
    const origins = new Map(this.#fields(type));
    return Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => {
        const origin = origins.get(name);
        return [name, origin ? this.#limited(schema, origin) : schema];
      }),
    );
  }
}
