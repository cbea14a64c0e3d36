import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, visit } from 'graphql';
import { LRUCache } from 'lru-cache';
import { BYTES_PER_CHARACTER } from '../document-cache.ts';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** The variables that `@skip` and `@include` look at, and how long the text is that they select from. */
export interface Flags {
  readonly names: readonly string[];
  readonly characters: number;
}

/** Those of an operation, anywhere in it or in the document's fragments. */
export function flagsOf(operation: OperationDefinitionNode, fragments: Fragments): Flags {
  const names = new Set<string>();
  let characters = 1;
  for (const node of [operation, ...Object.values(fragments)]) {
    characters += node.loc ? node.loc.end - node.loc.start : 0;
    visit(node, {
      Directive(directive) {
        for (const { value } of directive.arguments ?? []) {
          if (value.kind === Kind.VARIABLE) names.add(value.name.value);
        }
      },
    });
  }
  return { names: [...names], characters };
}

/** Bytes of what is kept for further combinations, over all documents: 2^n of them fit into one short document. */
const MOST_BYTES = 16 * 2 ** 20;

/** All combinations but the first of each document, least recently used out first. */
const further = new LRUCache<string, { readonly value: unknown; readonly characters: number }>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ characters }) => characters * BYTES_PER_CHARACTER,
});
let made = 0;

/** Bytes held for further combinations, as far as they are known. */
export const bytesOfFurther = (): number => further.calculatedSize;

/**
 * Something kept per combination of the variables that `@skip` and `@include` look at. The first one lives with its
 * document, and is part of what that counts as (document-cache.ts); the others share one bound.
 */
export class ByFlags<T> {
  readonly #id = `${made++} `;
  #first: { readonly bits: string; readonly value: T } | undefined;

  constructor(private readonly flags: Flags) {}

  /** @param make is given the flags alone: what it keeps must not hold the other variables of one request */
  get(variables: Readonly<Record<string, unknown>>, make: (flags: Record<string, unknown>) => T): T {
    const { names } = this.flags;
    let bits = '';
    for (const name of names) bits += variables[name] === true ? 1 : 0;
    const flags = () =>
      Object.fromEntries(
        names.filter((name) => Object.hasOwn(variables, name)).map((name) => [name, variables[name]]),
      );
    this.#first ??= { bits, value: make(flags()) };
    if (this.#first.bits === bits) return this.#first.value;
    const key = this.#id + bits;
    const kept = further.get(key);
    if (kept) return kept.value as T;
    const value = make(flags());
    further.set(key, { value, characters: this.flags.characters });
    return value;
  }
}
