import { Field, Int, ObjectType } from 'type-graphql';
import { Connection, Page } from './decorators.ts';
import type { RowClass } from './source.ts';

declare const ROWS: unique symbol;

/** The type of a page for TypeScript. `[ROWS]` exists only in types, so that a page of other rows does not compile. */
export interface PageOf<T> {
  readonly [ROWS]: readonly ['page', (row: T) => T];
}
export interface ConnectionOf<T> {
  readonly [ROWS]: readonly ['connection', (row: T) => T];
}

@ObjectType({ description: 'Position of a page in a connection.' })
export class PageInfo {
  @Field({ description: 'True if more edges follow the last one.' })
  hasNextPage!: boolean;

  @Field({ description: 'True if edges precede the first one.' })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the first edge. Null if the page is empty.',
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last edge, for `after`. Null if the page is empty.',
  })
  endCursor!: string | null;
}

/**
 * Creates the type of numbered pages of `item`: `{ items, total, page, limit }`. Resolvers return `page(…)`.
 * @param name name of the GraphQL type, for instance `CoursePage`
 */
export function createPageType<T extends object>(name: string, item: () => RowClass<T>): new () => PageOf<T> {
  @Page()
  @ObjectType(name, { description: 'Numbered page of rows, with the total number.' })
  class PageType {
    @Field(() => [item()], { description: 'Rows of this page, in the requested order.' })
    items!: object[];

    @Field(() => Int, { description: 'Total number of rows on all pages.' })
    total!: number;

    @Field(() => Int, { description: 'Page number, from 1.' })
    page!: number;

    @Field(() => Int, { description: 'Rows per page, 1 to 100.' })
    limit!: number;
  }
  return PageType as new () => never;
}

/**
 * Creates the type of Relay connections of `node`. Resolvers return `connection(…)`. The edge type is named
 * like the connection, with `Edge` instead of `Connection`.
 * @param name name of the GraphQL type, for instance `NotificationConnection`
 */
export function createConnectionType<T extends object>(
  name: string,
  node: () => RowClass<T>,
): new () => ConnectionOf<T> {
  @ObjectType(`${name.replace(/Connection$/, '')}Edge`, {
    description: 'Row of a connection with its cursor.',
  })
  class Edge {
    @Field({ description: 'Opaque cursor of this row.' })
    cursor!: string;

    @Field(() => node(), { description: 'Row at this cursor.' })
    node!: object;
  }

  @Connection()
  @ObjectType(name, { description: 'Feed that is read forwards with cursors.' })
  class ConnectionType {
    @Field(() => [Edge], { description: 'Rows with their cursors.' })
    edges!: Edge[];

    @Field(() => PageInfo, { description: 'Position of the page in the feed.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'Total number of rows in the feed.' })
    totalCount!: number;
  }
  return ConnectionType as new () => never;
}
