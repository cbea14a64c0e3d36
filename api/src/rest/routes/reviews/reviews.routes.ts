import { lower, wholeNumber, withIds } from '../../legacy.ts';
import { pageOf, pageParameters, pageVariables } from '../../page.ts';
import { type RestRoute, route } from '../../route.ts';
import { integer, list, object, orNull, text, time, url } from '../../schema.ts';
import { RestRateCourse, type RestReviewFieldsFragment, RestReviews } from './reviews.gen.ts';

const reviewSchema = object({
  id: text('Opaque.'),
  _id: text('The same as id.'),
  stars: integer('From 1, the worst, to 5.'),
  text: orNull(text('In the student’s own words.', { examples: ['Bài giảng rõ ràng, ví dụ dễ theo.'] })),
  percentage: orNull(integer('Per cent of the course that was complete when it was written.')),
  courseVersion: orNull(integer('Version of the course when it was written.')),
  createdAt: time('When it was given.'),
  updatedAt: orNull(time('When it was edited last.')),
  teacherReply: orNull(text('What the teacher answered.')),
  repliedAt: orNull(time('When the teacher answered.')),
  author: object({
    id: text('Opaque.'),
    _id: text('The same as id.'),
    fullName: text('The whole name.'),
    avatar: orNull(url('Address of the picture.')),
  }),
});

const review = ({ author: { avatarUrl, ...author }, ...rest }: RestReviewFieldsFragment) =>
  withIds({ ...rest, author: { ...author, avatar: avatarUrl } });

/** `/courses/{id}/reviews`: ratings of a course, and the distribution of their scores. */
export const reviewRoutes: readonly RestRoute[] = [
  route({
    method: 'GET',
    path: '/courses/{id}/reviews',
    tag: 'courses',
    summary: 'Published ratings of a course, those that say something first',
    needsSignIn: false,
    document: RestReviews,
    parameters: [
      { name: 'id', in: 'path', schema: text('Id or slug of the course.') },
      {
        name: 'stars',
        in: 'query',
        schema: integer('Only with so many stars.', { minimum: 1, maximum: 5 }),
      },
      ...pageParameters,
    ],
    response: {
      ...pageOf(reviewSchema),
      properties: {
        ...(pageOf(reviewSchema).properties as object),
        average: { type: 'number', description: '0 without ratings.' },
        count: integer('Published ratings.'),
        histogram: list(
          object({ stars: integer('1 to 5.'), count: integer('How many gave so many.') }),
          'Five rows, five stars first.',
        ),
        method: object({
          weighting: text('Each counts the same.', { enum: ['equal'] }),
          leastStudyMinutes: integer('Minutes of study before a rating.'),
          counted: integer('Ratings that count.'),
          refunded: integer('Left out: the course was refunded.'),
          moderated: integer('Left out: hidden or removed by moderators.'),
          ofEarlierVersions: integer('Of those that count: about an earlier version of the course.'),
          edited: integer('Of those that count: edited since.'),
          medianPercentage: orNull(integer('Half of the authors had completed at least so much.')),
        }),
      },
    },
    variables: (request) => ({
      ...pageVariables(request),
      id: request.path.id,
      stars: wholeNumber(request, 'stars'),
    }),
    data: ({ course }) =>
      course
        ? {
            ...course.ratings,
            items: course.ratings.items.map(review),
            average: course.ratingAverage,
            count: course.ratingCount,
            histogram: course.ratingHistogram,
            method: { ...course.ratingMethod, weighting: lower(course.ratingMethod.weighting) },
          }
        : undefined,
  }),
  route({
    method: 'POST',
    path: '/courses/{id}/reviews',
    tag: 'courses',
    summary: 'Rates a course, or edits one’s own rating of it',
    needsSignIn: true,
    document: RestRateCourse,
    parameters: [
      { name: 'id', in: 'path', schema: text('Id of a course that is studied.', { format: 'uuid' }) },
    ],
    body: object(
      {
        stars: integer('From 1 to 5.', { minimum: 1, maximum: 5 }),
        text: orNull(text('Left out for stars alone.', { examples: ['Bài giảng rõ ràng, ví dụ dễ theo.'] })),
      },
      ['text'],
    ),
    response: reviewSchema,
    variables: ({ path, body }) => ({ input: { courseId: path.id, stars: body.stars, text: body.text } }),
    data: ({ rateCourse }) => review(rateCourse),
  }),
];
