import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int, registerEnumType } from 'type-graphql';
import { MAX_PAGE_SIZE, raw, type Sql } from './read/index.ts';

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Page number, from 1.' })
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
  description: 'Direction in which rows are sorted.',
  valuesConfig: {
    ASC: { description: 'Ascending: smallest, first or oldest row first.' },
    DESC: { description: 'Descending: largest, last or newest row first.' },
  },
});

export const directionOf = (order: SortOrder): Sql => raw(order === SortOrder.ASC ? 'asc' : 'desc');
