import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Vnd } from '../../graphql/scalars.ts';

export enum CourseFacetKind {
  SEARCH = 'SEARCH',
  CATEGORY = 'CATEGORY',
  LEVEL = 'LEVEL',
  PRICE = 'PRICE',
  FREE = 'FREE',
  ON_SALE = 'ON_SALE',
  RATING = 'RATING',
  LENGTH = 'LENGTH',
  LANGUAGE = 'LANGUAGE',
}
registerEnumType(CourseFacetKind, {
  name: 'CourseFacetKind',
  description: 'A filter of the catalogue that is set and removed as one.',
  valuesConfig: {
    SEARCH: { description: 'Search words. They have no values to choose from.' },
    CATEGORY: { description: 'Slug of an upper-level category; its subcategories are included.' },
    LEVEL: { description: 'Name of the level, as in CourseLevel.' },
    PRICE: { description: 'Minimum and maximum price together. A range has no values to choose from.' },
    FREE: { description: 'The only value is true: free courses.' },
    ON_SALE: { description: 'The only value is true: courses with an active sale.' },
    RATING: { description: 'Minimum average rating: 4.5, 4 or 3.5.' },
    LENGTH: { description: 'Name of the range, as in CourseLength.' },
    LANGUAGE: { description: 'ISO 639 language code: vi or en.' },
  },
});

@ObjectType({ description: 'Number of courses for one value of a filter.' })
export class CourseFacetCount {
  @Field(() => CourseFacetKind, { description: 'Filter that the value belongs to.' })
  kind!: CourseFacetKind;
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
