import { raw, type Sql, sql } from '../../graphql/read/index.ts';
import { CompletionRule, LessonKind } from './course.enums.ts';

/** What a kind of lesson is made of and how it behaves. */
interface Kind {
  /** What may make a lesson of the kind complete; the first does unless its teacher chooses. */
  readonly rules: readonly [CompletionRule, ...CompletionRule[]];
  /** Whether a video and its captions belong to it. */
  readonly hasVideo: boolean;
  /** Whether its text says how long it takes; otherwise something else does. */
  readonly isTimedByText: boolean;
  /** Whether it holds what it is made of, as SQL over columns of the lesson. */
  readonly holdsContent: (columns: LessonColumns) => Sql;
}

interface LessonColumns {
  readonly id: Sql;
  readonly kind: Sql;
  readonly body: Sql;
  readonly media: Sql;
}

/** How each kind works; a kind without an entry does not compile. */
export const lessonKinds: Readonly<Record<LessonKind, Kind>> = {
  [LessonKind.TEXT]: {
    rules: [CompletionRule.DWELL, CompletionRule.MANUAL],
    hasVideo: false,
    isTimedByText: true,
    holdsContent: ({ body }) => sql`${body} is not null`,
  },
  [LessonKind.VIDEO]: {
    rules: [CompletionRule.WATCH, CompletionRule.MANUAL],
    hasVideo: true,
    isTimedByText: false,
    holdsContent: ({ media }) => sql`${media} is not null`,
  },
  [LessonKind.FILE]: {
    rules: [CompletionRule.MANUAL, CompletionRule.DWELL],
    hasVideo: false,
    isTimedByText: true,
    holdsContent: () => sql`false`,
  },
  [LessonKind.QUIZ]: {
    rules: [CompletionRule.PASS],
    hasVideo: false,
    isTimedByText: false,
    holdsContent: () => sql`false`,
  },
  [LessonKind.LIVE]: {
    rules: [CompletionRule.MANUAL],
    hasVideo: true,
    isTimedByText: false,
    holdsContent: () => sql`false`,
  },
  [LessonKind.EMBED]: {
    rules: [CompletionRule.DWELL, CompletionRule.MANUAL],
    hasVideo: false,
    isTimedByText: false,
    holdsContent: () => sql`false`,
  },
};

/** Whether a lesson holds what its kind is made of. */
export const holdsContent = (columns: LessonColumns): Sql => {
  const cases = Object.entries(lessonKinds).map(
    ([kind, { holdsContent: holds }]) => sql`when ${raw(`'${kind}'`)} then ${holds(columns)}`,
  );
  return sql`(case ${columns.kind} ${cases.reduce((before, next) => sql`${before} ${next}`)} end)`;
};
