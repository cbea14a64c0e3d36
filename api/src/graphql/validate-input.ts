import { validateOrReject } from 'class-validator';
import { ArgumentValidationError, type ResolverData } from 'type-graphql';
import { invalidFields } from '../platform/errors.ts';
import type { Context } from './context.ts';

/** Holds an argument's object to the rules of its class, before its resolver runs. @throws BAD_INPUT naming all that break one */
export async function validateInput(
  value: unknown,
  _type: unknown,
  { context }: ResolverData<Context>,
): Promise<void> {
  const objects = [value].flat().filter((each) => typeof each === 'object' && each !== null) as object[];
  try {
    const rules = { skipMissingProperties: true, forbidUnknownValues: false };
    await Promise.all(objects.map((each) => validateOrReject(each, rules)));
  } catch (error) {
    throw new ArgumentValidationError(error as never);
  }
  if (context.onlyValidates) throw invalidFields([]);
}
