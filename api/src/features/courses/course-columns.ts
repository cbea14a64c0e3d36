import { Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Between } from '../../platform/input/between.ts';

/** The minimum leaves time to study after a purchase. */
const ACCESS_DAYS = { min: 30, max: 3650 };
const MIN_AGE = { min: 3, max: 99 };

/**
 * Optional columns of a course that teachers edit. Each property is a column of the entity, a field of `Course` and of
 * `UpdateCourseInput`, and a rule of that input.
 */
@ObjectType()
@InputType()
export abstract class CourseColumns {
  @Field(() => Int, {
    nullable: true,
    description:
      'Days of access after a purchase, 30 to 3,650. Null for unlimited access. Fixed at the time of the purchase. Shorter access needs a review; for a course on sale it becomes part of its revision.',
  })
  @Property({ type: 'integer', nullable: true })
  @Between(ACCESS_DAYS.min, ACCESS_DAYS.max, 'validation.between')
  accessDays?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Minimum age in years, 3 to 99. Null if the course suits all ages.',
  })
  @Property({ type: 'smallint', nullable: true })
  @Between(MIN_AGE.min, MIN_AGE.max, 'validation.between')
  minAge?: number | null;
}

/** Names in the database. Updates, exports and the demo data read the columns from this list. */
export const COURSE_COLUMNS = {
  accessDays: 'access_days',
  minAge: 'min_age',
} as const satisfies Record<keyof CourseColumns, string>;
export type CourseColumn = keyof CourseColumns;
export const COURSE_COLUMN_NAMES = Object.keys(COURSE_COLUMNS) as CourseColumn[];
