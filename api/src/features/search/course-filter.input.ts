import { ArrayMaxSize, Min, ValidateNested } from 'class-validator';
import { ArgsType, Extensions, Field, Float, ID, InputType, Int } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { Language } from '../../graphql/language.ts';
import { PageArgs, SortOrder, SortOrderField } from '../../graphql/page.args.ts';
import { all, type Condition, type Row, type Sql, sql } from '../../graphql/read/index.ts';
import { Vnd } from '../../graphql/scalars.ts';
import { SearchField } from '../../graphql/search-field.ts';
import { LOCALES, type Locale } from '../../platform/i18n/messages/index.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { Between } from '../../platform/input/between.ts';
import { categoryBySlug, MAX_CATEGORIES } from '../categories/index.ts';
import { type Course, CourseLevel, currentPrice, isOnSale } from '../courses/index.ts';
import { matchesSearch } from './search.sql.ts';

export const CourseSort = defineEnum('CourseSort', 'Field by which the catalogue is sorted.', {
  RELEVANCE: 'Relevance for the search. Without a search the same as STUDENTS.',
  STUDENTS: 'Number of students who ever enrolled.',
  PUBLISHED_AT: 'Time of the first publication.',
  RATING: 'Average rating. Courses with equal ratings are sorted by the number of ratings.',
  PRICE: 'Current price, including an active sale.',
});
export type CourseSort = keyof typeof CourseSort;

export const CourseLength = defineEnum('CourseLength', 'Range of the total length of a course.', {
  SHORT: 'Less than five hours.',
  MEDIUM: 'Five to fifteen hours, both inclusive.',
  LONG: 'More than fifteen hours.',
});
export type CourseLength = keyof typeof CourseLength;

/** Values that clients offer, with the number of courses for each. */
const RATINGS = [4.5, 4, 3.5];
const AGES = [6, 9, 12, 15, 18];
const listFormat = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const getList = (values: readonly number[]) => listFormat.format(values.map(String));
const notNegative = validationMessage('validation.least', { min: 0 });

@InputType({ description: 'Filter of the catalogue. Omitted fields do not restrict the result.' })
export class CourseFilter {
  @SearchField(
    'Search words, at most 100 characters. Case is ignored; accents matter only where they are typed.',
  )
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Category slug. Subcategories are included.' })
  @AtMost(200)
  category?: string | null;

  @Field(() => [CourseLevel], { nullable: true, description: 'Only courses of these levels.' })
  @ArrayMaxSize(4, { message: 'validation.invalid' })
  level?: CourseLevel[] | null;

  @Field(() => Vnd, { nullable: true, description: 'Minimum current price in đồng, from 0.' })
  @Min(0, { message: notNegative })
  minPrice?: number | null;

  @Field(() => Vnd, { nullable: true, description: 'Maximum current price in đồng, from 0.' })
  @Min(0, { message: notNegative })
  maxPrice?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True for free courses, false for paid courses.' })
  isFree?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True for courses with an active sale.' })
  onSale?: boolean | null;

  @Field(() => Float, { nullable: true, description: 'Minimum average rating, 0 to 5.' })
  @Between(0, 5, 'validation.between')
  @Extensions({ examples: RATINGS })
  rating?: number | null;

  @Field(() => Int, { nullable: true, description: 'Minimum length in minutes, from 0.' })
  @Min(0, { message: notNegative })
  minDuration?: number | null;

  @Field(() => Int, { nullable: true, description: 'Maximum length in minutes, from 0.' })
  @Min(0, { message: notNegative })
  maxDuration?: number | null;

  @Field(() => CourseLength, { nullable: true, description: 'Only courses of this range of lengths.' })
  length?: CourseLength | null;

  @Field(() => Language, { nullable: true, description: 'Language in which the courses are taught.' })
  language?: Locale | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Age of a student in years, 0 to 120. Matches courses with a minimum age of at most this age, or without one.',
  })
  @Between(0, 120, 'validation.between')
  @Extensions({ examples: AGES })
  age?: number | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Only courses with these IDs, at most 24. Does not determine their order.',
  })
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
  @ValidateNested()
  filter?: CourseFilter | null;

  @Field(() => CourseSort, {
    defaultValue: CourseSort.STUDENTS,
    description: 'Field by which the courses are sorted.',
  })
  sortBy!: CourseSort;

  @SortOrderField('Sort direction of the courses.')
  sortOrder!: SortOrder;
}

const lengthSql = (c: Pick<Row<Course>, 'durationSec'>): Sql =>
  sql`case when ${c.durationSec} < 5 * 3600 then 'SHORT' when ${c.durationSec} <= 15 * 3600 then 'MEDIUM' else 'LONG' end`;

const inCategory = (c: Row<Course>, slug: string): Sql =>
  sql`${c.category} = any(array(select k.id from category k, (select ${categoryBySlug(slug)} as id) wanted
    where wanted.id in (k.id, k.parent_id)))`;

interface Counts {
  /** Value of a course, or the expression that `join` maps to its values. Courses with null are not counted. */
  readonly of: (c: Row<Course>) => Sql;
  readonly join?: (of: string) => string;
  /** Expression of the value in `join`. Defaults to `of`. */
  readonly value?: string;
  readonly max: number;
}

/** Counts the courses with a number of at least, or at most, each step. */
const steps = (of: Counts['of'], reaches: '>=' | '<=', values: readonly number[]): Counts => ({
  of,
  join: (number) =>
    `join (values ${values.map((each) => `('${each}')`).join(', ')}) s (step) on ${number} ${reaches} s.step::float8`,
  value: 's.step',
  max: values.length,
});

/** A part of the filter, which is set and removed as one. */
interface Part {
  /** Description of its value in `CourseFacetKind`. */
  readonly description: string;
  /** Condition for a course. Falsy if the filter does not set the part. */
  readonly condition: (c: Row<Course>, filter: CourseFilter) => Condition;
  /** Missing if there are no values to choose from. */
  readonly counts?: Counts;
}

const FILTER_PARTS = {
  SEARCH: {
    description: 'Search words. They have no values to choose from.',
    // A search of punctuation only matches nothing instead of everything
    condition: (c, { search }) => !!search?.trim() && matchesSearch(c, search.trim()),
  },
  CATEGORY: {
    description: 'Slug of an upper-level category; its subcategories are included.',
    condition: (c, { category }) => category != null && inCategory(c, category),
    counts: {
      of: (c) => c.category,
      join: (id) =>
        `join category own on own.id = ${id} join category k on k.id = coalesce(own.parent_id, own.id)`,
      value: 'k.slug',
      max: MAX_CATEGORIES,
    },
  },
  LEVEL: {
    description: 'Name of the level, as in CourseLevel.',
    condition: (c, { level }) => !!level?.length && sql`${c.level} = any(${level})`,
    counts: { of: (c) => c.level, max: Object.keys(CourseLevel).length },
  },
  PRICE: {
    description: 'Minimum and maximum price together. A range has no values to choose from.',
    condition: (c, { minPrice, maxPrice }) =>
      range([
        minPrice != null && sql`${currentPrice(c)} >= ${minPrice}`,
        maxPrice != null && sql`${currentPrice(c)} <= ${maxPrice}`,
      ]),
  },
  FREE: {
    description: 'The only value is true: free courses.',
    condition: (c, { isFree }) => isFree != null && (isFree ? sql`${c.price} = 0` : sql`${c.price} > 0`),
    counts: { of: (c) => sql`case when ${c.price} = 0 then 'true' end`, max: 1 },
  },
  ON_SALE: {
    description: 'The only value is true: courses with an active sale.',
    condition: (c, { onSale }) => !!onSale && isOnSale(c),
    counts: { of: (c) => sql`case when ${isOnSale(c)} then 'true' end`, max: 1 },
  },
  RATING: {
    description: `Minimum average rating: ${getList(RATINGS)}.`,
    condition: (c, { rating }) => rating != null && sql`${c.ratingAverage} >= ${rating}`,
    counts: steps((c) => c.ratingAverage, '>=', RATINGS),
  },
  LENGTH: {
    description: 'Name of the range, as in CourseLength.',
    condition: (c, { minDuration, maxDuration, length }) =>
      range([
        minDuration != null && sql`${c.durationSec} >= ${minDuration}::int * 60`,
        maxDuration != null && sql`${c.durationSec} <= ${maxDuration}::int * 60`,
        length != null && sql`${lengthSql(c)} = ${length}`,
      ]),
    counts: { of: lengthSql, max: Object.keys(CourseLength).length },
  },
  LANGUAGE: {
    description: 'ISO 639 language code: vi or en.',
    condition: (c, { language }) => language != null && sql`${c.language} = ${language}`,
    counts: { of: (c) => c.language, max: LOCALES.length },
  },
  AGE: {
    description: `Age of a student in years: ${getList(AGES)}.`,
    condition: (c, { age }) => age != null && sql`coalesce(${c.minAge}, 0) <= ${age}`,
    counts: steps((c) => sql`coalesce(${c.minAge}, 0)`, '<=', AGES),
  },
} as const satisfies Readonly<Record<string, Part>>;
export type FilterPart = keyof typeof FILTER_PARTS;
export const PARTS: readonly (Part & { readonly kind: FilterPart })[] = Object.entries(FILTER_PARTS).map(
  ([kind, part]) => ({ kind: kind as FilterPart, ...part }),
);

/** Maximum number of counts: one for each value, and one for the list without the part. */
export const MAX_COUNTS = PARTS.reduce((sum, { counts }) => sum + (counts?.max ?? 0) + 1, 0);

/** Combines both bounds of a range. Without a bound there is no condition. */
const range = (ends: readonly Condition[]): Condition => ends.some(Boolean) && all(ends);

export const getConditions = (c: Row<Course>, filter: CourseFilter): Condition[] =>
  PARTS.map(({ condition }) => condition(c, filter));
