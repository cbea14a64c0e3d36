import { courses } from './fixture.ts';
import { type Pair, page } from './pair.ts';

const courseId = () => courses.published!.id;
const RATE = 'mutation R($input: RateCourseInput!) { rateCourse(input: $input) { id } }';
const same = (data: unknown) => data;

export const reviewPairs: readonly Pair[] = [
  {
    name: 'the ratings of a course',
    route: 'GET /courses/{id}/reviews',
    path: () => `/courses/${courseId()}/reviews?limit=5&stars=4`,
    query:
      'query R($id: String!) { course(idOrSlug: $id) { ratingCount ratingMethod { counted leastStudyMinutes } ratings(limit: 5, stars: 4) { items { id } total page limit } } }',
    variables: () => ({ id: courseId() }),
    ofRest: ({ items, total, page: number, limit, count, method }) => {
      const { counted, leastStudyMinutes } = method as Record<string, number>;
      return [page({ items, total, page: number, limit }), count, { counted, leastStudyMinutes }];
    },
    ofGraphql: ({ course }) => {
      const { ratings, ratingCount, ratingMethod } = course as Record<string, unknown>;
      return [page(ratings), ratingCount, ratingMethod];
    },
  },
  {
    name: 'the ratings of a course that few may know',
    route: 'GET /courses/{id}/reviews',
    path: () => `/courses/${courses.draft!.id}/reviews`,
    query:
      'query R($id: String!) { course(idOrSlug: $id) { ratings(limit: 20) { items { id } total page limit } } }',
    variables: () => ({ id: courses.draft!.id }),
    ofRest: ({ items, total, page: number, limit }) => page({ items, total, page: number, limit }),
    ofGraphql: ({ course }) => page((course as { ratings: unknown }).ratings),
    isAbsent: ({ course }) => course === null,
  },
  {
    name: 'a rating before anything was studied',
    route: 'POST /courses/{id}/reviews',
    path: () => `/courses/${courseId()}/reviews`,
    body: () => ({ stars: 5 }),
    query: RATE,
    variables: () => ({ input: { courseId: courseId(), stars: 5 } }),
    ofRest: same,
    ofGraphql: same,
  },
  {
    name: 'a rating with six stars',
    route: 'POST /courses/{id}/reviews',
    path: () => `/courses/${courseId()}/reviews`,
    body: () => ({ stars: 6 }),
    query: RATE,
    variables: () => ({ input: { courseId: courseId(), stars: 6 } }),
    ofRest: same,
    ofGraphql: same,
  },
];
