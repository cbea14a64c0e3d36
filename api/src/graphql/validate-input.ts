import { getMetadataStorage, validateOrReject } from 'class-validator';
import { ArgumentValidationError, type ResolverData } from 'type-graphql';
import { invalidFields } from '../platform/errors/errors.ts';
import type { Context } from './context.ts';

const RULES = { skipMissingProperties: true, forbidUnknownValues: false };

rememberRules();

/**
 * class-validator looks through the rules of all classes for those of one, for each object anew. Rules come with their
 * classes, before anything is held to them, so what was found once stays true.
 */
function rememberRules(): void {
  const storage = getMetadataStorage();
  const find = storage.getTargetValidationMetadatas.bind(storage);
  // By class, and by the name of the class that it was nested in
  const found = new Map<object, Map<string, ReturnType<typeof find>>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (always || strictGroups || groups?.length) return find(target, schema, always, strictGroups, groups);
    const known = found.get(target) ?? new Map<string, ReturnType<typeof find>>();
    found.set(target, known);
    const rules = known.get(schema) ?? find(target, schema, always, strictGroups, groups);
    known.set(schema, rules);
    return rules;
  };
}

/** Holds an argument's object to the rules of its class, before its resolver runs. @throws BAD_INPUT naming all that break one */
export async function validateInput(
  value: unknown,
  _type: unknown,
  { context }: ResolverData<Context>,
): Promise<void> {
  if (typeof value === 'object' && value !== null) {
    const objects = [value].flat().filter((each) => typeof each === 'object' && each !== null);
    try {
      await Promise.all(objects.map((each) => validateOrReject(each, RULES)));
    } catch (error) {
      throw new ArgumentValidationError(error as never);
    }
  }
  if (context.onlyValidates) throw invalidFields([]);
}
