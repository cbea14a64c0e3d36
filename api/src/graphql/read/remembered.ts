import { type ASTNode, BREAK, visit } from 'graphql';
import { TrackedContext } from './tracked-context.ts';

/** Asks a resolver; a promise where it is asynchronous. @param onVariables told when it looks at the request's variables */
export type Ask = (variables: Record<string, unknown>, context: unknown, onVariables?: () => void) => unknown;

/** Asked again where arguments are only to be validated, and refused in the same words by whoever asks for that. */
const MAY_BE_READ: ReadonlySet<PropertyKey> = new Set(['onlyValidates']);

/**
 * A resolver that is asked once for all requests where it looks at nothing of the first: then it says the same in each.
 * What throws is asked again.
 * @param ask with arguments that are the same in every request
 */
export function remembered(ask: Ask): Ask {
  let isDecided = false;
  let known: { readonly value: unknown } | undefined;
  return (variables, context) => {
    if (known) return known.value;
    if (isDecided) return ask(variables, context);
    const { context: tracked, used, isTracked } = new TrackedContext(context, true);
    const decide = (value: unknown) => {
      isDecided = true;
      if (isTracked && [...used].every((name) => MAY_BE_READ.has(name))) known = { value };
      return value;
    };
    const value = ask(variables, tracked, () => used.add('variableValues'));
    return value instanceof Promise ? value.then(decide) : decide(value);
  };
}

export function usesVariables(node: ASTNode): boolean {
  let isFound = false;
  visit(node, {
    Variable() {
      isFound = true;
      return BREAK;
    },
  });
  return isFound;
}
