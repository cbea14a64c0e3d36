import { choice, lower, required, withIds } from '../../legacy.ts';
import { pageOf, pageParametersUpTo, pageVariables } from '../../page.ts';
import { type RestRoute, route } from '../../route.ts';
import { flag, integer, list, object, orNull, text, time } from '../../schema.ts';
import { RestReport, RestReports } from './content.gen.ts';

const common = { tag: 'reports', path: '/reports', needsSignIn: true } as const;
/** Maximum cases per page. With 100 reports each, more would exceed the cost limit. */
const MAX_CASES = 70;
const KINDS = ['comment', 'rating'];
const STATES = ['pending', 'accepted', 'rejected'];

const caseSchema = object({
  id: text('Opaque.'),
  _id: text('The same as id.'),
  kind: text('What was reported.', { enum: KINDS }),
  state: text('Whether and how it was decided.', { enum: STATES }),
  isWaiting: flag('Whether it waits for a decision, for the first time or again.'),
  outcome: orNull(text('What became of the content, of an accepted one: hidden or removed.')),
  reason: orNull(text('Why it was decided so; null before.')),
  decidedAt: orNull(time('When it was decided; null before.')),
  createdAt: time('When it was reported first.'),
  reportCount: integer('How many people reported it.'),
  target: orNull(
    object({
      id: text('Of the comment or rating.'),
      _id: text('The same as id.'),
      text: orNull(text('What it says; null once it was removed, or without words.')),
      stars: orNull(integer('Of a rating, 1 to 5.')),
      author: object({
        id: text('Opaque.'),
        _id: text('The same as id.'),
        fullName: text('The whole name.'),
      }),
    }),
  ),
  reports: list(
    object({
      id: text('Opaque.'),
      _id: text('The same as id.'),
      note: text('What is wrong with it.'),
      reporterName: text('Who reported it.'),
      createdAt: time('When.'),
    }),
    'The first first, at most 100.',
  ),
});

/** `/reports`: reports about comments and ratings, and the moderators' queue. */
export const reportRoutes: readonly RestRoute[] = [
  route({
    ...common,
    method: 'GET',
    summary: 'What was reported; for moderators',
    document: RestReports,
    parameters: [
      { name: 'state', in: 'query', schema: text('Only in this state.', { enum: STATES }) },
      { name: 'kind', in: 'query', schema: text('Only of this kind.', { enum: KINDS }) },
      ...pageParametersUpTo(MAX_CASES),
    ],
    response: pageOf(caseSchema),
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
    summary: 'Tells the moderators of a comment or rating; once for each who reports it',
    document: RestReport,
    body: object({
      kind: text('What is reported.', { enum: KINDS }),
      targetId: text('Of a comment or rating of another person.'),
      note: text('What is wrong with it.', { minLength: 5, maxLength: 500 }),
    }),
    response: object({
      id: text('Of the comment or rating.'),
      _id: text('The same as id.'),
      kind: text('What was reported.', { enum: KINDS }),
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
