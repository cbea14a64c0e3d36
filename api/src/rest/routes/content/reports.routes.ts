import { choice, lower, required, withIds } from '../../legacy.ts';
import { pageParametersUpTo, pageVariables, toPageSchema } from '../../page.ts';
import { type RestRoute, route } from '../../route.ts';
import { flag, integer, list, object, orNull, text, time } from '../../schema.ts';
import { RestReport, RestReports } from './content.gen.ts';

const common = { tag: 'reports', path: '/reports' } as const;
/** Maximum cases per page. With 100 reports each, more would exceed the cost limit. */
const MAX_CASES = 70;
const KINDS = ['comment', 'rating'];
const STATES = ['pending', 'accepted', 'rejected'];

const caseSchema = object({
  id: text('Unique ID.'),
  _id: text('The same value as `id`.'),
  kind: text('Kind of the reported content.', { enum: KINDS }),
  state: text('State of the case.', { enum: STATES }),
  isWaiting: flag('True if the case waits for a first or renewed decision.'),
  outcome: orNull(text('Measure taken on the content of an accepted case: hidden or removed.')),
  reason: orNull(text('Reason of the decision. Null before it.')),
  decidedAt: orNull(time('Time of the decision. Null before it.')),
  createdAt: time('Time of the first report.'),
  reportCount: integer('Number of users who reported the content.'),
  target: orNull(
    object({
      id: text('ID of the comment or rating.'),
      _id: text('The same value as `id`.'),
      text: orNull(text('Text of the content. Null if removed, or for a rating without text.')),
      stars: orNull(integer('Stars of a rating, 1 to 5. Null for a comment.')),
      author: object({
        id: text('Unique ID.'),
        _id: text('The same value as `id`.'),
        fullName: text('Full name of the author.'),
      }),
    }),
  ),
  reports: list(
    object({
      id: text('Unique ID.'),
      _id: text('The same value as `id`.'),
      note: text('Explanation of the problem by the reporter.'),
      reporterName: text('Full name of the reporter.'),
      createdAt: time('Time of the report.'),
    }),
    'Reports, oldest first; at most 100.',
  ),
});

export const reportRoutes: readonly RestRoute[] = [
  route({
    ...common,
    method: 'GET',
    summary: 'Lists cases of reported content, for moderators',
    document: RestReports,
    parameters: [
      { name: 'state', in: 'query', schema: text('Filters cases by state.', { enum: STATES }) },
      { name: 'kind', in: 'query', schema: text('Filters cases by kind of content.', { enum: KINDS }) },
      ...pageParametersUpTo(MAX_CASES),
    ],
    response: toPageSchema(caseSchema),
    variables: (request) => ({
      ...pageVariables(request, MAX_CASES),
      state: choice(request, 'state', ['PENDING', 'ACCEPTED', 'REJECTED']),
      kind: choice(request, 'kind', ['COMMENT', 'RATING']),
    }),
    data: ({ contentCases: { items, ...rest } }) => ({
      ...rest,
      items: items.map(({ comment, rating, kind, state, outcome, ...each }) => {
        const target = comment ? { ...comment, stars: null } : rating;
        return withIds({
          ...each,
          kind: lower(kind),
          state: lower(state),
          outcome: outcome && lower(outcome),
          target,
        });
      }),
    }),
  }),
  route({
    ...common,
    method: 'POST',
    summary: 'Reports a comment or rating to the moderators; once per user',
    document: RestReport,
    body: object({
      kind: text('Kind of the content to report.', { enum: KINDS }),
      targetId: text('ID of a comment or rating by another user.'),
      note: text('Explanation of the problem by the reporter.', { minLength: 5, maxLength: 500 }),
    }),
    response: object({
      id: text('ID of the comment or rating.'),
      _id: text('The same value as `id`.'),
      kind: text('Kind of the reported content.', { enum: KINDS }),
    }),
    fieldNames: { commentId: 'targetId', ratingId: 'targetId' },
    variables(request) {
      const { kind, targetId, note } = required(request, ['kind', 'targetId', 'note']);
      if (kind && !KINDS.includes(kind)) request.refuse('kind', 'validation.invalid');
      // An invalid kind was rejected above. Further errors are found by the rules for comments
      return { targetId, note, isComment: kind !== 'rating', isRating: kind === 'rating' };
    },
    data: ({ reportComment, reportRating }) => {
      const target = reportComment ?? reportRating!;
      return withIds({ id: target.id, kind: reportComment ? 'comment' : 'rating' });
    },
  }),
];
