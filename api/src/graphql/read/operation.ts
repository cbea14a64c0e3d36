import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import type { FieldExtensions } from './decorators.ts';
import { collectFields } from './graphql-internals.ts';
import type { FieldModel, Model } from './model.ts';
import type { Plan } from './plan.ts';
import { NotCompilable, Selection } from './selection.ts';

/** One root field of a compiled operation. */
export interface Root {
  readonly key: string;
  /** Of the schema; undefined for `__typename`. */
  readonly field: FieldModel | undefined;
  readonly nodes: readonly FieldNode[];
  /** The statement, or the finished text of `__typename`. */
  readonly value: Plan | string;
  /** The schema promises a value. */
  readonly required: boolean;
}

/** Plans are kept per combination of `@skip` and `@include`; this many are enough for any honest document. */
const MAX_COMBINATIONS = 64;

/** Something kept per combination of the variables that `@skip` and `@include` look at. */
export class ByFlags<T> {
  readonly #kept = new Map<string, T>();

  constructor(private readonly names: readonly string[]) {}

  get(variables: Readonly<Record<string, unknown>>, make: () => T): T {
    let bits = '';
    for (const name of this.names) bits += variables[name] === true ? 1 : 0;
    let value = this.#kept.get(bits);
    if (value === undefined) {
      value = make();
      // The oldest goes alone: whoever sends many combinations does not slow down the usual one each time
      if (this.#kept.size >= MAX_COMBINATIONS) this.#kept.delete(this.#kept.keys().next().value!);
      this.#kept.set(bits, value);
    }
    return value;
  }
}

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** The variables that `@skip` and `@include` look at, anywhere in an operation or in the document's fragments. */
export function flagNames(operation: OperationDefinitionNode, fragments: Fragments): readonly string[] {
  const names = new Set<string>();
  for (const node of [operation, ...Object.values(fragments)]) {
    visit(node, {
      Directive(directive) {
        for (const { value } of directive.arguments ?? []) {
          if (value.kind === Kind.VARIABLE) names.add(value.name.value);
        }
      },
    });
  }
  return [...names];
}

/** One operation of a document on the path `sql`. */
export class Operation {
  readonly #fragments: Record<string, FragmentDefinitionNode> = {};
  readonly #roots: ByFlags<readonly Root[] | null>;

  private constructor(
    private readonly model: Model,
    document: DocumentNode,
    readonly node: OperationDefinitionNode,
  ) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments[definition.name.value] = definition;
    }
    this.#roots = new ByFlags(flagNames(node, this.#fragments));
  }

  /** undefined where the name picks no single operation, or one that is not a query. */
  static of(model: Model, document: DocumentNode, name: string): Operation | undefined {
    const nodes = document.definitions.filter(
      (d): d is OperationDefinitionNode =>
        d.kind === Kind.OPERATION_DEFINITION && (!name || d.name?.value === name),
    );
    if (nodes.length !== 1 || nodes[0]!.operation !== 'query') return undefined;
    return new Operation(model, document, nodes[0]!);
  }

  /** null: some field needs an ordinary resolver, so graphql-js has to run this operation. */
  roots(variables: Record<string, unknown>): readonly Root[] | null {
    return this.#roots.get(variables, () => this.#compile(variables));
  }

  /** A document of some of the root fields alone, for graphql-js. */
  only(roots: readonly Root[]): DocumentNode {
    const selections = roots.flatMap(({ nodes }) => nodes);
    const operation = { ...this.node, selectionSet: { kind: Kind.SELECTION_SET, selections } } as const;
    return { kind: Kind.DOCUMENT, definitions: [operation, ...Object.values(this.#fragments)] };
  }

  #compile(variables: Record<string, unknown>): readonly Root[] | null {
    const { schema } = this.model;
    const query = schema.getQueryType()!;
    try {
      const fields = collectFields(schema, this.#fragments, variables, query, this.node.selectionSet);
      return [...fields].map(([key, nodes]) => this.#root(key, nodes, variables));
    } catch (error) {
      if (error instanceof NotCompilable) return null;
      throw error;
    }
  }

  #root(key: string, nodes: readonly FieldNode[], variables: Record<string, unknown>): Root {
    const { model, node: operation } = this;
    const query = model.type(model.schema.getQueryType()!);
    const name = nodes[0]!.name.value;
    const field = query.fields.get(name);
    if (!field && name === '__typename')
      return { key, field, nodes, value: JSON.stringify(query.type.name), required: true };
    if (!field) throw new NotCompilable('introspection');
    if (!(field.field.extensions as FieldExtensions).read) throw new NotCompilable(name);
    // A check put around the resolver after the compiler was made would be passed by on this path
    if (field.field.resolve !== field.installed)
      throw new Error(`Query.${name} was wrapped after its resolver was installed`);
    const selection = new Selection({ model, operation, fragments: this.#fragments, variables, raw: false });
    return {
      key,
      field,
      nodes,
      value: selection.plan(field, nodes),
      required: isNonNullType(field.field.type),
    };
  }
}
