import { raw, type Sql, sql } from '../../graphql/read/index.ts';
import { CompletionRule, LessonKind } from './lesson.enums.ts';

/** Fields of some kinds only. `minutes` is the teacher's estimate, which is not part of the measured length. */
type KindField = 'embed' | 'liveUrl' | 'liveStartsAt' | 'recordingUrl' | 'minutes';

interface Kind {
  /** Allowed completion rules. The first one is the default. */
  readonly rules: readonly [CompletionRule, ...CompletionRule[]];
  readonly hasVideo: boolean;
  /** The reading time of its text is its length. */
  readonly isTimedByText: boolean;
  readonly fields: readonly KindField[];
  readonly hasContent: (columns: LessonColumns) => Sql;
}

/** Length that a question of a quiz adds. */
export const QUESTION_SECONDS = 60;

interface LessonColumns {
  readonly id: Sql;
  readonly kind: Sql;
  readonly body: Sql;
  readonly media: Sql;
  readonly embedUrl: Sql;
  readonly liveUrl: Sql;
  readonly recordingUrl: Sql;
}

export const getLessonColumns = (alias: string): LessonColumns => ({
  id: raw(`${alias}.id`),
  kind: raw(`${alias}.kind`),
  body: raw(`${alias}.body`),
  media: raw(`${alias}.media_id`),
  embedUrl: raw(`${alias}.embed_url`),
  liveUrl: raw(`${alias}.live_url`),
  recordingUrl: raw(`${alias}.recording_url`),
});

/** Configuration of each kind. A missing kind is a compile error. */
export const lessonKinds: Readonly<Record<LessonKind, Kind>> = {
  [LessonKind.TEXT]: {
    rules: [CompletionRule.DWELL, CompletionRule.MANUAL],
    hasVideo: false,
    isTimedByText: true,
    fields: [],
    hasContent: ({ body }) => sql`${body} is not null`,
  },
  [LessonKind.VIDEO]: {
    rules: [CompletionRule.WATCH, CompletionRule.MANUAL],
    hasVideo: true,
    isTimedByText: false,
    fields: [],
    hasContent: ({ media }) => sql`${media} is not null`,
  },
  [LessonKind.FILE]: {
    rules: [CompletionRule.MANUAL, CompletionRule.DWELL],
    hasVideo: false,
    isTimedByText: true,
    fields: ['minutes'],
    hasContent: ({ id }) => sql`exists (select 1 from lesson_file f where f.lesson_id = ${id})`,
  },
  [LessonKind.QUIZ]: {
    rules: [CompletionRule.PASS],
    hasVideo: false,
    isTimedByText: false,
    fields: [],
    hasContent: ({ id }) => sql`exists (select 1 from lesson_quiz z where z.lesson_id = ${id})`,
  },
  [LessonKind.ASSIGNMENT]: {
    rules: [CompletionRule.SUBMIT, CompletionRule.PASS],
    hasVideo: false,
    isTimedByText: true,
    fields: ['minutes'],
    hasContent: ({ id }) => sql`exists (select 1 from lesson_assignment z where z.lesson_id = ${id})`,
  },
  [LessonKind.LIVE]: {
    rules: [CompletionRule.MANUAL],
    hasVideo: true,
    isTimedByText: false,
    fields: ['liveUrl', 'liveStartsAt', 'recordingUrl', 'minutes'],
    hasContent: ({ media, liveUrl, recordingUrl }) =>
      sql`coalesce(${media}::text, ${liveUrl}, ${recordingUrl}) is not null`,
  },
  [LessonKind.EMBED]: {
    rules: [CompletionRule.DWELL, CompletionRule.MANUAL],
    hasVideo: false,
    isTimedByText: true,
    fields: ['embed', 'minutes'],
    hasContent: ({ embedUrl }) => sql`${embedUrl} is not null`,
  },
};

export const hasContent = (columns: LessonColumns): Sql => {
  const cases = Object.entries(lessonKinds).map(
    ([kind, { hasContent: condition }]) => sql`when ${raw(`'${kind}'`)} then ${condition(columns)}`,
  );
  return sql`(case ${columns.kind} ${cases.reduce((before, next) => sql`${before} ${next}`)} end)`;
};
