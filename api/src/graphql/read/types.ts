import { Field, Int, ObjectType } from 'type-graphql';
import { Connection, Page } from './decorators.ts';
import type { RowClass } from './source.ts';

declare const ROWS: unique symbol;

/** An instance of a page type. Only the compiler knows its rows. */
export interface PageOf<T> {
  readonly [ROWS]: readonly ['page', (row: T) => T];
}
/** An instance of a connection type. */
export interface ConnectionOf<T> {
  readonly [ROWS]: readonly ['connection', (row: T) => T];
}

@ObjectType({ description: 'Where a connection stands.' })
export class PageInfo {
  @Field({ description: 'There are edges after the last one.' })
  hasNextPage!: boolean;

  @Field({ description: 'There were edges before the first one.' })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the first edge; null when there is none.',
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the last edge, for `after`; null when there is none.',
  })
  endCursor!: string | null;
}

/**
 * Creates the type of numbered pages of `item`: `{ items, total, page, limit }`. Resolvers return `page(…)`.
 * @param name name of the GraphQL type, for instance `CoursePage`
 */
export function pageOf<T extends object>(name: string, item: () => RowClass<T>): new () => PageOf<T> {
  @Page()
  @ObjectType(name, { description: 'One numbered page of rows, and how many there are.' })
  class PageType {
    @Field(() => [item()], { description: 'The rows of this page, in the order asked for.' })
    items!: object[];

    @Field(() => Int, { description: 'Rows on all pages together.' })
    total!: number;

    @Field(() => Int, { description: 'The number of this page, from 1.' })
    page!: number;

    @Field(() => Int, { description: 'Rows per page, 1 to 100.' })
    limit!: number;
  }
  return PageType as new () => never;
}

/**
 * Creates the type of Relay connections of `node`. Resolvers return `connection(…)`. The edge type is `${name}Edge`,
 * without a trailing `Connection` of the name.
 * @param name name of the GraphQL type, for instance `NotificationConnection`
 */
export function connectionOf<T extends object>(
  name: string,
  node: () => RowClass<T>,
): new () => ConnectionOf<T> {
  @ObjectType(`${name.replace(/Connection$/, '')}Edge`, { description: 'One row of a connection.' })
  class Edge {
    @Field({ description: 'The place of this row, opaque.' })
    cursor!: string;

    @Field(() => node(), { description: 'The row itself, beside its cursor.' })
    node!: object;
  }

  @Connection()
  @ObjectType(name, { description: 'A feed, walked forward by cursor.' })
  class ConnectionType {
    @Field(() => [Edge], { description: 'The rows with their cursors.' })
    edges!: Edge[];

    @Field(() => PageInfo, { description: 'Whether and where it goes on.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'Rows of the whole feed.' })
    totalCount!: number;
  }
  return ConnectionType as new () => never;
}
