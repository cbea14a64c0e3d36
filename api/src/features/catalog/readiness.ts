import { type Sql, sql } from '../../graphql/read/index.ts';
import type { Settings } from '../../platform/settings/index.ts';
import { holdsContent, lessonColumnsOf } from './lesson-kinds.ts';
import { SUBMIT_LESSONS, SUBMIT_MINUTES, SUBMIT_WORDS } from './settings.ts';

/**
 * The submit gate as rows of code, actual, required, ok: the screen shows what the command checks.
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
