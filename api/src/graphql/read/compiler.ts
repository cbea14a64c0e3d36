import type { EntityMetadata } from '@mikro-orm/core';
import type { DocumentNode, FieldNode, GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { ByFlags, type Flags, flagsOf } from './by-flags.ts';
import { type Answer, installResolvers } from './install-resolvers.ts';
import { type FieldModel, Model } from './model.ts';
import { Operation } from './operation.ts';
import type { Plan } from './plan.ts';
import { Scalars } from './scalars.ts';
import { Selection } from './selection.ts';

export interface CompilerOptions {
  /** Scalars whose database value is their JSON: money as bigint, rich text as jsonb. */
  readonly asIs?: readonly string[];
}

/** A plan kept for graphql-js: for one field and the very nodes that select below it. */
interface Kept {
  readonly field: FieldModel;
  readonly nodes: readonly FieldNode[];
  readonly plans: ByFlags<Plan>;
}

/** The services of contexts without any. */
const NO_SERVICES = {};

const servicesOf = (context: unknown): object =>
  (context as { services?: object } | undefined)?.services ?? NO_SERVICES;

/**
 * Turns selections into plans and keeps them as long as their documents live. All apps of a process share one: the
 * services of a request's context say whose reads answer it.
 */
export class Compiler {
  readonly model: Model;
  readonly #answers = new WeakMap<object, Answer>();
  readonly #operations = new WeakMap<DocumentNode, Map<string, Operation | null>>();
  readonly #plans = new WeakMap<FieldNode, Kept[]>();
  readonly #flags = new WeakMap<GraphQLResolveInfo['operation'], Flags>();

  /**
   * Installs resolvers in the schema: from here on it must be executed with sources in mind.
   * @param schema from type-graphql
   * @param entities from `orm.getMetadata()`
   * @throws one error that names everything that reads could not honour
   */
  constructor(schema: GraphQLSchema, entities: Iterable<EntityMetadata>, options: CompilerOptions = {}) {
    this.model = new Model(schema, entities, new Scalars(options.asIs));
    installResolvers(this);
  }

  /** Runs the plans of contexts with these services. */
  answerBy(answer: Answer, services: object = NO_SERVICES): void {
    this.#answers.set(services, answer);
  }

  /** What runs the plans of a context. */
  answerIn(context: unknown): Answer {
    return this.#answers.get(servicesOf(context))!;
  }

  /** An operation that may go the path `sql`, if there is one of that name. */
  operation(document: DocumentNode, name: string): Operation | null {
    let operations = this.#operations.get(document);
    if (!operations) {
      operations = new Map();
      this.#operations.set(document, operations);
    }
    let operation = operations.get(name);
    if (operation === undefined) {
      operation = Operation.of(this.model, document, name) ?? null;
      // Names that pick nothing are the client's to invent: they are not kept
      if (operation) operations.set(name, operation);
    }
    return operation;
  }

  /** The plan below a field that graphql-js executes. */
  plan(field: FieldModel, info: GraphQLResolveInfo): Plan {
    const { fieldNodes: nodes, fragments, operation, variableValues: variables } = info;
    let kept = this.#plans.get(nodes[0]!);
    if (!kept) {
      kept = [];
      this.#plans.set(nodes[0]!, kept);
    }
    // A node in a fragment may be merged with others at one place and stand alone at another
    let found = kept.find((k) => k.field === field && sameNodes(k.nodes, nodes));
    if (!found) {
      found = { field, nodes, plans: new ByFlags(this.#flagsOf(info)) };
      kept.push(found);
    }
    return found.plans.get(variables, (flags) =>
      new Selection({ model: this.model, operation, fragments, flags, raw: true }).plan(field, nodes),
    );
  }

  #flagsOf({ operation, fragments }: GraphQLResolveInfo): Flags {
    let flags = this.#flags.get(operation);
    if (!flags) {
      flags = flagsOf(operation, fragments);
      this.#flags.set(operation, flags);
    }
    return flags;
  }
}

const sameNodes = (a: readonly FieldNode[], b: readonly FieldNode[]) =>
  a.length === b.length && a.every((node, i) => node === b[i]);
