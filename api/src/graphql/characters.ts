import { type DocumentNode, Kind, visit } from 'graphql';
import { type Detail, invalidFields } from '../platform/errors.ts';

/** PostgreSQL's text holds every character but U+0000; half of a surrogate pair is no character at all. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

/** What is taken nests less (rich text 40 levels at most); what nests for thousands would fill the stack here or later. */
const DEEPEST = 100;

/** Documents whose literals have been looked at. */
const clean = new WeakSet<DocumentNode>();

/** Names every text of a request that can not be stored, at its field. @throws BAD_INPUT */
export function refuseCharacters(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>> | null | undefined,
): void {
  const found: Detail[] = [];
  for (const [name, value] of Object.entries(variables ?? {})) collect(value, name, found, 0);
  if (!clean.has(document)) {
    collectLiterals(document, found);
    if (!found.length) clean.add(document);
  }
  if (found.length) throw invalidFields(found);
}

const fieldOf = (path: string): string => path.replace(/^input\./, '');
const fault = (path: string): Detail => ({
  field: fieldOf(path),
  message: 'validation.characters',
});

function collect(value: unknown, path: string, found: Detail[], depth: number): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) found.push(fault(path));
  } else if (typeof value === 'object' && value !== null) {
    if (depth > DEEPEST) found.push({ field: fieldOf(path), message: 'validation.invalid' });
    else for (const [name, each] of Object.entries(value)) collect(each, `${path}.${name}`, found, depth + 1);
  }
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
