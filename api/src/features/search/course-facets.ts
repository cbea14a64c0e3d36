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
  description: 'A part of the catalogue’s filter that a person sets or drops as one.',
  valuesConfig: {
    SEARCH: { description: 'The words to find; they have no values to choose from.' },
    CATEGORY: { description: 'By slug, of the upper level, with what is below it.' },
    LEVEL: { description: 'By the name of the level, as CourseLevel has it.' },
    PRICE: { description: 'Least and highest price together; a range has no values to choose from.' },
    FREE: { description: 'Its one value is true: courses that cost nothing.' },
    ON_SALE: { description: 'Its one value is true: courses whose sale price runs now.' },
    RATING: { description: 'By the least average: 4.5, 4 and 3.5.' },
    LENGTH: { description: 'By the name of the range, as CourseLength has it.' },
    LANGUAGE: { description: 'By ISO 639 code: vi or en.' },
  },
});

@ObjectType({ description: 'How many courses one value of a filter would leave.' })
export class CourseFacetCount {
  @Field(() => CourseFacetKind, { description: 'The part of the filter that the value belongs to.' })
  kind!: CourseFacetKind;
  @Field(() => String, {
    nullable: true,
    description: 'What would be chosen; absent: the part is dropped, whatever it says now.',
  })
  value?: string | null;
  @Field(() => Int, { description: 'Courses that fit it and all other parts of the filter.' })
  count!: number;
}

@ObjectType({ description: 'What the other values of a filter would find, before one chooses them.' })
export class CourseFacets {
  @Field(() => Vnd, {
    description: 'The highest price now, in đồng, where all but the price is as asked; 0 without courses.',
  })
  highestPrice!: number;
}
