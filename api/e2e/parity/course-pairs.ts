import type { Actor } from '../../src/testing/factories.ts';
import { courses } from './fixture.ts';
import { type Pair, page } from './pair.ts';

const progress = (name: string): Pair => ({
  name: `progress in the ${name} course`,
  route: 'GET /client/auth/courses/{id}/progress',
  path: () => `/client/auth/courses/${courses[name]!.id}/progress`,
  query: `query P($id: String!) { me { id } course(idOrSlug: $id) { myEnrolment { percentage completedLessons totalLessons }
    sections { lessons { id myProgress { doneSec } } } } }`,
  variables: () => ({ id: courses[name]!.id }),
  ofRest: ({ percentage, completedLessons, totalLessons, lessons }) => [
    { percentage, completedLessons, totalLessons },
    (lessons as { id: string; watchedSec: number }[]).map(({ id, watchedSec }) => [id, watchedSec]),
  ],
  ofGraphql: (data) => {
    const { myEnrolment, sections } = data.course as {
      myEnrolment: object;
      sections: { lessons: { id: string; myProgress?: { doneSec: number } }[] }[];
    };
    return [
      myEnrolment,
      sections.flatMap(({ lessons }) => lessons.map(({ id, myProgress }) => [id, myProgress?.doneSec ?? 0])),
    ];
  },
  isAbsent: (data) => !(data.course as { myEnrolment?: object } | null)?.myEnrolment,
});

const detail = (name: string): Pair => ({
  name: `the ${name} course`,
  route: 'GET /courses/{idOrSlug}',
  path: () => `/courses/${courses[name]!.slug}`,
  query:
    'query C($slug: String!) { course(idOrSlug: $slug) { id title salePrice currentPrice status teacher { id fullName } sections { id lessons { id title } } } }',
  variables: () => ({ slug: courses[name]!.slug }),
  ofRest: ({ id, title, salePrice, currentPrice, status, teacher: by, sections }) => ({
    id,
    title,
    salePrice,
    currentPrice,
    status,
    teacher: { id: (by as Actor).id, fullName: (by as { fullName: string }).fullName },
    sections: (sections as { id: string; lessons: { id: string; title: string }[] }[]).map((section) => ({
      id: section.id,
      lessons: section.lessons.map((lesson) => ({ id: lesson.id, title: lesson.title })),
    })),
  }),
  ofGraphql: (data) => {
    const found = data.course as { status: string };
    return { ...found, status: found.status.toLowerCase() };
  },
  isAbsent: (data) => data.course === null,
});

export const coursePairs: readonly Pair[] = [
  detail('published'),
  detail('draft'),
  detail('hidden'),
  progress('published'),
  progress('draft'),
  progress('hidden'),
  {
    name: 'the catalogue, filtered',
    route: 'GET /courses',
    path: () => '/courses?search=xac+suat&sort=price-asc&limit=5&onSale=true',
    query:
      '{ courses(filter: {search: "xac suat", onSale: true}, sortBy: PRICE, sortOrder: ASC, limit: 5) { items { id } total page limit } }',
    ofRest: page,
    ofGraphql: (data) => page(data.courses),
  },
  {
    name: 'a page out of range',
    route: 'GET /courses',
    path: () => '/courses?limit=101',
    query: '{ courses(limit: 101) { items { id } total page limit } }',
    ofRest: page,
    ofGraphql: (data) => page(data.courses),
  },
  {
    name: 'the categories',
    route: 'GET /courses/categories',
    query: '{ categories { id courseCount } }',
    ofRest: (data) =>
      (data as unknown as { id: string; courseCount: number }[]).map(({ id, courseCount }) => ({
        id,
        courseCount,
      })),
    ofGraphql: (data) => data.categories,
  },
  {
    name: 'own courses',
    route: 'GET /client/auth/enrolled-courses',
    path: () => '/client/auth/enrolled-courses?status=in-progress&sortBy=title&sortOrder=asc',
    query:
      '{ myEnrolments(status: IN_PROGRESS, sortBy: TITLE, sortOrder: ASC) { items { id } total page limit } }',
    ofRest: page,
    ofGraphql: (data) => page(data.myEnrolments),
  },
];
