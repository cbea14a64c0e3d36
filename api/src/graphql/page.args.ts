import { Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { Between } from '../platform/input/between.ts';
import { defineEnum } from './define-enum.ts';
import { MAX_PAGE_SIZE, raw, type Sql } from './read/index.ts';

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Page number, from 1.' })
  @Min(1, { message: 'validation.page' })
  page!: number;

  @Field(() => Int, { defaultValue: 20, description: 'Rows per page, 1 to 100.' })
  @Between(1, MAX_PAGE_SIZE, 'validation.page')
  limit!: number;
}

export const SortOrder = defineEnum('SortOrder', 'Direction in which rows are sorted.', {
  ASC: 'Ascending: smallest, first or oldest row first.',
  DESC: 'Descending: largest, last or newest row first.',
});
export type SortOrder = keyof typeof SortOrder;

/** Declares the sort direction of a list, descending by default. */
export const SortOrderField = (description: string): PropertyDecorator =>
  Field(() => SortOrder, { defaultValue: SortOrder.DESC, description });

export const directionSql = (order: SortOrder): Sql => raw(order === SortOrder.ASC ? 'asc' : 'desc');
