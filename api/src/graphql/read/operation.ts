import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { ByFlags, getFlags } from './by-flags.ts';
import type { FieldExtensions } from './decorators.ts';
import { collectFields } from './graphql-internals.ts';
import type { FieldModel, Model } from './model.ts';
import type { Plan } from './plan.ts';
import { NotCompilable, Selection } from './selection.ts';

export interface Root {
  readonly key: string;
  /** Undefined for `__typename`. */
  readonly field: FieldModel | undefined;
  readonly nodes: readonly FieldNode[];
  /** The plan, or the JSON of `__typename`. */
  readonly value: Plan | string;
  readonly required: boolean;
}

let operations = 0;

export class Operation {
  readonly id = operations++;
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
    this.#roots = new ByFlags(getFlags(node, this.#fragments));
  }

  /** @returns undefined if the name matches no single operation, or not a query */
  static of(model: Model, document: DocumentNode, name: string): Operation | undefined {
    const nodes = document.definitions.filter(
      (d): d is OperationDefinitionNode =>
        d.kind === Kind.OPERATION_DEFINITION && (!name || d.name?.value === name),
    );
    if (nodes.length !== 1 || nodes[0]!.operation !== 'query') return undefined;
    return new Operation(model, document, nodes[0]!);
  }

  /** @returns null if a field needs an ordinary resolver, so that graphql-js has to execute the operation */
  roots(variables: Record<string, unknown>): readonly Root[] | null {
    return this.#roots.get(variables, (flags) => this.#compile(flags));
  }

  only(roots: readonly Root[]): DocumentNode {
    const selections = roots.flatMap(({ nodes }) => nodes);
    const operation = { ...this.node, selectionSet: { kind: Kind.SELECTION_SET, selections } } as const;
    return { kind: Kind.DOCUMENT, definitions: [operation, ...Object.values(this.#fragments)] };
  }

  #compile(flags: Record<string, unknown>): readonly Root[] | null {
    const { schema } = this.model;
    const query = schema.getQueryType()!;
    try {
      const fields = collectFields(schema, this.#fragments, flags, query, this.node.selectionSet);
      return [...fields].map(([key, nodes]) => this.#root(key, nodes, flags));
    } catch (error) {
      if (error instanceof NotCompilable) return null;
      throw error;
    }
  }

  #root(key: string, nodes: readonly FieldNode[], flags: Record<string, unknown>): Root {
    const { model, node: operation } = this;
    const query = model.type(model.schema.getQueryType()!);
    const name = nodes[0]!.name.value;
    const field = query.fields.get(name);
    if (!field && name === '__typename')
      return { key, field, nodes, value: JSON.stringify(query.type.name), required: true };
    if (!field) throw new NotCompilable('introspection');
    if (!(field.field.extensions as FieldExtensions).read) throw new NotCompilable(name);
    // This path would bypass a check that was installed around the resolver after the compiler
    if (field.field.resolve !== field.installed)
      throw new Error(`Query.${name} was wrapped after its resolver was installed`);
    const selection = new Selection({ model, operation, fragments: this.#fragments, flags, raw: false });
    return {
      key,
      field,
      nodes,
      value: selection.plan(field, nodes),
      required: isNonNullType(field.field.type),
    };
  }
}
