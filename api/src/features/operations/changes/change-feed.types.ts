import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Connection, type ConnectionOf, type RowClass } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { Between } from '../../../platform/input/between.ts';

export const MAX_CHANGES = 500;

/**
 * Rows of a page that count as one in the cost of a document. A copy of 50,000 rows in a hundred requests must fit
 * into one budget. Measured: a unit of such a page takes the database twice as long as one of a list, which is within
 * the variation of other documents.
 */
export const ROWS_FOR_ONE = 2;

@ArgsType()
export class ChangeFeedArgs {
  @Field(() => Int, { defaultValue: 100, description: 'Maximum number of changes, 1 to 500.' })
  @Between(1, MAX_CHANGES, 'validation.between')
  first!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The `endCursor` of the previous page, of any age. If omitted, the feed starts at the beginning or at `updatedSince`.',
  })
  @AtMost(2000)
  after?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Start time for clients without a cursor. Returns changes since then, and some from up to ten minutes earlier; everything if the time is more than 90 days ago. Ignored if `after` is present.',
  })
  updatedSince?: Date | null;
}

/** Each kind adds the changed object itself. */
@ObjectType({ description: 'Fields shared by the changes of all types.' })
export abstract class Change {
  @Field(() => ID, { description: 'ID of the changed object, as used by the client’s copy.' })
  id!: string;

  @Field({
    description: 'True if the object is deleted. Clients remove their copy; only the ID remains available.',
  })
  isDeleted!: boolean;

  @Field(() => DateTime, {
    description:
      'Start time of the transaction that last changed the object. Not suitable for sorting; the feed has its own order.',
  })
  changedAt!: Date;
}

@ObjectType({ description: 'Position in a change feed.' })
export class ChangePageInfo {
  @Field({ description: 'True if more changes are available immediately.' })
  hasNextPage!: boolean;

  @Field({
    description:
      'Cursor for `after`, to fetch the next page or later changes. Also present on empty pages. It does not expire.',
  })
  endCursor!: string;
}

export function createChangesType<T extends Change>(
  name: string,
  change: () => RowClass<T>,
): new () => ConnectionOf<T> {
  @Connection()
  @ObjectType(name, { description: 'Changed objects, in an order that is safe for incremental reading.' })
  class ChangeConnection {
    @Field(() => [change()], { description: 'Changed objects in their current state, each once.' })
    nodes!: object[];

    @Field(() => ChangePageInfo, { description: 'Position from which to continue.' })
    pageInfo!: ChangePageInfo;
  }
  return ChangeConnection as new () => never;
}
