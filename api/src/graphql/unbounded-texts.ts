import { type GraphQLSchema, GraphQLString, getNamedType, isInputObjectType, isObjectType } from 'graphql';
import { argumentRules, type FieldRules, inputRules } from './input-rules.ts';

const isBounded = (rules: FieldRules | undefined): boolean =>
  !!rules && (rules.maxLength !== undefined || !!rules.enum || !!rules.pattern || isBounded(rules.items));

/** Finds text inputs without a maximum length, by their path. Everything that is stored or searched must have one. */
export function unboundedTexts(schema: GraphQLSchema): string[] {
  const [inputs, args] = [inputRules(schema), argumentRules()];
  const found: string[] = [];
  for (const type of Object.values(schema.getTypeMap()))
    if (isInputObjectType(type)) {
      for (const { name, type: of } of Object.values(type.getFields()))
        if (getNamedType(of) === GraphQLString && !isBounded(inputs[type.name]?.[name]))
          found.push(`${type.name}.${name}`);
    } else if (isObjectType(type) && !type.name.startsWith('__'))
      for (const field of Object.values(type.getFields()))
        for (const { name, type: of } of field.args)
          if (getNamedType(of) === GraphQLString && !isBounded(args[`${type.name}.${field.name}`]?.[name]))
            found.push(`${type.name}.${field.name}(${name})`);
  return found;
}
