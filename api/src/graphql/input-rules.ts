import { ValidationTypes, getMetadataStorage as validators } from 'class-validator';
import { type GraphQLSchema, isInputObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';

type ParamMetadata = NonNullable<ReturnType<typeof getMetadataStorage>['queries'][number]['params']>[number];

/** Validation rules of a field in JSON Schema (2020-12). Lengths do not count leading and trailing blanks. */
export interface FieldRules {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: 'email' | 'uri' | 'uuid';
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  readonly items?: FieldRules;
  readonly anyOf?: readonly [{ const: number }, FieldRules];
  /** Values that clients offer: the extension `examples` of the field. Others are valid, too. */
  readonly examples?: readonly unknown[];
}

export type InputRules = Record<string, Record<string, FieldRules>>;

/** Translations of all validators that concern a single value, by their names in class-validator. */
const translations: Readonly<Record<string, (...constraints: never[]) => FieldRules>> = {
  isNotEmpty: () => ({ minLength: 1 }),
  isLength: (minLength: number, maxLength: number) => ({ minLength, maxLength }),
  trimmedLength: (minLength: number, maxLength: number) => ({ minLength, maxLength }),
  maxLength: (maxLength: number) => ({ maxLength }),
  matches: ({ source }: RegExp) => ({ pattern: source }),
  isEmail: () => ({ format: 'email' }),
  isUrl: () => ({ format: 'uri' }),
  isUuid: () => ({ format: 'uuid' }),
  isIn: (values: unknown[]) => ({ enum: values }),
  min: (minimum: number) => ({ minimum }),
  max: (maximum: number) => ({ maximum }),
  arrayMinSize: (minItems: number) => ({ minItems }),
  arrayMaxSize: (maxItems: number) => ({ maxItems }),
  arrayUnique: () => ({ uniqueItems: true }),
  isPrice: (minimum: number, maximum: number) => ({ anyOf: [{ const: 0 }, { minimum, maximum }] }),
};

/** Validators that the schema expresses already, or that concern two fields. */
const NOT_TRANSLATED = new Set(['isEnum', 'notBefore']);

/**
 * The rules of every input type, so that clients can validate before they send a request.
 * @throws for a validator that has no translation
 */
export function inputRules(schema: GraphQLSchema): InputRules {
  const rules: InputRules = {};
  const { inputTypes } = getMetadataStorage();
  for (const [name, type] of Object.entries(schema.getTypeMap()).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const target = isInputObjectType(type) && inputTypes.find((each) => each.name === name)?.target;
    if (!target) continue;
    const fields = fieldRules(target as new () => object);
    for (const [field, { extensions }] of Object.entries(type.getFields()))
      if (Array.isArray(extensions.examples))
        fields[field] = { ...fields[field], examples: extensions.examples };
    if (Object.keys(fields).length) rules[name] = fields;
  }
  return rules;
}

/**
 * The rules of arguments that are not in an input object, by `Type.field`, for instance `Query.courses`.
 * @throws for a validator that has no translation
 */
export function argumentRules(): InputRules {
  const rules: InputRules = {};
  const storage = getMetadataStorage();
  const roots = [
    ['Query', storage.queries],
    ['Mutation', storage.mutations],
    ['Subscription', storage.subscriptions],
  ] as const;
  for (const [root, fields] of roots)
    for (const { schemaName, params = [] } of fields) addArguments(rules, `${root}.${schemaName}`, params);
  for (const { schemaName, params = [], getObjectType } of storage.fieldResolvers) {
    const owner = storage.objectTypes.find(({ target }) => target === getObjectType?.());
    if (owner) addArguments(rules, `${owner.name}.${schemaName}`, params);
  }
  return rules;
}

function addArguments(rules: InputRules, field: string, params: readonly ParamMetadata[]): void {
  for (const param of params)
    if (param.kind === 'args') rules[field] = fieldRules(param.getType() as new () => object);
}

function fieldRules(target: new () => object): Record<string, FieldRules> {
  const fields: Record<string, FieldRules> = {};
  const found = validators().getTargetValidationMetadatas(target, '', false, false);
  for (const { type, name, propertyName, constraints, each } of found) {
    if (type !== ValidationTypes.CUSTOM_VALIDATION || !name || NOT_TRANSLATED.has(name)) continue;
    const translate = translations[name];
    if (!translate) throw new Error(`${target.name}.${propertyName}: no translation of the rule ${name}`);
    const rule = translate(...((constraints ?? []) as never[]));
    const others = fields[propertyName] ?? {};
    fields[propertyName] = each ? { ...others, items: { ...others.items, ...rule } } : { ...others, ...rule };
  }
  return fields;
}
