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
  description: 'By what the catalogue is sorted.',
  valuesConfig: {
    RELEVANCE: { description: 'How well a course fits the search; without a search the same as STUDENTS.' },
    STUDENTS: { description: 'How many ever enrolled, as a measure of what sells.' },
    PUBLISHED_AT: { description: 'When it was first published.' },
    RATING: { description: 'The average rating; of equal ones, how many ratings there are.' },
    PRICE: { description: 'What a buyer pays now, a running sale included.' },
  },
});

export enum CourseLength {
  SHORT = 'SHORT',
  MEDIUM = 'MEDIUM',
  LONG = 'LONG',
}
registerEnumType(CourseLength, {
  name: 'CourseLength',
  description: 'How long a course is, all of its lessons together.',
  valuesConfig: {
    SHORT: { description: 'Less than five hours.' },
    MEDIUM: { description: 'Five to fifteen hours, both included.' },
    LONG: { description: 'More than fifteen hours.' },
  },
});

const ratingRange = validationMessage('validation.between', { min: 0, max: 5 });
const notNegative = validationMessage('validation.least', { min: 0 });

@InputType({ description: 'Narrows the catalogue; what is left out does not.' })
export class CourseFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words to find; accents and case do not matter. At most 100 characters.',
  })
  @IsOptional()
  @MaxLength(100, { message: validationMessage('validation.maxLength', { max: 100 }) })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Slug of a category; its lower level is included.' })
  @AtMost(200)
  category?: string | null;

  @Field(() => [CourseLevel], { nullable: true, description: 'One of these levels.' })
  @IsOptional()
  @ArrayMaxSize(4, { message: 'validation.invalid' })
  level?: CourseLevel[] | null;

  @Field(() => Vnd, { nullable: true, description: 'Least price now, in đồng, from 0.' })
  @IsOptional()
  @Min(0, { message: notNegative })
  minPrice?: number | null;

  @Field(() => Vnd, { nullable: true, description: 'Highest price now, in đồng, from 0.' })
  @IsOptional()
  @Min(0, { message: notNegative })
  maxPrice?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Free courses only, or paid ones only.' })
  isFree?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Courses whose sale price runs now.' })
  onSale?: boolean | null;

  @Field(() => Float, { nullable: true, description: 'Least average rating, 0 to 5.' })
  @IsOptional()
  @Min(0, { message: ratingRange })
  @Max(5, { message: ratingRange })
  rating?: number | null;

  @Field(() => Int, { nullable: true, description: 'Least length in minutes, from 0.' })
  @IsOptional()
  @Min(0, { message: notNegative })
  minDuration?: number | null;

  @Field(() => Int, { nullable: true, description: 'Greatest length in minutes, from 0.' })
  @IsOptional()
  @Min(0, { message: notNegative })
  maxDuration?: number | null;

  @Field(() => CourseLength, { nullable: true, description: 'A range of lengths that people choose from.' })
  length?: CourseLength | null;

  @Field(() => Language, { nullable: true, description: 'Language that courses are taught in.' })
  language?: Locale | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'These courses alone, in no order of theirs; at most 24.',
  })
  @IsOptional()
  @ArrayMaxSize(24, { message: 'validation.invalid' })
  courseIds?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Courses of this teacher.' })
  teacherId?: string | null;
}

@ArgsType()
export class CourseListArgs extends PageArgs {
  @Field(() => CourseFilter, { nullable: true, description: 'Narrows the catalogue; left out: all of it.' })
  @IsOptional()
  @ValidateNested()
  filter?: CourseFilter | null;

  @Field(() => CourseSort, {
    defaultValue: CourseSort.STUDENTS,
    description: 'By what the courses are sorted.',
  })
  sortBy!: CourseSort;

  @Field(() => SortOrder, {
    defaultValue: SortOrder.DESC,
    description: 'In which direction they are sorted.',
  })
  sortOrder!: SortOrder;
}
