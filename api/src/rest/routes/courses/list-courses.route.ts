import { LOCALES } from '../../../platform/i18n/messages/index.ts';
import { choice, choices, decimal, languageOf, wholeNumber, word, yesOrNo } from '../../legacy.ts';
import { pageOf, pageParameters, pageVariables } from '../../page.ts';
import { route } from '../../route.ts';
import { flag, integer, list, ref, text } from '../../schema.ts';
import { course } from './course.ts';
import { RestCourses } from './courses.gen.ts';

const LEVELS = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED', 'ALL'];
/** Sort orders by their REST names. */
const SORTS: Readonly<Record<string, { sortBy: string; sortOrder: 'ASC' | 'DESC' }>> = {
  RELEVANCE: { sortBy: 'RELEVANCE', sortOrder: 'DESC' },
  BEST_SELLING: { sortBy: 'STUDENTS', sortOrder: 'DESC' },
  NEWEST: { sortBy: 'PUBLISHED_AT', sortOrder: 'DESC' },
  RATING: { sortBy: 'RATING', sortOrder: 'DESC' },
  PRICE_ASC: { sortBy: 'PRICE', sortOrder: 'ASC' },
  PRICE_DESC: { sortBy: 'PRICE', sortOrder: 'DESC' },
};

export const listCoursesRoute = route({
  method: 'GET',
  path: '/courses',
  tag: 'courses',
  summary: 'The catalogue: published, public courses',
  needsSignIn: false,
  document: RestCourses,
  parameters: [
    {
      name: 'search',
      in: 'query',
      schema: text('Words; accents and case do not matter.', { maxLength: 100 }),
    },
    { name: 'category', in: 'query', schema: text('Slug of a category; its lower level is included.') },
    {
      name: 'level',
      in: 'query',
      explode: false,
      schema: list(
        text('A level.', { enum: ['beginner', 'intermediate', 'advanced', 'all'] }),
        'One or several, with commas.',
      ),
    },
    { name: 'minPrice', in: 'query', schema: integer('In đồng.', { minimum: 0 }) },
    { name: 'maxPrice', in: 'query', schema: integer('In đồng.', { minimum: 0 }) },
    { name: 'isFree', in: 'query', schema: flag('Free courses only, or paid ones only.') },
    { name: 'onSale', in: 'query', schema: flag('Courses on sale.') },
    {
      name: 'rating',
      in: 'query',
      schema: { type: 'number', description: 'Least average.', minimum: 1, maximum: 5 },
    },
    { name: 'minDuration', in: 'query', schema: integer('Minutes.', { minimum: 0 }) },
    { name: 'maxDuration', in: 'query', schema: integer('Minutes.', { minimum: 0 }) },
    { name: 'language', in: 'query', schema: text('Of the course.', { enum: LOCALES }) },
    { name: 'teacherId', in: 'query', schema: text('Courses of this teacher.') },
    {
      name: 'sort',
      in: 'query',
      schema: text('Order.', {
        enum: ['relevance', 'best-selling', 'newest', 'rating', 'price-asc', 'price-desc'],
        default: 'best-selling',
      }),
    },
    ...pageParameters,
  ],
  response: pageOf(ref('CourseCard')),
  variables: (request) => ({
    ...pageVariables(request),
    ...SORTS[choice(request, 'sort', Object.keys(SORTS)) ?? ''],
    filter: {
      search: word(request, 'search'),
      category: word(request, 'category'),
      level: choices(request, 'level', LEVELS),
      minPrice: wholeNumber(request, 'minPrice'),
      maxPrice: wholeNumber(request, 'maxPrice'),
      isFree: yesOrNo(request, 'isFree'),
      onSale: yesOrNo(request, 'onSale'),
      rating: decimal(request, 'rating'),
      minDuration: wholeNumber(request, 'minDuration'),
      maxDuration: wholeNumber(request, 'maxDuration'),
      language: languageOf(request, 'language', word(request, 'language')),
      teacherId: word(request, 'teacherId'),
    },
  }),
  data: ({ courses }) => ({ ...courses, items: courses.items.map(course) }),
});
