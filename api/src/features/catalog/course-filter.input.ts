import { ArrayMaxSize, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { PageArgs } from '../../graphql/page.args.ts';
import { Vnd } from '../../graphql/scalars.ts';
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

@InputType({ description: 'Narrows the catalogue; what is left out does not.' })
export class CourseFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words to find; accents and case do not matter. At most 100 characters.',
  })
  @IsOptional()
  @MaxLength(100, { message: 'validation.invalid' })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Slug of a category; its lower level is included.' })
  category?: string | null;

  @Field(() => [CourseLevel], { nullable: true, description: 'One of these levels.' })
  @IsOptional()
  @ArrayMaxSize(4, { message: 'validation.invalid' })
  level?: CourseLevel[] | null;

  @Field(() => Vnd, { nullable: true, description: 'Least price now, in đồng.' })
  minPrice?: number | null;

  @Field(() => Vnd, { nullable: true, description: 'Highest price now, in đồng.' })
  maxPrice?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Free courses only, or paid ones only.' })
  isFree?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Courses whose sale price runs now.' })
  onSale?: boolean | null;

  @Field(() => Float, { nullable: true, description: 'Least average rating, 1 to 5.' })
  @IsOptional()
  @Min(1, { message: 'validation.invalid' })
  @Max(5, { message: 'validation.invalid' })
  rating?: number | null;

  @Field(() => Int, { nullable: true, description: 'Least length in minutes.' })
  minDuration?: number | null;

  @Field(() => Int, { nullable: true, description: 'Greatest length in minutes.' })
  maxDuration?: number | null;

  @Field(() => String, { nullable: true, description: 'Language it is taught in: vi or en.' })
  language?: string | null;

  @Field(() => ID, { nullable: true, description: 'Courses of this teacher.' })
  teacherId?: string | null;
}

@ArgsType()
export class CourseListArgs extends PageArgs {
  @Field(() => CourseFilter, { nullable: true, description: 'Narrows the catalogue.' })
  filter?: CourseFilter | null;

  @Field(() => CourseSort, { defaultValue: CourseSort.BEST_SELLING, description: 'Order.' })
  sort!: CourseSort;
}
