import { ArgsType, Field, Int, registerEnumType } from 'type-graphql';

/** Arguments of every numbered page; the read compiler refuses what is out of range. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 1, description: 'From 1.' })
  page!: number;

  @Field(() => Int, { defaultValue: 20, description: 'Rows per page, 1 to 100.' })
  limit!: number;
}

export enum SortOrder {
  ASC = 'ASC',
  DESC = 'DESC',
}
registerEnumType(SortOrder, {
  name: 'SortOrder',
  description: 'Rising or falling.',
  valuesConfig: { ASC: { description: 'Rising.' }, DESC: { description: 'Falling.' } },
});
