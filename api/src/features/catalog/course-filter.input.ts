import { ArrayMaxSize, IsIn, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { PageArgs } from '../../graphql/page.args.ts';
import { Vnd } from '../../graphql/scalars.ts';
import { validationMessage } from '../../platform/messages/validation-message.ts';
import { CourseLevel } from './course.enums.ts';

export enum CourseSort {
  RELEVANCE = 'RELEVANCE',
  BEST_SELLING = 'BEST_SELLING',
  NEWEST = 'NEWEST',
  RATING = 'RATING',
  PRICE_ASC = 'PRICE_ASC',
  PRICE_DESC = 'PRICE_DESC',
}
registerEnumType(CourseSort, {
  name: 'CourseSort',
  description: 'Order of the catalogue.',
  valuesConfig: {
    BEST_SELLING: { description: 'Most students first.' },
    NEWEST: { description: 'Latest published first.' },
    RATING: { description: 'Best rated first.' },
    PRICE_ASC: { description: 'Cheapest now first.' },
    PRICE_DESC: { description: 'Dearest now first.' },
    RELEVANCE: { description: 'Best hits first; without a search the same as BEST_SELLING.' },
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

  @Field(() => String, { nullable: true, description: 'Language it is taught in: vi or en.' })
  @IsOptional()
  @IsIn(['vi', 'en'], { message: 'validation.locale' })
  language?: string | null;

  @Field(() => ID, { nullable: true, description: 'Courses of this teacher.' })
  teacherId?: string | null;
}

@ArgsType()
export class CourseListArgs extends PageArgs {
  @Field(() => CourseFilter, { nullable: true, description: 'Narrows the catalogue.' })
  @IsOptional()
  @ValidateNested()
  filter?: CourseFilter | null;

  @Field(() => CourseSort, { defaultValue: CourseSort.BEST_SELLING, description: 'Order.' })
  sort!: CourseSort;
}
