import { getMetadataStorage, validateOrReject } from 'class-validator';
import { ArgumentValidationError, type ResolverData } from 'type-graphql';
import { invalidFields } from '../platform/errors/errors.ts';
import type { Context } from './context.ts';

const RULES = { skipMissingProperties: true, forbidUnknownValues: false };

cacheRules();

/**
 * Caches the rules of each class. class-validator searches the rules of all classes for every object. Rules are
 * registered with their classes before the first validation, so the cache never becomes stale.
 */
function cacheRules(): void {
  const storage = getMetadataStorage();
  const find = storage.getTargetValidationMetadatas.bind(storage);
  // By class, and by the name of the class that contains the object (`targetSchema` of class-validator)
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

/** @throws BAD_INPUT with all invalid fields */
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
