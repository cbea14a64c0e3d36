import { ArrayMaxSize, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { Language } from '../../graphql/language.ts';
import { PageArgs, SortOrder } from '../../graphql/page.args.ts';
import { Vnd } from '../../graphql/scalars.ts';
import type { Locale } from '../../platform/i18n/messages/index.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { CourseLevel } from '../courses/index.ts';

export enum CourseSort {
  RELEVANCE = 'RELEVANCE',
  STUDENTS = 'STUDENTS',
  PUBLISHED_AT = 'PUBLISHED_AT',
  RATING = 'RATING',
  PRICE = 'PRICE',
}
registerEnumType(CourseSort, {
  name: 'CourseSort',
  description: 'Field by which the catalogue is sorted.',
  valuesConfig: {
    RELEVANCE: { description: 'Relevance for the search. Without a search the same as STUDENTS.' },
    STUDENTS: { description: 'Number of students who ever enrolled.' },
    PUBLISHED_AT: { description: 'Time of the first publication.' },
    RATING: {
      description: 'Average rating. Courses with equal ratings are sorted by the number of ratings.',
    },
    PRICE: { description: 'Current price, including an active sale.' },
  },
});

export enum CourseLength {
  SHORT = 'SHORT',
  MEDIUM = 'MEDIUM',
  LONG = 'LONG',
}
registerEnumType(CourseLength, {
  name: 'CourseLength',
  description: 'Range of the total length of a course.',
  valuesConfig: {
    SHORT: { description: 'Less than five hours.' },
    MEDIUM: { description: 'Five to fifteen hours, both inclusive.' },
    LONG: { description: 'More than fifteen hours.' },
  },
});

const ratingRange = validationMessage('validation.between', { min: 0, max: 5 });
const notNegative = validationMessage('validation.least', { min: 0 });

@InputType({ description: 'Filter of the catalogue. Omitted fields do not restrict the result.' })
export class CourseFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Search words, at most 100 characters. Case is ignored; accents matter only where they are typed.',
  })
  @IsOptional()
  @MaxLength(100, { message: validationMessage('validation.maxLength', { max: 100 }) })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Category slug. Subcategories are included.' })
  @AtMost(200)
  category?: string | null;

  @Field(() => [CourseLevel], { nullable: true, description: 'Only courses of these levels.' })
  @IsOptional()
  @ArrayMaxSize(4, { message: 'validation.invalid' })
  level?: CourseLevel[] | null;

  @Field(() => Vnd, { nullable: true, description: 'Minimum current price in đồng, from 0.' })
  @IsOptional()
  @Min(0, { message: notNegative })
  minPrice?: number | null;

  @Field(() => Vnd, { nullable: true, description: 'Maximum current price in đồng, from 0.' })
  @IsOptional()
  @Min(0, { message: notNegative })
  maxPrice?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True for free courses, false for paid courses.' })
  isFree?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True for courses with an active sale.' })
  onSale?: boolean | null;

  @Field(() => Float, { nullable: true, description: 'Minimum average rating, 0 to 5.' })
  @IsOptional()
  @Min(0, { message: ratingRange })
  @Max(5, { message: ratingRange })
  rating?: number | null;

  @Field(() => Int, { nullable: true, description: 'Minimum length in minutes, from 0.' })
  @IsOptional()
  @Min(0, { message: notNegative })
  minDuration?: number | null;

  @Field(() => Int, { nullable: true, description: 'Maximum length in minutes, from 0.' })
  @IsOptional()
  @Min(0, { message: notNegative })
  maxDuration?: number | null;

  @Field(() => CourseLength, { nullable: true, description: 'Only courses of this range of lengths.' })
  length?: CourseLength | null;

  @Field(() => Language, { nullable: true, description: 'Language in which the courses are taught.' })
  language?: Locale | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Only courses with these IDs, at most 24. Does not determine their order.',
  })
  @IsOptional()
  @ArrayMaxSize(24, { message: 'validation.invalid' })
  courseIds?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'ID of the teacher of the courses.' })
  teacherId?: string | null;
}

@ArgsType()
export class CourseListArgs extends PageArgs {
  @Field(() => CourseFilter, {
    nullable: true,
    description: 'Filter of the catalogue. Omitted: all courses.',
  })
  @IsOptional()
  @ValidateNested()
  filter?: CourseFilter | null;

  @Field(() => CourseSort, {
    defaultValue: CourseSort.STUDENTS,
    description: 'Field by which the courses are sorted.',
  })
  sortBy!: CourseSort;

  @Field(() => SortOrder, {
    defaultValue: SortOrder.DESC,
    description: 'Sort direction of the courses.',
  })
  sortOrder!: SortOrder;
}
