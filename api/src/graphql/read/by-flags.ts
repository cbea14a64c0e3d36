import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, visit } from 'graphql';
import { LRUCache } from 'lru-cache';
import { BYTES_PER_CHARACTER } from '../document-cache.ts';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** The variables of `@skip` and `@include`, and the length of the text of the selection. */
export interface Flags {
  readonly names: readonly string[];
  readonly characters: number;
}

export function getFlags(operation: OperationDefinitionNode, fragments: Fragments): Flags {
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

/** Maximum bytes of values for further combinations, over all documents: a short document can have 2^n of them. */
const MAX_BYTES = 16 * 2 ** 20;

/** All combinations but the first of each document. The least recently used are evicted. */
const otherCombinations = new LRUCache<string, { readonly value: unknown; readonly characters: number }>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ characters }) => characters * BYTES_PER_CHARACTER,
});
let count = 0;

export const bytesOfOtherCombinations = (): number => otherCombinations.calculatedSize;

/**
 * Stores a value for each combination of the variables of `@skip` and `@include`. The first one is stored with its
 * document and is part of its estimated size (document-cache.ts); all others share one limit.
 */
export class ByFlags<T> {
  readonly #id = `${count++} `;
  #first: { readonly bits: string; readonly value: T } | undefined;

  constructor(private readonly flags: Flags) {}

  /** @param make receives the flags only, so that the stored value does not contain other variables of a request */
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
    const cached = otherCombinations.get(key);
    if (cached) return cached.value as T;
    const value = make(flags());
    otherCombinations.set(key, { value, characters: this.flags.characters });
    return value;
  }
}
