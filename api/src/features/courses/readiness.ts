import { Field, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { type Sql, sql } from '../../graphql/read/index.ts';
import type { Settings } from '../../platform/settings/index.ts';
import { getLessonColumns, hasContent } from './lesson-kinds.ts';
import { SUBMIT_LESSONS, SUBMIT_MINUTES, SUBMIT_WORDS } from './settings.ts';

export const ReadinessCode = defineEnum('ReadinessCode', 'Condition for the submission of a course.', {
  TITLE: 'Length of the title in characters.',
  SUBTITLE: 'Length of the subtitle in characters.',
  CATEGORY: 'A category has been chosen.',
  DESCRIPTION: 'Length of the description in words.',
  OUTCOMES: 'Number of learning outcomes listed.',
  AUDIENCE: 'Number of target audiences listed.',
  REQUIREMENTS: 'Number of requirements that are listed.',
  THUMBNAIL: 'A cover exists. The generated one counts.',
  LESSONS: 'Number of lessons in the course.',
  DURATION:
    'Measured length of the content in minutes: videos, texts at 200 words per minute, and a minute for each question of a quiz.',
  LESSON_CONTENT: 'Number of lessons with content, compared with all lessons.',
});
export type ReadinessCode = keyof typeof ReadinessCode;

@ObjectType({ description: 'One condition of the submit gate.' })
export class ReadinessItem {
  @Field(() => ReadinessCode, { description: 'Code of the condition.' })
  code!: ReadinessCode;
  @Field({ description: 'True if the condition is met.' })
  ok!: boolean;
  @Field(() => Int, { description: 'Current value, in the unit of the code.' })
  actual!: number;
  @Field(() => Int, { description: 'Required value, in the unit of the code.' })
  required!: number;
}

/**
 * The submit gate as rows of code, actual, required and ok. The command and the user interface use the same rows.
 * @param courseId an SQL expression
 */
export const readinessSql = (settings: Settings, courseId: Sql): Sql => sql`
  select g.code, g.actual::int as actual, g.required::int as required, g.actual >= g.required as ok
  from course c
  cross join lateral (
    select count(*) filter (where ${hasContent(getLessonColumns('l'))}) as filled
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
