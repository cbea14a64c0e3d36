import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type Sql, sql } from '../../graphql/read/index.ts';
import type { Settings } from '../../platform/settings/index.ts';
import { holdsContent, lessonColumnsOf } from './lesson-kinds.ts';
import { SUBMIT_LESSONS, SUBMIT_MINUTES, SUBMIT_WORDS } from './settings.ts';

export enum ReadinessCode {
  TITLE = 'TITLE',
  SUBTITLE = 'SUBTITLE',
  CATEGORY = 'CATEGORY',
  DESCRIPTION = 'DESCRIPTION',
  OUTCOMES = 'OUTCOMES',
  AUDIENCE = 'AUDIENCE',
  REQUIREMENTS = 'REQUIREMENTS',
  THUMBNAIL = 'THUMBNAIL',
  LESSONS = 'LESSONS',
  DURATION = 'DURATION',
  LESSON_CONTENT = 'LESSON_CONTENT',
}
registerEnumType(ReadinessCode, {
  name: 'ReadinessCode',
  description: 'What is checked before a course may be submitted.',
  valuesConfig: {
    TITLE: { description: 'Whether the title is long enough, in characters.' },
    SUBTITLE: { description: 'Whether the subtitle is long enough, in characters.' },
    CATEGORY: { description: 'One has to be chosen.' },
    OUTCOMES: { description: 'How many points say what students will be able to do.' },
    AUDIENCE: { description: 'How many points say for whom it is.' },
    REQUIREMENTS: { description: 'How many points say what is needed beforehand.' },
    THUMBNAIL: { description: 'A cover; the generated one will do.' },
    LESSONS: { description: 'How many lessons the course has.' },
    DESCRIPTION: { description: 'Whether the description is long enough, in words.' },
    DURATION: { description: 'Counted in minutes; text is read at 200 words a minute.' },
    LESSON_CONTENT: { description: 'Lessons that hold something, of all lessons.' },
  },
});

@ObjectType({ description: 'One condition of the submit gate.' })
export class ReadinessItem {
  @Field(() => ReadinessCode, { description: 'Which condition of the gate it is.' })
  code!: ReadinessCode;
  @Field({ description: 'Whether it is met.' })
  ok!: boolean;
  @Field(() => Int, { description: 'How much there is, in what the code counts.' })
  actual!: number;
  @Field(() => Int, { description: 'How much is needed, in what the code counts.' })
  required!: number;
}

/**
 * The submit gate as rows of code, actual, required and ok. The command and the user interface use the same rows.
 * @param courseId an SQL expression
 */
export const readinessOf = (settings: Settings, courseId: Sql): Sql => sql`
  select g.code, g.actual::int as actual, g.required::int as required, g.actual >= g.required as ok
  from course c
  cross join lateral (
    select count(*) filter (where ${holdsContent(lessonColumnsOf('l'))}) as filled
    from lesson l where l.course_id = c.id and l.removed_at is null
  ) lessons
  cross join lateral (values
    (1, 'TITLE', length(c.title), 3),
    (2, 'SUBTITLE', length(c.subtitle), 3),
    (3, 'CATEGORY', (c.category_id is not null)::int, 1),
    (4, 'DESCRIPTION', c.description_words, ${settings.get(SUBMIT_WORDS)}::int),
    (5, 'OUTCOMES', cardinality(c.outcomes), 1),
    (6, 'AUDIENCE', cardinality(c.audience), 1),
    (7, 'REQUIREMENTS', cardinality(c.requirements), 1),
    (8, 'THUMBNAIL', 1, 1),
    (9, 'LESSONS', c.lesson_count, ${settings.get(SUBMIT_LESSONS)}::int),
    (10, 'DURATION', c.duration_sec / 60, ${settings.get(SUBMIT_MINUTES)}::int),
    (11, 'LESSON_CONTENT', lessons.filled, greatest(c.lesson_count, 1))
  ) as g(position, code, actual, required)
  where c.id = ${courseId}
  order by g.position`;
