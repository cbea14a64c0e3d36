import { withIds, word } from '../../legacy.ts';
import { pageSize } from '../../page.ts';
import { type RestRoute, route } from '../../route.ts';
import { flag, integer, list, object, orNull, text, time, url } from '../../schema.ts';
import {
  type RestCommentFieldsFragment,
  RestComments,
  RestCreateComment,
  RestLikeComment,
  RestRemoveComment,
} from './comments.gen.ts';

/** Maximum questions per page. With 20 replies each, more would exceed the cost limit. */
const MAX_QUESTIONS = 80;
const common = { tag: 'comments', needsSignIn: true } as const;

const fields = {
  id: text('Opaque.'),
  _id: text('The same as id.'),
  lessonId: text('Of the lesson below which it stands.'),
  parentId: orNull(text('Of the question that it answers; null for a question.')),
  text: orNull(text('What it says; null once it was removed.')),
  atSec: orNull(integer('Second of the video that it is about.')),
  paragraph: orNull(integer('Paragraph of the text that it is about, from 0.')),
  likeCount: integer('How many people found it helpful.'),
  replyCount: integer('Replies that were not removed.'),
  isLiked: flag('Whether the signed-in person found it helpful.'),
  isByTeacher: flag('Whether one of the course’s teachers wrote it.'),
  acceptedAt: orNull(time('When it was chosen as the answer.')),
  createdAt: time('When it was written.'),
  author: object({
    id: text('Opaque.'),
    _id: text('The same as id.'),
    fullName: text('The whole name.'),
    avatar: orNull(url('Address of the picture.')),
  }),
};
const commentSchema = object(fields);

const comment = ({ author: { avatarUrl, ...author }, ...rest }: RestCommentFieldsFragment) => ({
  ...rest,
  author: { ...author, avatar: avatarUrl },
});

/** `/comments`: questions and answers below lessons. */
export const commentRoutes: readonly RestRoute[] = [
  route({
    ...common,
    method: 'GET',
    path: '/comments',
    summary: 'Questions below a lesson or a course, newest first, with their first replies',
    document: RestComments,
    parameters: [
      { name: 'lessonId', in: 'query', schema: text('Of a lesson; this or courseId.') },
      { name: 'courseId', in: 'query', schema: text('Of a course.') },
      {
        name: 'limit',
        in: 'query',
        schema: integer('Rows.', { minimum: 1, maximum: MAX_QUESTIONS, default: 20 }),
      },
      { name: 'cursor', in: 'query', schema: text('nextCursor of the answer before.', { maxLength: 2000 }) },
    ],
    response: object({
      items: list(
        object({ ...fields, replies: list(commentSchema, 'Oldest first, at most 20.') }),
        'Questions.',
      ),
      nextCursor: orNull(text('For the next rows; null at the end.')),
    }),
    variables: (request) => ({
      lessonId: word(request, 'lessonId'),
      courseId: word(request, 'courseId'),
      first: pageSize(request, MAX_QUESTIONS),
      after: word(request, 'cursor'),
    }),
    data: ({ comments: { edges, pageInfo } }) => ({
      items: edges.map(({ node: { replies, ...question } }) =>
        withIds({ ...comment(question), replies: replies.edges.map(({ node }) => comment(node)) }),
      ),
      nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    }),
  }),
  route({
    ...common,
    method: 'POST',
    path: '/comments',
    summary: 'Asks below a lesson, or replies to a question there',
    document: RestCreateComment,
    body: object(
      {
        lessonId: text('Of the lesson.'),
        parentId: text('Of the question that is answered.'),
        text: text('The question or the reply.'),
        atSec: integer('Second of the video.'),
        paragraph: integer('Paragraph of the text, from 0.'),
        idempotencyKey: text('The same key writes it once.'),
      },
      ['parentId', 'atSec', 'paragraph', 'idempotencyKey'],
    ),
    response: commentSchema,
    variables: ({ body }) => ({
      input: Object.fromEntries(
        ['lessonId', 'parentId', 'text', 'atSec', 'paragraph', 'idempotencyKey']
          .filter((name) => body[name] !== undefined)
          .map((name) => [name, body[name]]),
      ),
    }),
    data: ({ createComment }) => withIds(comment(createComment)),
  }),
  route({
    ...common,
    method: 'POST',
    path: '/comments/{id}/like',
    summary: 'Likes a comment, or takes the like back',
    document: RestLikeComment,
    parameters: [
      { name: 'id', in: 'path', schema: text('Of a comment of another person.', { format: 'uuid' }) },
    ],
    body: object({ isLiked: flag('False takes the like back; true when left out.') }, ['isLiked']),
    response: commentSchema,
    variables: ({ path, body }) => ({ input: { commentId: path.id, isLiked: body.isLiked ?? true } }),
    data: ({ likeComment }) => withIds(comment(likeComment)),
  }),
  route({
    ...common,
    method: 'DELETE',
    path: '/comments/{id}',
    summary: 'Removes a comment; a placeholder stays',
    document: RestRemoveComment,
    parameters: [{ name: 'id', in: 'path', schema: text('Of the comment.', { format: 'uuid' }) }],
    response: object({ id: text('Opaque.'), _id: text('The same as id.') }),
    variables: ({ path }) => ({ id: path.id }),
    data: ({ removeComment }) => withIds(removeComment),
  }),
];
