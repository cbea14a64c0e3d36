import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Vnd } from '../../graphql/scalars.ts';
import { type FilterPart, PARTS } from './course-filter.input.ts';

export const CourseFacetKind = Object.fromEntries(PARTS.map(({ kind }) => [kind, kind]));
registerEnumType(CourseFacetKind, {
  name: 'CourseFacetKind',
  description: 'A filter of the catalogue that is set and removed as one.',
  valuesConfig: Object.fromEntries(PARTS.map(({ kind, description }) => [kind, { description }])),
});

@ObjectType({ description: 'Number of courses for one value of a filter.' })
export class CourseFacetCount {
  @Field(() => CourseFacetKind, { description: 'Filter that the value belongs to.' })
  kind!: FilterPart;
  @Field(() => String, {
    nullable: true,
    description:
      'Value of the filter. Null: the count after the filter is removed, whatever its current value.',
  })
  value?: string | null;
  @Field(() => Int, { description: 'Number of courses that match the value and all other filters.' })
  count!: number;
}

@ObjectType({ description: 'Number of results for the other values of each filter.' })
export class CourseFacets {
  @Field(() => Vnd, {
    description:
      'Highest current price in đồng among courses that match all filters except the price. 0 without courses.',
  })
  highestPrice!: number;
}
