import { type Sql, sql } from '../../../graphql/read/index.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { isOwnPlace, mayOpen } from '../private-places.ts';

export interface NotebookPlace {
  readonly kind: 'NOTE' | 'BOOKMARK';
  readonly text: string | null;
  readonly atSec: number | null;
  readonly paragraph: number | null;
  readonly lessonId: string;
  readonly lessonTitle: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly slug: string;
  readonly mayOpen: boolean;
}

/** Notes and bookmarks that the student may read (see `isOwnPlace`), in one course or in all. */
export const notebookPlaces = (viewer: Viewer, courseId: string | null): Sql => {
  const { id } = viewer;
  const [person, lesson] = [sql`x.person_id`, sql`x.lesson_id`];
  return sql`
    select x.kind, x.text, x.at_sec as "atSec", x.paragraph, x.created_at as "createdAt", l.id as "lessonId",
      l.title as "lessonTitle", c.id as "courseId", c.title as "courseTitle", c.slug, ${mayOpen(person, lesson)} as "mayOpen",
      s.position as "sectionPosition", l.position as "lessonPosition"
    from (
      select 'NOTE' as kind, person_id, lesson_id, at_sec, paragraph, text, created_at from lesson_note where person_id = ${id}
      union all
      select 'BOOKMARK', person_id, lesson_id, at_sec, null, label, created_at from bookmark where person_id = ${id}
    ) x
      join lesson l on l.id = x.lesson_id join section s on s.id = l.section_id join course c on c.id = l.course_id
    where ${isOwnPlace(viewer, { person, lesson }) || sql`false`}
      and (${courseId}::uuid is null or c.id = ${courseId}::uuid)`;
};
