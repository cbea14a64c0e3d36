import { validate } from 'class-validator';
import { GraphQLError } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import type { Context } from './context.ts';
import { formatError } from './errors.ts';

/**
 * Validates a row of a file by the rules of the input type that a form would send.
 * @throws the same error as for that input
 */
export async function assertValidInput(input: object): Promise<void> {
  const faults = await validate(input, { skipMissingProperties: true, forbidUnknownValues: false });
  if (faults.length) throw new ArgumentValidationError(faults);
}

/** @returns the value of the row, or its first error in the viewer's language */
export async function validateRow<T>(
  context: Context,
  read: () => Promise<T>,
): Promise<{ readonly taken?: T; readonly problem?: string }> {
  try {
    return { taken: await read() };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { message, extensions } = formatError(error, context);
    const [detail] = (extensions?.details ?? []) as { message: string }[];
    return { problem: detail?.message ?? message };
  }
}
