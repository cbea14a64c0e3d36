import {
  type DocumentNode,
  executeSync,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionOptions,
  stripIgnoredCharacters,
} from 'graphql';
import { LRUCache } from 'lru-cache';

/** Responses of one megabyte or two. Tools use two or three of the documents. */
const MAX_RESPONSES = 4;
const SWITCHES = [
  'descriptions',
  'specifiedByUrl',
  'directiveIsRepeatable',
  'schemaDescription',
  'inputValueDeprecation',
  'oneOf',
] as const satisfies readonly (keyof IntrospectionOptions)[];

const usualQueries = (): ReadonlySet<string> =>
  new Set(
    Array.from({ length: 2 ** SWITCHES.length }, (_, bits) => {
      const options = Object.fromEntries(SWITCHES.map((name, i) => [name, (bits & (1 << i)) > 0]));
      return stripIgnoredCharacters(getIntrospectionQuery(options));
    }),
  );

/** Responses to the usual introspection queries. Each is executed once, since the schema does not change. */
export class Introspection {
  readonly #queries = usualQueries();
  readonly #keys = new WeakMap<DocumentNode, string | undefined>();
  readonly #responses = new LRUCache<string, string>({ max: MAX_RESPONSES });

  constructor(private readonly schema: GraphQLSchema) {}

  /** @returns the response as JSON text, or undefined if the document is not a usual introspection query */
  respond(document: DocumentNode): string | undefined {
    if (!this.#keys.has(document)) this.#keys.set(document, this.#toKey(document));
    const key = this.#keys.get(document);
    if (key === undefined) return undefined;
    const response =
      this.#responses.get(key) ?? JSON.stringify(executeSync({ schema: this.schema, document }));
    this.#responses.set(key, response);
    return response;
  }

  #toKey({ loc, definitions }: DocumentNode): string | undefined {
    if (!loc || definitions.length > 5) return undefined;
    const text = stripIgnoredCharacters(loc.source);
    return this.#queries.has(text) ? text : undefined;
  }
}
