import {
  type DocumentNode,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { tooCostly } from '../../platform/errors/errors.ts';
import type { FieldExtensions } from './decorators.ts';
import { MAX_PAGE_SIZE } from './source.ts';

export interface LimitOptions {
  /** Nesting depth. A rule of graphql-js limits introspection instead. */
  readonly depth: number;
  readonly aliases: number;
  readonly rootFields: number;
  /** Maximum cost: each field counts once for every row that the page sizes above it allow. */
  readonly cost: number;
  /** Assumed size of a list that neither an argument nor `@MaxRows` limits. */
  readonly listSize: number;
}

export const LIMITS: LimitOptions = { depth: 12, aliases: 30, rootFields: 20, cost: 30_000, listSize: 10 };

/** Maximum number of tokens that the parser reads (`parse(text, { maxTokens })`). */
export const MAX_TOKENS = 2000;

/** Maximum number of visited selections, because nested fragments can multiply a short text. */
const MAX_WALKED = 10_000;
/** Cost of each field that is selected below these root fields: `__schema` returns it for about 900 types. */
const INTROSPECTION_COSTS: Readonly<Record<string, number>> = { __schema: 100, __type: 10 };
const MAX_INTROSPECTIONS: Readonly<Record<string, number>> = { __schema: 1, __type: 20 };

/** Cost of counting all rows of a list, because PostgreSQL visits each of them. */
const TOTAL_COST = 100;
const MAX_INT = 2 ** 31 - 1;
const DEFAULT_PAGE_SIZE = 20;
/** Number of skipped rows that cost 1, and the maximum cost of skipping: no list is longer than that. */
const SKIPPED_PER_COST = 20;
const MAX_SKIP_COST = 10_000;

type Variables = Readonly<Record<string, unknown>>;
type Cost = (variables: Variables) => number;

/** The measured operations of a document, by name ('' for a single anonymous one). */
type Measured = ReadonlyMap<string, Cost>;

/**
 * Enforces the limits of documents. Each document is measured once; its cost is computed for the variables of each
 * request.
 */
export class Limits {
  readonly #measured = new WeakMap<DocumentNode, Measured>();

  constructor(
    private readonly schema: GraphQLSchema,
    readonly options: LimitOptions = LIMITS,
  ) {}

  /**
   * @param document a validated document
   * @returns the cost of the operation, for `extensions.cost`; 0 if no operation has the name
   * @throws TOO_COSTLY
   */
  check(
    document: DocumentNode,
    operationName: string | null | undefined,
    variables: Variables | null | undefined,
  ): number {
    let measured = this.#measured.get(document);
    if (!measured) {
      measured = measure(this.schema, this.options, document);
      this.#measured.set(document, measured);
    }
    const sole = measured.size === 1 ? measured.values().next().value : undefined;
    const cost = (operationName ? measured.get(operationName) : sole)?.(variables ?? {}) ?? 0;
    if (cost > this.options.cost) throw tooCostly('COST_LIMIT', { value: cost, limit: this.options.cost });
    return cost;
  }
}

function measure(schema: GraphQLSchema, options: LimitOptions, document: DocumentNode): Measured {
  let aliases = 0;
  const introspections: Record<string, number> = { __schema: 0, __type: 0 };
  visit(document, {
    Field({ alias, name: { value: name } }) {
      if (alias) aliases++;
      const limit = MAX_INTROSPECTIONS[name];
      if (limit && ++introspections[name]! > limit) throw tooCostly('INTROSPECTION_LIMIT', { limit });
    },
  });
  if (aliases > options.aliases) throw tooCostly('ALIAS_LIMIT', { value: aliases, limit: options.aliases });
  const measured = new Map<string, Cost>();
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const walker = new Walker(schema, options, document, definition);
    measured.set(definition.name?.value ?? '', walker.cost());
  }
  return measured;
}

type Size = (variables: Variables) => number;

interface Outer {
  /** As `Type.field`. */
  readonly name: string;
  readonly size: Size;
}

interface Around {
  /** The size of the page whose items, edges or nodes can be selected here. */
  readonly holder?: Size;
  readonly list?: Outer;
}

class Walker {
  readonly #fragments = new Map<string, { selectionSet: SelectionSetNode; on: string }>();
  readonly #defaults: Record<string, unknown> = {};
  #walked = 0;
  #rootFields = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly options: LimitOptions,
    document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
  ) {
    for (const node of document.definitions) {
      if (node.kind !== Kind.FRAGMENT_DEFINITION) continue;
      this.#fragments.set(node.name.value, {
        selectionSet: node.selectionSet,
        on: node.typeCondition.name.value,
      });
    }
    for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
      if (defaultValue) this.#defaults[variable.name.value] = valueFromASTUntyped(defaultValue);
    }
  }

  cost(): Cost {
    const { operation, schema } = this;
    const root =
      operation.operation === 'query'
        ? schema.getQueryType()
        : operation.operation === 'mutation'
          ? schema.getMutationType()
          : schema.getSubscriptionType();
    const cost = this.#set(operation.selectionSet, root ?? undefined, 1, {});
    if (this.#rootFields > this.options.rootFields)
      throw tooCostly('ROOT_FIELD_LIMIT', { value: this.#rootFields, limit: this.options.rootFields });
    // A shared limit can yield fractional costs
    return (variables) => Math.ceil(cost({ ...this.#defaults, ...variables }));
  }

  #set(set: SelectionSetNode, parent: unknown, depth: number, around: Around): Cost {
    if (depth > this.options.depth) throw tooCostly('DEPTH_LIMIT', { limit: this.options.depth });
    const costs: Cost[] = [];
    let fixed = 0;
    for (const node of set.selections) {
      if (++this.#walked > MAX_WALKED) throw tooCostly('SELECTION_LIMIT', { limit: MAX_WALKED });
      if (node.kind === Kind.FIELD) {
        if (depth === 1) this.#rootFields++;
        const price = INTROSPECTION_COSTS[node.name.value];
        if (price && node.selectionSet) {
          fixed += price * this.#count(node.selectionSet);
          continue;
        }
        fixed += isTotal(node.name.value, parent) ? TOTAL_COST : 1;
        const below = this.#field(node, parent, depth, around);
        if (below) costs.push(below);
        continue;
      }
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : this.#fragments.get(node.name.value)!;
      const on = 'on' in fragment ? fragment.on : fragment.typeCondition?.name.value;
      costs.push(this.#set(fragment.selectionSet, on ? this.schema.getType(on) : parent, depth, around));
    }
    return (variables) => costs.reduce((sum, cost) => sum + cost(variables), fixed);
  }

  #count({ selections }: SelectionSetNode): number {
    let count = 0;
    for (const node of selections) {
      if (++this.#walked > MAX_WALKED) throw tooCostly('SELECTION_LIMIT', { limit: MAX_WALKED });
      if (node.kind === Kind.FIELD) count++;
      const below = node.kind === Kind.FRAGMENT_SPREAD ? this.#fragments.get(node.name.value)! : node;
      if (below.selectionSet) count += this.#count(below.selectionSet);
    }
    return count;
  }

  #field(node: FieldNode, parent: unknown, depth: number, around: Around): Cost | undefined {
    const composite = parent instanceof GraphQLObjectType || parent instanceof GraphQLInterfaceType;
    const field = composite ? parent.getFields()[node.name.value] : undefined;
    if (!composite || !field || !node.selectionSet) return undefined;
    const own = getSum(ownCost(field, node), offsetCost(field, node));
    const rows = this.#rows(
      field,
      node.selectionSet,
      `${parent.name}.${field.name}`,
      depth,
      around,
      getSize(field, node),
    );
    return own ? (variables) => own(variables) + rows(variables) : rows;
  }

  #rows(
    field: GraphQLField<unknown, unknown>,
    selected: SelectionSetNode,
    name: string,
    depth: number,
    around: Around,
    pageSize: Size | undefined,
  ): Cost {
    const named = getNamedType(field.type);
    if (!isListType(getNullableType(field.type)))
      return this.#set(selected, named, depth + 1, { holder: pageSize });
    const size = pageSize ?? around.holder ?? this.#getMaxSize(field, around.list);
    const below = this.#set(selected, named, depth + 1, { list: { name, size } });
    return (variables) => size(variables) * below(variables);
  }

  #getMaxSize({ extensions }: GraphQLField<unknown, unknown>, outer: Outer | undefined): Size {
    const { maxRows } = extensions as FieldExtensions;
    if (!maxRows) return () => this.options.listSize;
    const { countsAs, together } = maxRows;
    const rows = countsAs ?? maxRows.rows;
    if (!together || together.below !== outer?.name) return () => rows;
    return (variables) => Math.min(rows, together.rows / outer.size(variables));
  }
}

const SIZES = new Set(['limit', 'first']);

/** The size that the arguments of a field request: `limit` or `first`, directly or inside an input object. */
function getSize(field: GraphQLField<unknown, unknown>, node: FieldNode): Size | undefined {
  const { pageUpTo } = field.extensions as FieldExtensions;
  const { rows: most = MAX_PAGE_SIZE, rowsForOne = 1 } = pageUpTo ?? {};
  for (const argument of field.args) {
    const valueNode = node.arguments?.find(({ name }) => name.value === argument.name)?.value;
    const read = (variables: Variables) => {
      const value = valueNode && valueFromASTUntyped(valueNode, variables as never);
      return value === undefined ? argument.defaultValue : value;
    };
    if (SIZES.has(argument.name)) return (variables) => countRows(read(variables), most) / rowsForOne;
    const inner = innerSize(argument);
    if (inner) {
      return (variables) => {
        const value = (read(variables) as Record<string, unknown> | null | undefined)?.[inner.name];
        return countRows(value === undefined ? inner.defaultValue : value, most);
      };
    }
  }
  return undefined;
}

/** True if the field is `total` of a numbered page or `totalCount` of a connection. */
const isTotal = (name: string, parent: unknown): boolean =>
  (name === 'total' || name === 'totalCount') &&
  parent instanceof GraphQLObjectType &&
  ['items', 'edges'].some((list) => parent.getFields()[list]);

function getSum(one: Cost | undefined, other: Cost | undefined): Cost | undefined {
  return one && other ? (variables) => one(variables) + other(variables) : (one ?? other);
}

/** Cost of the rows that PostgreSQL skips before a numbered page. */
function offsetCost({ args }: GraphQLField<unknown, unknown>, node: FieldNode): Cost | undefined {
  if (!args.some(({ name }) => name === 'page') || !args.some(({ name }) => name === 'limit'))
    return undefined;
  const read = (name: string, variables: Variables) => {
    const valueNode = node.arguments?.find((each) => each.name.value === name)?.value;
    const value = valueNode && valueFromASTUntyped(valueNode, variables as never);
    // Execution rejects values that are not an Int with a better message
    return typeof value === 'number' && value > 0 && value <= MAX_INT ? value : undefined;
  };
  return (variables) => {
    const limit = Math.min(read('limit', variables) ?? DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
    const skipped = ((read('page', variables) ?? 1) - 1) * limit;
    return Math.min(Math.floor(skipped / SKIPPED_PER_COST), MAX_SKIP_COST);
  };
}

function ownCost({ args, extensions }: GraphQLField<unknown, unknown>, node: FieldNode): Cost | undefined {
  const { costs } = extensions as FieldExtensions;
  if (!costs) return undefined;
  const [name, inner] = costs.ifArgument?.split('.') ?? [];
  if (!name) return () => costs.cost;
  const argument = args.find((each) => each.name === name);
  const valueNode = node.arguments?.find((each) => each.name.value === name)?.value;
  return (variables) => {
    const value = valueNode ? valueFromASTUntyped(valueNode, variables as never) : argument?.defaultValue;
    const decisive = inner ? (value as Record<string, unknown> | null | undefined)?.[inner] : value;
    return decisive ? costs.cost : 0;
  };
}

function innerSize({ type }: GraphQLArgument): { name: string; defaultValue: unknown } | undefined {
  const named = getNamedType(type);
  if (!(named instanceof GraphQLInputObjectType)) return undefined;
  return Object.values(named.getFields()).find(({ name }) => SIZES.has(name));
}

/**
 * Execution rejects invalid numbers with a better message. Here they must never make a document cheaper, nor more
 * expensive than the largest page.
 */
const countRows = (value: unknown, max: number): number =>
  typeof value === 'number' && value >= 1 ? Math.min(value, max) : 1;
