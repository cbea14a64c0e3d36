import { LOCALES } from '../../../platform/i18n/messages/index.ts';
import { choice, choices, decimal, getLanguage, textParameter, wholeNumber, yesOrNo } from '../../legacy.ts';
import { pageParameters, pageVariables, toPageSchema } from '../../page.ts';
import { route } from '../../route.ts';
import { flag, integer, list, ref, text } from '../../schema.ts';
import { course } from './course.ts';
import { RestCourses } from './courses.gen.ts';

const LEVELS = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED', 'ALL'];
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
  summary: 'Lists the catalogue of published, public courses',
  isPublic: true,
  document: RestCourses,
  parameters: [
    {
      name: 'search',
      in: 'query',
      schema: text('Search words. Accents and case are ignored.', { maxLength: 100 }),
    },
    { name: 'category', in: 'query', schema: text('Slug of a category. Includes its subcategories.') },
    {
      name: 'level',
      in: 'query',
      explode: false,
      schema: list(
        text('Level of the course.', { enum: ['beginner', 'intermediate', 'advanced', 'all'] }),
        'One or several levels, separated by commas.',
      ),
    },
    { name: 'minPrice', in: 'query', schema: integer('Minimum price in đồng.', { minimum: 0 }) },
    { name: 'maxPrice', in: 'query', schema: integer('Maximum price in đồng.', { minimum: 0 }) },
    { name: 'isFree', in: 'query', schema: flag('True for free courses only; false for paid courses only.') },
    { name: 'onSale', in: 'query', schema: flag('True for courses with a running sale only.') },
    {
      name: 'rating',
      in: 'query',
      schema: { type: 'number', description: 'Minimum average rating.', minimum: 1, maximum: 5 },
    },
    { name: 'minDuration', in: 'query', schema: integer('Minimum duration in minutes.', { minimum: 0 }) },
    { name: 'maxDuration', in: 'query', schema: integer('Maximum duration in minutes.', { minimum: 0 }) },
    { name: 'language', in: 'query', schema: text('Language of the course.', { enum: LOCALES }) },
    { name: 'teacherId', in: 'query', schema: text('Filters courses by teacher ID.') },
    {
      name: 'sort',
      in: 'query',
      schema: text('Sort order.', {
        enum: ['relevance', 'best-selling', 'newest', 'rating', 'price-asc', 'price-desc'],
        default: 'best-selling',
      }),
    },
    ...pageParameters,
  ],
  response: toPageSchema(ref('CourseCard')),
  variables: (request) => ({
    ...pageVariables(request),
    ...SORTS[choice(request, 'sort', Object.keys(SORTS)) ?? ''],
    filter: {
      search: textParameter(request, 'search'),
      category: textParameter(request, 'category'),
      level: choices(request, 'level', LEVELS),
      minPrice: wholeNumber(request, 'minPrice'),
      maxPrice: wholeNumber(request, 'maxPrice'),
      isFree: yesOrNo(request, 'isFree'),
      onSale: yesOrNo(request, 'onSale'),
      rating: decimal(request, 'rating'),
      minDuration: wholeNumber(request, 'minDuration'),
      maxDuration: wholeNumber(request, 'maxDuration'),
      language: getLanguage(request, 'language', textParameter(request, 'language')),
      teacherId: textParameter(request, 'teacherId'),
    },
  }),
  data: ({ courses }) => ({ ...courses, items: courses.items.map(course) }),
});
