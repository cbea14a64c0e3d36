import { lower, wholeNumber, withIds } from '../../legacy.ts';
import { pageParameters, pageVariables, toPageSchema } from '../../page.ts';
import { type RestRoute, route } from '../../route.ts';
import { integer, list, object, orNull, text, time, url } from '../../schema.ts';
import { RestRateCourse, type RestReviewFieldsFragment, RestReviews } from './reviews.gen.ts';

const reviewSchema = object({
  id: text('Unique ID.'),
  _id: text('The same value as `id`.'),
  stars: integer('Stars from 1 (worst) to 5 (best).'),
  text: orNull(
    text('Text of the review, written by the student.', { examples: ['Bài giảng rõ ràng, ví dụ dễ theo.'] }),
  ),
  percentage: orNull(integer('Completed part of the course in percent when the review was written.')),
  courseVersion: orNull(integer('Version of the course when the review was written.')),
  createdAt: time('Time at which the review was created.'),
  updatedAt: orNull(time('Time of the last edit.')),
  teacherReply: orNull(text('Reply by the teacher.')),
  repliedAt: orNull(time('Time of the reply.')),
  author: object({
    id: text('Unique ID.'),
    _id: text('The same value as `id`.'),
    fullName: text('Full name of the author.'),
    avatar: orNull(url('URL of the picture.')),
  }),
});

const review = ({ author: { avatarUrl, ...author }, ...rest }: RestReviewFieldsFragment) =>
  withIds({ ...rest, author: { ...author, avatar: avatarUrl } });

export const reviewRoutes: readonly RestRoute[] = [
  route({
    method: 'GET',
    path: '/courses/{id}/reviews',
    tag: 'courses',
    summary: 'Lists published ratings of a course, those with text first',
    isPublic: true,
    document: RestReviews,
    parameters: [
      { name: 'id', in: 'path', schema: text('ID or slug of the course.') },
      {
        name: 'stars',
        in: 'query',
        schema: integer('Filters ratings by number of stars.', { minimum: 1, maximum: 5 }),
      },
      ...pageParameters,
    ],
    response: {
      ...toPageSchema(reviewSchema),
      properties: {
        ...(toPageSchema(reviewSchema).properties as object),
        average: { type: 'number', description: 'Average rating; 0 without ratings.' },
        count: integer('Number of published ratings.'),
        histogram: list(
          object({
            stars: integer('Number of stars, 1 to 5.'),
            count: integer('Number of ratings with these stars.'),
          }),
          'Five rows, from five stars to one.',
        ),
        method: object({
          weighting: text('Weighting of the ratings; all count equally.', { enum: ['equal'] }),
          leastStudyMinutes: integer('Required minutes of study before a rating.'),
          counted: integer('Number of ratings that count.'),
          refunded: integer('Number of ratings excluded because the course was refunded.'),
          moderated: integer('Number of ratings excluded because moderators hid or removed them.'),
          ofEarlierVersions: integer('Number of counted ratings of an earlier course version.'),
          edited: integer('Number of counted ratings that were edited.'),
          medianPercentage: orNull(integer('Median of the course completion of the authors, in percent.')),
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
    summary: 'Creates or updates the viewer’s rating of a course',
    document: RestRateCourse,
    parameters: [
      {
        name: 'id',
        in: 'path',
        schema: text('ID of a course in which the viewer is enrolled.', { format: 'uuid' }),
      },
    ],
    body: object(
      {
        stars: integer('Stars from 1 (worst) to 5 (best).', { minimum: 1, maximum: 5 }),
        text: orNull(
          text('Text of the review. Omit it to rate with stars only.', {
            examples: ['Bài giảng rõ ràng, ví dụ dễ theo.'],
          }),
        ),
      },
      ['text'],
    ),
    response: reviewSchema,
    variables: ({ path, body }) => ({ input: { courseId: path.id, stars: body.stars, text: body.text } }),
    data: ({ rateCourse }) => review(rateCourse),
  }),
];
