import type { ExecutionArgs } from 'graphql';
import { MAX_ERRORS } from '../platform/errors/errors.ts';

/**
 * Bounds for graphql-js, which otherwise collects 100 errors of validation and 50 of variables. Looking for similar
 * names among all types would take most of the time of an invalid document.
 */
export const VALIDATION_BOUNDS = { maxErrors: MAX_ERRORS, hideSuggestions: true };
export const EXECUTION_BOUNDS: Pick<ExecutionArgs, 'hideSuggestions' | 'options'> = {
  hideSuggestions: true,
  options: { maxCoercionErrors: MAX_ERRORS },
};
