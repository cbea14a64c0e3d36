import { raw, type Sql, sql } from '../../graphql/read/index.ts';
import { CompletionRule, LessonKind } from './lesson.enums.ts';

/** What only some kinds of lessons have. `minutes`: how long it takes, where the program can not tell. */
type KindField = 'embed' | 'liveUrl' | 'liveStartsAt' | 'recordingUrl' | 'minutes';

/** What a kind of lesson is made of and how it behaves. */
interface Kind {
  /** What may make a lesson of the kind complete; the first does unless its teacher chooses. */
  readonly rules: readonly [CompletionRule, ...CompletionRule[]];
  /** Whether a video and its captions belong to it. */
  readonly hasVideo: boolean;
  /** Whether its text says how long it takes, unless its teacher does. */
  readonly isTimedByText: boolean;
  /** What an edit may say of it besides what every lesson has. */
  readonly fields: readonly KindField[];
  /** Whether it holds what it is made of, as SQL over columns of the lesson. */
  readonly holdsContent: (columns: LessonColumns) => Sql;
}

interface LessonColumns {
  readonly id: Sql;
  readonly kind: Sql;
  readonly body: Sql;
  readonly media: Sql;
  readonly embedUrl: Sql;
  readonly liveUrl: Sql;
  readonly recordingUrl: Sql;
}

/** The columns under the alias of their table, in statements that are written out. */
export const lessonColumnsOf = (alias: string): LessonColumns => ({
  id: raw(`${alias}.id`),
  kind: raw(`${alias}.kind`),
  body: raw(`${alias}.body`),
  media: raw(`${alias}.media_id`),
  embedUrl: raw(`${alias}.embed_url`),
  liveUrl: raw(`${alias}.live_url`),
  recordingUrl: raw(`${alias}.recording_url`),
});

/** How each kind works; a kind without an entry does not compile. */
export const lessonKinds: Readonly<Record<LessonKind, Kind>> = {
  [LessonKind.TEXT]: {
    rules: [CompletionRule.DWELL, CompletionRule.MANUAL],
    hasVideo: false,
    isTimedByText: true,
    fields: [],
    holdsContent: ({ body }) => sql`${body} is not null`,
  },
  [LessonKind.VIDEO]: {
    rules: [CompletionRule.WATCH, CompletionRule.MANUAL],
    hasVideo: true,
    isTimedByText: false,
    fields: [],
    holdsContent: ({ media }) => sql`${media} is not null`,
  },
  [LessonKind.FILE]: {
    rules: [CompletionRule.MANUAL, CompletionRule.DWELL],
    hasVideo: false,
    isTimedByText: true,
    fields: ['minutes'],
    holdsContent: ({ id }) => sql`exists (select 1 from lesson_file f where f.lesson_id = ${id})`,
  },
  [LessonKind.QUIZ]: {
    rules: [CompletionRule.PASS],
    hasVideo: false,
    isTimedByText: false,
    fields: [],
    holdsContent: ({ id }) => sql`exists (select 1 from lesson_quiz z where z.lesson_id = ${id})`,
  },
  [LessonKind.ASSIGNMENT]: {
    rules: [CompletionRule.SUBMIT, CompletionRule.PASS],
    hasVideo: false,
    isTimedByText: true,
    fields: ['minutes'],
    holdsContent: ({ id }) => sql`exists (select 1 from lesson_assignment z where z.lesson_id = ${id})`,
  },
  [LessonKind.LIVE]: {
    rules: [CompletionRule.MANUAL],
    hasVideo: true,
    isTimedByText: false,
    fields: ['liveUrl', 'liveStartsAt', 'recordingUrl', 'minutes'],
    holdsContent: ({ media, liveUrl, recordingUrl }) =>
      sql`coalesce(${media}::text, ${liveUrl}, ${recordingUrl}) is not null`,
  },
  [LessonKind.EMBED]: {
    rules: [CompletionRule.DWELL, CompletionRule.MANUAL],
    hasVideo: false,
    isTimedByText: false,
    fields: ['embed', 'minutes'],
    holdsContent: ({ embedUrl }) => sql`${embedUrl} is not null`,
  },
};

/** Whether a lesson holds what its kind is made of. */
export const holdsContent = (columns: LessonColumns): Sql => {
  const cases = Object.entries(lessonKinds).map(
    ([kind, { holdsContent: holds }]) => sql`when ${raw(`'${kind}'`)} then ${holds(columns)}`,
  );
  return sql`(case ${columns.kind} ${cases.reduce((before, next) => sql`${before} ${next}`)} end)`;
};
