import { type DocumentNode, Kind, visit } from 'graphql';
import { type Detail, invalidFields, MAX_ERRORS, tooCostly } from '../platform/errors/errors.ts';

/** PostgreSQL cannot store U+0000, and half of a surrogate pair is not a character. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

/**
 * Maximum nesting depth. Valid input is less deep (rich text: 40 levels); thousands of levels would overflow the
 * stack here or later.
 */
const MAX_DEPTH = 100;

/**
 * Maximum number of values in the variables of a request, keys of objects included. The longest rich text has about
 * 25,000.
 */
const MAX_VALUES = 50_000;
/** Maximum number of keys of an object. graphql-js prints the whole object in each error about one of its keys. */
const MAX_KEYS = 1000;

const clean = new WeakSet<DocumentNode>();

/**
 * Checks the values of a request before anything else reads them: their number, their nesting, and whether PostgreSQL
 * can store their texts.
 * @throws TOO_COSTLY if there are too many; BAD_INPUT with the invalid fields
 */
export function assertValues(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>> | null | undefined,
): void {
  const found: Detail[] = [];
  const counter = { values: 0 };
  collectObject(variables ?? {}, '', found, counter, 0);
  if (!clean.has(document)) {
    collectLiterals(document, found);
    if (!found.length) clean.add(document);
  }
  if (found.length) throw invalidFields(found);
}

const getField = (path: string): string => path.replace(/^input\./, '');
const fault = (path: string): Detail => ({
  field: getField(path),
  message: 'validation.characters',
});

interface Counter {
  values: number;
}

function collect(value: unknown, path: string, found: Detail[], counter: Counter, depth: number): void {
  if (++counter.values > MAX_VALUES) throw tooCostly('VALUE_LIMIT', { limit: MAX_VALUES });
  if (typeof value === 'string') {
    if (found.length < MAX_ERRORS && !isStorable(value)) found.push(fault(path));
  } else if (typeof value === 'object' && value !== null) {
    if (depth > MAX_DEPTH) found.push({ field: getField(path), message: 'validation.invalid' });
    else if (Array.isArray(value))
      for (const [i, each] of value.entries()) collect(each, `${path}.${i}`, found, counter, depth + 1);
    else collectObject(value, `${path}.`, found, counter, depth + 1);
  }
}

function collectObject(
  value: object,
  prefix: string,
  found: Detail[],
  counter: Counter,
  depth: number,
): void {
  const entries = Object.entries(value);
  if (entries.length > MAX_KEYS) throw tooCostly('VALUE_LIMIT', { limit: MAX_KEYS });
  for (const [name, each] of entries) collect(each, `${prefix}${name}`, found, counter, depth);
}

function collectLiterals(document: DocumentNode, found: Detail[]): void {
  const path: string[] = [];
  const named = {
    enter: ({ name }: { name: { value: string } }) => void path.push(name.value),
    leave: () => void path.pop(),
  };
  visit(document, {
    [Kind.ARGUMENT]: named,
    [Kind.OBJECT_FIELD]: named,
    [Kind.STRING]: (node) => {
      if (!isStorable(node.value)) found.push(fault(path.join('.')));
    },
  });
}
