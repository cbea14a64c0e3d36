import { IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Connection, type ConnectionOf, type RowClass } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import { AtMost } from '../../../platform/input/at-most.ts';

export const MAX_CHANGES = 500;

/**
 * Rows of a page that count as one in the cost of a document. A copy of 50,000 rows in a hundred requests must fit
 * into one budget. Measured: a unit of such a page takes the database twice as long as one of a list, which is within
 * the variation of other documents.
 */
export const ROWS_FOR_ONE = 2;

const SIZE = validationMessage('validation.between', { min: 1, max: MAX_CHANGES });

@ArgsType()
export class ChangeFeedArgs {
  @Field(() => Int, { defaultValue: 100, description: 'Changes at once, 1 to 500.' })
  @Min(1, { message: SIZE })
  @Max(MAX_CHANGES, { message: SIZE })
  first!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The `endCursor` of the page before, however long ago that was; left out: from the beginning, or from `updatedSince`.',
  })
  @IsOptional()
  @AtMost(2000)
  after?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'For who has no cursor: what changed since this moment, and some of what changed up to ten minutes before it; everything where the moment lies more than 90 days back. Has no effect beside `after`.',
  })
  @IsOptional()
  updatedSince?: Date | null;
}

/** Each kind adds the changed object itself. */
@ObjectType({ description: 'What the changes of every kind say.' })
export abstract class Change {
  @Field(() => ID, { description: 'Of what changed: under this id a client keeps its copy.' })
  id!: string;

  @Field({
    description: 'It is there no more: a client drops its copy. The id is all that is left to say, for ever.',
  })
  isDeleted!: boolean;

  @Field(() => DateTime, {
    description: 'When it last changed, as its transaction began; no order to go by, the feed has its own.',
  })
  changedAt!: Date;
}

@ObjectType({ description: 'How far a change feed has been read.' })
export class ChangePageInfo {
  @Field({ description: 'More changes can be had at once.' })
  hasNextPage!: boolean;

  @Field({
    description:
      'For `after`, of the next page now or of what has changed later: also a page without changes has one. Keep it, it does not expire.',
  })
  endCursor!: string;
}

/**
 * Creates the type of a change feed for `changeFeed(…)`.
 * @param name of the GraphQL type, for instance `PersonChangeFeed`
 */
export function changesOf<T extends Change>(
  name: string,
  change: () => RowClass<T>,
): new () => ConnectionOf<T> {
  @Connection()
  @ObjectType(name, { description: 'What changed, in the order in which it is safe to be read.' })
  class ChangeConnection {
    @Field(() => [change()], { description: 'Each changed object once, as it is now.' })
    nodes!: object[];

    @Field(() => ChangePageInfo, { description: 'Whether and from where to go on.' })
    pageInfo!: ChangePageInfo;
  }
  return ChangeConnection as new () => never;
}
