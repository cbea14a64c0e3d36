import type { CourseContent } from '../types.ts';
import { ARTS_COURSES } from './arts.courses.ts';
import { BUSINESS_COURSES } from './business.courses.ts';
import { DATA_COURSES } from './data.courses.ts';
import { DESIGN_COURSES } from './design.courses.ts';
import { FOOD_COURSES } from './food.courses.ts';
import { HEALTH_COURSES } from './health.courses.ts';
import { LANGUAGE_COURSES } from './language.courses.ts';
import { OFFICE_ENGLISH } from './office-english.course.ts';
import { PROGRAMMING_COURSES } from './programming.courses.ts';
import { REACT_19 } from './react-19.course.ts';
import { READING_NUMBERS } from './reading-numbers.course.ts';
import { UNPUBLISHED_COURSES } from './unpublished.courses.ts';

/** The three courses one can study from the first lesson to the certificate. */
export const COMPLETE_COURSES: readonly CourseContent[] = [REACT_19, READING_NUMBERS, OFFICE_ENGLISH];

/** Every demo course: 24 on sale, one draft, one in review. */
export const COURSES: readonly CourseContent[] = [
  ...COMPLETE_COURSES,
  ...PROGRAMMING_COURSES,
  ...DATA_COURSES,
  ...DESIGN_COURSES,
  ...BUSINESS_COURSES,
  ...LANGUAGE_COURSES,
  ...HEALTH_COURSES,
  ...FOOD_COURSES,
  ...ARTS_COURSES,
  ...UNPUBLISHED_COURSES,
];
