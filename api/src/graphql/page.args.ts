import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int, registerEnumType } from 'type-graphql';
import { MAX_PAGE_SIZE, raw, type Sql } from './read/index.ts';

/** Arguments of all numbered pages. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Which page, counted from 1.' })
  @Min(1, { message: 'validation.page' })
  page!: number;

  @Field(() => Int, { defaultValue: 20, description: 'Rows per page, 1 to 100.' })
  @Min(1, { message: 'validation.page' })
  @Max(MAX_PAGE_SIZE, { message: 'validation.page' })
  limit!: number;
}

export enum SortOrder {
  ASC = 'ASC',
  DESC = 'DESC',
}
registerEnumType(SortOrder, {
  name: 'SortOrder',
  description: 'In which direction rows are sorted.',
  valuesConfig: {
    ASC: { description: 'Rising: the least, first or oldest comes first.' },
    DESC: { description: 'Falling: the greatest, last or newest comes first.' },
  },
});

/** The direction after an expression in ORDER BY. */
export const directionOf = (order: SortOrder): Sql => raw(order === SortOrder.ASC ? 'asc' : 'desc');
