import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** A field somewhere below a root. */
export interface FieldBelow {
  /** For example `Course.title`. */
  readonly name: string;
  readonly owner: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
  /** Of the root: this field alone. */
  readonly selection: string;
}

interface Step {
  readonly type: GraphQLNamedType;
  /** What stands around a selection of the type. */
  readonly around: (selection: string) => string;
}

/** Every field below a type that can be asked for without arguments, once for each type that has it, on its shortest path. */
export function* fieldsBelow(schema: GraphQLSchema, root: GraphQLNamedType): Generator<FieldBelow> {
  const seen = new Set<string>();
  const steps: Step[] = [{ type: root, around: (selection) => selection }];
  for (const { type, around } of steps) {
    if (!isCompositeType(type) || seen.has(type.name)) continue;
    seen.add(type.name);
    if (!isObjectType(type)) {
      for (const each of schema.getPossibleTypes(type as never))
        steps.push({ type: each, around: (selection) => around(`{ ... on ${each.name} ${selection} }`) });
      continue;
    }
    for (const field of Object.values(type.getFields())) {
      if (field.args.some(isRequiredArgument)) continue;
      const below = getNamedType(field.type);
      const inside = isCompositeType(below) ? ' { __typename }' : '';
      yield {
        name: `${type.name}.${field.name}`,
        owner: type,
        field,
        selection: around(`{ ${field.name}${inside} }`),
      };
      steps.push({ type: below, around: (selection) => around(`{ ${field.name} ${selection} }`) });
    }
  }
}
