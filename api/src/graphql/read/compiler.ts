import type { EntityMetadata } from '@mikro-orm/core';
import type { DocumentNode, FieldNode, GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { ByFlags, type Flags, getFlags } from './by-flags.ts';
import { type ExecutePlan, installResolvers } from './install-resolvers.ts';
import { type FieldModel, Model } from './model.ts';
import { Operation } from './operation.ts';
import type { Plan } from './plan.ts';
import { Scalars } from './scalars.ts';
import { Selection } from './selection.ts';

export interface CompilerOptions {
  /** Scalars whose database value is already their JSON: money as bigint, rich text as jsonb. */
  readonly asIs?: readonly string[];
}

/** A cached plan for graphql-js, for one field and the exact nodes of its selection. */
interface CachedPlan {
  readonly field: FieldModel;
  readonly nodes: readonly FieldNode[];
  readonly plans: ByFlags<Plan>;
}

const NO_SERVICES = {};

const getServices = (context: unknown): object =>
  (context as { services?: object } | undefined)?.services ?? NO_SERVICES;

/**
 * Compiles selections to plans and caches them as long as their documents exist. All apps of a process share one
 * compiler; the services of a context determine which reads execute its plans.
 */
export class Compiler {
  readonly model: Model;
  readonly #answers = new WeakMap<object, ExecutePlan>();
  readonly #operations = new WeakMap<DocumentNode, Map<string, Operation | null>>();
  readonly #plans = new WeakMap<FieldNode, CachedPlan[]>();
  readonly #flags = new WeakMap<GraphQLResolveInfo['operation'], Flags>();

  /**
   * Installs the resolvers in the schema, which can then only be executed with this compiler.
   * @param schema from type-graphql
   * @param entities from `orm.getMetadata()`
   * @throws one error that lists everything that cannot be compiled
   */
  constructor(schema: GraphQLSchema, entities: Iterable<EntityMetadata>, options: CompilerOptions = {}) {
    this.model = new Model(schema, entities, new Scalars(options.asIs));
    installResolvers(this);
  }

  /** Registers the function that executes plans for contexts with these services. */
  setExecutor(answer: ExecutePlan, services: object = NO_SERVICES): void {
    this.#answers.set(services, answer);
  }

  getExecutor(context: unknown): ExecutePlan {
    return this.#answers.get(getServices(context))!;
  }

  /** Null unless it may be executed on the path `sql`. */
  operation(document: DocumentNode, name: string): Operation | null {
    let operations = this.#operations.get(document);
    if (!operations) {
      operations = new Map();
      this.#operations.set(document, operations);
    }
    let operation = operations.get(name);
    if (operation === undefined) {
      operation = Operation.of(this.model, document, name) ?? null;
      // Unknown names are not cached, because clients can invent any number of them
      if (operation) operations.set(name, operation);
    }
    return operation;
  }

  plan(field: FieldModel, info: GraphQLResolveInfo): Plan {
    const { fieldNodes: nodes, fragments, operation, variableValues: variables } = info;
    let plans = this.#plans.get(nodes[0]!);
    if (!plans) {
      plans = [];
      this.#plans.set(nodes[0]!, plans);
    }
    // A node in a fragment may be merged with others in one place and stand alone in another
    let found = plans.find((k) => k.field === field && sameNodes(k.nodes, nodes));
    if (!found) {
      found = { field, nodes, plans: new ByFlags(this.#getFlags(info)) };
      plans.push(found);
    }
    return found.plans.get(variables, (flags) =>
      new Selection({ model: this.model, operation, fragments, flags, raw: true }).plan(field, nodes),
    );
  }

  #getFlags({ operation, fragments }: GraphQLResolveInfo): Flags {
    let flags = this.#flags.get(operation);
    if (!flags) {
      flags = getFlags(operation, fragments);
      this.#flags.set(operation, flags);
    }
    return flags;
  }
}

const sameNodes = (a: readonly FieldNode[], b: readonly FieldNode[]) =>
  a.length === b.length && a.every((node, i) => node === b[i]);
