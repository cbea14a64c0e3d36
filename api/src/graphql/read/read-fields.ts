import type { GraphQLScalarType } from 'graphql';
import { Extensions, FieldResolver, Mutation, Query } from 'type-graphql';
import type { Sql } from '../../platform/db/index.ts';
import type { FieldExtensions } from './decorators.ts';
import type { RowClass, Source } from './source.ts';
import type { ConnectionOf, PageOf } from './types.ts';

/** The JavaScript value of a declared leaf type: the internal value of a scalar, or a member of an enum. */
type LeafOf<D> = D extends StringConstructor
  ? string
  : D extends NumberConstructor
    ? number
    : D extends BooleanConstructor
      ? boolean
      : D extends GraphQLScalarType<infer I>
        ? I
        : D extends Readonly<Record<string, infer M extends string | number>>
          ? M
          : never;

type IsLeaf<D> = [LeafOf<D>] extends [never] ? false : true;

type SourceOf<D> =
  D extends RowClass<infer T>
    ? T extends PageOf<infer R>
      ? Source<R, 'page'>
      : T extends ConnectionOf<infer R>
        ? Source<R, 'connection'>
        : Source<T, 'rows'>
    : D extends object
      ? UnionSource
      : never;

/** The members of a union have no common class to check here. The check happens when the rows are read. */
type UnionSource = Omit<Source<unknown, 'rows'>, 'shape' | 'type'> & {
  readonly type: RowClass<object>;
  readonly shape: (row: never) => ReturnType<Source<unknown, 'rows'>['shape']>;
};

/**
 * The return type of a resolver for a declared type: a source of the declared class, or SQL or a plain value for a
 * leaf.
 */
export type AnswerOf<D> = D extends readonly (infer E)[]
  ? IsLeaf<E> extends true
    ? Sql | readonly LeafOf<E>[]
    : SourceOf<E>
  : IsLeaf<D> extends true
    ? Sql | LeafOf<D>
    : SourceOf<D>;

interface ReadQueryOptions extends ReadOptions {
  /** Tables that decide the response: it is cached for guests until one of them changes. */
  readonly cached?: readonly string[];
}

interface ReadOptions {
  readonly description?: string;
  readonly name?: string;
  readonly nullable?: boolean;
  readonly deprecationReason?: string;
}

/** Null is allowed only if the field is nullable. */
type ResolverResult<D, O extends ReadOptions> =
  | AnswerOf<D>
  | (O extends { nullable: true } ? null | undefined : never);

/** Accepts only methods whose return type fits the declared type; others do not compile. */
type ReadDecorator<D, O extends ReadOptions> = <
  // type-graphql checks the arguments
  A extends unknown[],
  R extends ResolverResult<D, O> | Promise<ResolverResult<D, O>>,
>(
  target: object,
  key: string,
  descriptor: TypedPropertyDescriptor<(...args: A) => R>,
) => void;

const reads = Extensions({ read: true } satisfies FieldExtensions);

/**
 * A query that returns SQL: a `Source` (rows), an `Sql` (a scalar), null, or a plain scalar value. The resolver runs
 * once per field of the document and never per row, with its arguments and permissions.
 */
export function ReadQuery<const D, const O extends ReadQueryOptions>(
  type: () => D,
  options?: O,
): ReadDecorator<D, O> {
  return (target, key, descriptor) => {
    reads(target, key, descriptor);
    if (options?.cached)
      Extensions({ cached: options.cached } satisfies FieldExtensions)(target, key, descriptor);
    Query(type as () => object, options)(target, key, descriptor);
  };
}

/** A field that returns SQL, see {@link ReadQuery}. Its root is a symbolic `Row`. */
export function ReadField<const D, const O extends ReadOptions>(
  type: () => D,
  options?: O,
): ReadDecorator<D, O> {
  return (target, key, descriptor) => {
    reads(target, key, descriptor);
    FieldResolver(type as () => object, options)(target, key, descriptor);
  };
}

/** A mutation whose result is read after its commit. It returns a source, like a {@link ReadQuery}. */
export function ReadMutation<const D, const O extends ReadOptions>(
  type: () => D,
  options?: O,
): ReadDecorator<D, O> {
  return (target, key, descriptor) => {
    Mutation(type as () => object, options)(target, key, descriptor);
  };
}
