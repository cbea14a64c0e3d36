import { Sql } from '../../platform/sql.ts';
import { rowOf, type TypeModel } from './model.ts';

/** Whoever may nothing, and whoever may everything: each property is what it is asked for, and answers yes or no. */
const someone = (may: boolean) => new Proxy({}, { get: () => () => may });
const NO_CONTEXT = new Proxy(
  {},
  {
    get(_, name) {
      throw new Error(`it looks at the request (${String(name)})`);
    },
  },
);

/**
 * What a rule says must hold whoever asks, since kept answers are given on its word: that the public part of a type's
 * `@Visible` is a part of the rule for nobody, for a person without rights and for one with all of them.
 */
export function* publicPartProblems(type: TypeModel): Generator<string> {
  if (!type.public) return;
  const where = `${type.type.name}: the public part of its @Visible`;
  const row = rowOf('t', type) as never;
  try {
    const open = type.public(row);
    for (const viewer of [undefined, someone(false), someone(true)])
      if (!lets(type.visible?.(viewer as never, row, NO_CONTEXT as never) ?? true, open))
        yield `${where} is not shown to everyone: the rule has to be (public or …)`;
  } catch (error) {
    yield `${where} has to be the same for all: ${(error as Error).message}`;
  }
}

/** Whether a rule's answer is true, the condition itself, or `(condition or …)`. */
function lets(seen: Sql | boolean, open: Sql): boolean {
  if (!(seen instanceof Sql)) return seen;
  const [text, part] = [textOf(seen), textOf(open)];
  if (open.values.some((value, i) => value !== seen.values[i])) return false;
  return text === part || (text.startsWith(`(${part} or `) && isOneGroup(text));
}

/** With places for values, which tell conditions apart that differ in their values' places alone. */
const textOf = ({ chunks }: Sql): string => chunks.join('$');

/** Whether the first parenthesis is closed by the last one. */
function isOneGroup(text: string): boolean {
  let depth = 0;
  const bare = text.replaceAll(/'[^']*'/g, '');
  return [...bare].every((sign, i) => {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    return depth > 0 || i === bare.length - 1;
  });
}
