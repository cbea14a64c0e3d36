import { textParameter, withIds } from '../../legacy.ts';
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

/** Maximum questions per page. With 20 replies each, more questions would exceed the cost limit. */
const MAX_QUESTIONS = 80;
const common = { tag: 'comments' } as const;

const fields = {
  id: text('Unique ID.'),
  _id: text('The same value as `id`.'),
  lessonId: text('ID of the commented lesson.'),
  parentId: orNull(text('ID of the question that the reply belongs to. Null for a question.')),
  text: orNull(text('Text of the comment. Null if removed.')),
  atSec: orNull(integer('Position in the video in seconds.')),
  paragraph: orNull(integer('Number of the paragraph in the text, from 0.')),
  likeCount: integer('Number of likes.'),
  replyCount: integer('Number of replies that were not removed.'),
  isLiked: flag('True if the viewer likes the comment.'),
  isByTeacher: flag('True if a teacher of the course wrote the comment.'),
  acceptedAt: orNull(time('Time at which the reply was accepted as the answer.')),
  createdAt: time('Time at which the comment was created.'),
  author: object({
    id: text('Unique ID.'),
    _id: text('The same value as `id`.'),
    fullName: text('Full name of the author.'),
    avatar: orNull(url('URL of the picture.')),
  }),
};
const commentSchema = object(fields);

const comment = ({ author: { avatarUrl, ...author }, ...rest }: RestCommentFieldsFragment) => ({
  ...rest,
  author: { ...author, avatar: avatarUrl },
});

export const commentRoutes: readonly RestRoute[] = [
  route({
    ...common,
    method: 'GET',
    path: '/comments',
    summary: 'Lists questions of a lesson or course, newest first, with their first replies',
    document: RestComments,
    parameters: [
      { name: 'lessonId', in: 'query', schema: text('Lesson ID. Required unless courseId is present.') },
      { name: 'courseId', in: 'query', schema: text('Course ID.') },
      {
        name: 'limit',
        in: 'query',
        schema: integer('Maximum number of rows.', { minimum: 1, maximum: MAX_QUESTIONS, default: 20 }),
      },
      {
        name: 'cursor',
        in: 'query',
        schema: text('The `nextCursor` of the previous page.', { maxLength: 2000 }),
      },
    ],
    response: object({
      items: list(
        object({ ...fields, replies: list(commentSchema, 'Replies, oldest first; at most 20.') }),
        'Questions of this page.',
      ),
      nextCursor: orNull(text('Cursor of the next page. Null on the last page.')),
    }),
    variables: (request) => ({
      lessonId: textParameter(request, 'lessonId'),
      courseId: textParameter(request, 'courseId'),
      first: pageSize(request, MAX_QUESTIONS),
      after: textParameter(request, 'cursor'),
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
    summary: 'Creates a question about a lesson, or a reply to a question',
    document: RestCreateComment,
    body: object(
      {
        lessonId: text('Lesson ID.'),
        parentId: text('ID of the question to reply to.'),
        text: text('Text of the question or reply.'),
        atSec: integer('Position in the video in seconds.'),
        paragraph: integer('Number of the paragraph in the text, from 0.'),
        idempotencyKey: text(
          'Key made by the client; a repeated request with the same key returns the first result.',
        ),
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
    summary: 'Likes a comment, or removes the like',
    document: RestLikeComment,
    parameters: [
      { name: 'id', in: 'path', schema: text('ID of a comment by another user.', { format: 'uuid' }) },
    ],
    body: object({ isLiked: flag('False to remove the like. Defaults to true.') }, ['isLiked']),
    response: commentSchema,
    variables: ({ path, body }) => ({ input: { commentId: path.id, isLiked: body.isLiked ?? true } }),
    data: ({ likeComment }) => withIds(comment(likeComment)),
  }),
  route({
    ...common,
    method: 'DELETE',
    path: '/comments/{id}',
    summary: 'Removes a comment; a placeholder remains',
    document: RestRemoveComment,
    parameters: [{ name: 'id', in: 'path', schema: text('Comment ID.', { format: 'uuid' }) }],
    response: object({ id: text('Unique ID.'), _id: text('The same value as `id`.') }),
    variables: ({ path }) => ({ id: path.id }),
    data: ({ removeComment }) => withIds(removeComment),
  }),
];
