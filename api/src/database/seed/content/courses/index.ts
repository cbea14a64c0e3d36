import { withExercises } from '../authoring.ts';
import type { CourseContent } from '../types.ts';
import { ARTS_OUTLINES } from './arts/index.ts';
import { ARTS_COURSES } from './arts.courses.ts';
import { BUSINESS_OUTLINES } from './business/index.ts';
import { course as taiChinhCaNhan } from './business/tai-chinh-ca-nhan.course.ts';
import { BUSINESS_COURSES } from './business.courses.ts';
import { course as excelVanPhong } from './data/excel-van-phong.course.ts';
import { DATA_OUTLINES } from './data/index.ts';
import { DATA_COURSES } from './data.courses.ts';
import { DESIGN_OUTLINES } from './design/index.ts';
import { DESIGN_COURSES } from './design.courses.ts';
import { FOOD_OUTLINES } from './food/index.ts';
import { course as phoBoNhaNau } from './food/pho-bo-nha-nau.course.ts';
import { FOOD_COURSES } from './food.courses.ts';
import { HEALTH_OUTLINES } from './health/index.ts';
import { HEALTH_COURSES } from './health.courses.ts';
import { LANGUAGE_COURSES } from './language.courses.ts';
import { LANGUAGES_OUTLINES } from './languages/index.ts';
import { MARKETING_OUTLINES } from './marketing/index.ts';
import { moreChapters } from './more-chapters.ts';
import { OFFICE_ENGLISH } from './office-english.course.ts';
import { OTHER_STATES } from './other-states.courses.ts';
import { PROGRAMMING_OUTLINES } from './programming/index.ts';
import { PROGRAMMING_COURSES } from './programming.courses.ts';
import { REACT_19 } from './react-19.course.ts';
import { READING_NUMBERS } from './reading-numbers.course.ts';
import { UNPUBLISHED_COURSES } from './unpublished.courses.ts';

/** The six courses with content in every lesson, which can be completed. */
export const COMPLETE_COURSES: readonly CourseContent[] = [
  withExercises(REACT_19, 25),
  withExercises(READING_NUMBERS, 18),
  withExercises(OFFICE_ENGLISH, 12),
  withExercises(excelVanPhong, 18),
  withExercises(phoBoNhaNau, 22),
  withExercises(taiChinhCaNhan, 15),
];

/** Published courses. Lessons of most of their sections have a title only. */
const MARKET: readonly CourseContent[] = [
  ...PROGRAMMING_COURSES,
  ...DATA_COURSES,
  ...DESIGN_COURSES,
  ...BUSINESS_COURSES,
  ...LANGUAGE_COURSES,
  ...HEALTH_COURSES,
  ...FOOD_COURSES,
  ...ARTS_COURSES,
].map((course) => ({ ...course, sections: [...course.sections, ...moreChapters(course.slug)] }));

/** Every demo course, in every state. */
export const COURSES: readonly CourseContent[] = [
  ...COMPLETE_COURSES,
  ...MARKET,
  ...PROGRAMMING_OUTLINES,
  ...DATA_OUTLINES,
  ...DESIGN_OUTLINES,
  ...BUSINESS_OUTLINES,
  ...MARKETING_OUTLINES,
  ...LANGUAGES_OUTLINES,
  ...HEALTH_OUTLINES,
  ...FOOD_OUTLINES,
  ...ARTS_OUTLINES,
  ...UNPUBLISHED_COURSES,
  ...OTHER_STATES,
];
