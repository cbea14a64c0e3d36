import { courses, messages } from './fixture.ts';
import type { Pair } from './pair.ts';

const UNKNOWN = '01a00000-0000-7000-8000-000000000000';
const lessonId = () => courses.published!.lessonIds[0]!;
const texts = (items: unknown) => (items as { text: string }[]).map(({ text }) => text);

interface Rated {
  readonly stars: number;
  readonly author: { readonly fullName: string };
}

/** Questions below lessons, and the public verification of certificates. */
export const discussionPairs: readonly Pair[] = [
  {
    name: 'a question below a lesson',
    route: 'POST /comments',
    body: () => ({ lessonId: lessonId(), text: 'Vì sao lại như vậy?' }),
    query:
      'mutation C($input: CreateCommentInput!) { createComment(input: $input) { text lessonId likeCount } }',
    variables: () => ({ input: { lessonId: lessonId(), text: 'Vì sao lại như vậy?' } }),
    ofRest: ({ text, lessonId: lesson, likeCount }) => ({ text, lessonId: lesson, likeCount }),
    ofGraphql: ({ createComment }) => createComment,
  },
  {
    name: 'a question without words',
    route: 'POST /comments',
    body: () => ({ lessonId: lessonId(), text: ' ' }),
    query: 'mutation C($input: CreateCommentInput!) { createComment(input: $input) { id } }',
    variables: () => ({ input: { lessonId: lessonId(), text: ' ' } }),
  },
  {
    name: 'the questions below a lesson',
    route: 'GET /comments',
    path: () => `/comments?lessonId=${lessonId()}`,
    query: 'query Q($id: ID!) { comments(lessonId: $id, first: 20) { edges { node { text } } } }',
    variables: () => ({ id: lessonId() }),
    ofRest: ({ items }) => texts(items),
    ofGraphql: ({ comments }) =>
      texts((comments as { edges: { node: { text: string } }[] }).edges.map(({ node }) => node)),
  },
  {
    name: 'a like of an unknown comment',
    route: 'POST /comments/{id}/like',
    path: () => `/comments/${UNKNOWN}/like`,
    body: () => ({ isLiked: true }),
    query: 'mutation L($input: LikeCommentInput!) { likeComment(input: $input) { id } }',
    variables: () => ({ input: { commentId: UNKNOWN, isLiked: true } }),
  },
  {
    name: 'the removal of an unknown comment',
    route: 'DELETE /comments/{id}',
    path: () => `/comments/${UNKNOWN}`,
    query: 'mutation R($id: ID!) { removeComment(commentId: $id) { id } }',
    variables: () => ({ id: UNKNOWN }),
  },
  {
    name: 'a report of a comment',
    route: 'POST /reports',
    body: () => ({ kind: 'comment', targetId: messages.comment, note: 'Quảng cáo' }),
    query: 'mutation R($input: ReportCommentInput!) { reportComment(input: $input) { id } }',
    variables: () => ({ input: { commentId: messages.comment, note: 'Quảng cáo' } }),
    ofRest: ({ id }) => id,
    ofGraphql: ({ reportComment }) => (reportComment as { id: string }).id,
  },
  {
    name: 'a report of a rating',
    route: 'POST /reports',
    body: () => ({ kind: 'rating', targetId: messages.rating, note: 'Chưa học đã chê' }),
    query: 'mutation R($input: ReportRatingInput!) { reportRating(input: $input) { id } }',
    variables: () => ({ input: { ratingId: messages.rating, note: 'Chưa học đã chê' } }),
    ofRest: ({ id }) => id,
    ofGraphql: ({ reportRating }) => (reportRating as { id: string }).id,
  },
  {
    name: 'a report that says too little',
    route: 'POST /reports',
    body: () => ({ kind: 'rating', targetId: messages.rating, note: 'Tệ' }),
    query: 'mutation R($input: ReportRatingInput!) { reportRating(input: $input) { id } }',
    variables: () => ({ input: { ratingId: messages.rating, note: 'Tệ' } }),
  },
  {
    name: 'what was reported',
    route: 'GET /reports',
    path: () => '/reports?state=pending&kind=rating&limit=5',
    query:
      '{ contentCases(state: PENDING, kind: RATING, limit: 5) { total page limit items { id reportCount reports { note } rating { stars author { fullName } } } } }',
    ofRest: ({ items, ...rest }) => ({
      ...rest,
      items: (items as { id: string; reportCount: number; reports: { note: string }[]; target: Rated }[]).map(
        ({ id, reportCount, reports, target: { stars, author } }) => ({
          id,
          reportCount,
          reports: reports.map(({ note }) => ({ note })),
          rating: { stars, author: { fullName: author.fullName } },
        }),
      ),
    }),
    ofGraphql: ({ contentCases }) => contentCases,
  },
  {
    name: 'a file that nobody has sent',
    route: 'GET /upload/{id}',
    path: () => `/upload/${UNKNOWN}`,
    query: 'query U($id: ID!) { waitingUpload(id: $id) { id } }',
    variables: () => ({ id: UNKNOWN }),
    isAbsent: ({ waitingUpload }) => waitingUpload === null,
  },
  {
    name: 'a code that no certificate has',
    route: 'GET /verify/{code}',
    path: () => '/verify/AAAA-BBBB-CCCC',
    query: '{ verifiedCertificate(code: "AAAA-BBBB-CCCC") { serial } }',
    isAbsent: ({ verifiedCertificate }) => verifiedCertificate === null,
  },
];
