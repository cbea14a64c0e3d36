import type { EntityManager } from '@mikro-orm/postgresql';
import { COURSES, type CourseContent, TEACHERS } from '../content/index.ts';
import { courseId, getTeacherId, lessonId } from './ids.ts';
import { insertAll, stableId } from './insert.ts';

const DAY = 86_400_000;

/** Published courses of a teacher, in the order of the content. */
const onSale = (teacher: string): CourseContent[] =>
  COURSES.filter((course) => course.teacher === teacher && !course.status);

/** Seeds recent edits of the demo teacher, a revision that is not submitted yet, and co-teachers. */
export async function seedRevisions(em: EntityManager, now: Date): Promise<void> {
  const [own, second, third] = TEACHERS.map(({ key }) => key) as [string, string, string];
  const [first, other] = onSale(own) as [CourseContent, CourseContent];
  const ago = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  await seedCoTeachers(em, [
    { course: first.slug, teacher: second, rights: '{EDIT,ANSWER}', invited: ago(20), accepted: ago(19) },
    { course: onSale(third)[0]!.slug, teacher: own, rights: '{ANSWER,MARK}', invited: ago(1) },
  ]);
  await seedChanges(em, first, ago);
  await insertAll(em, 'course_revision', [
    {
      id: stableId(`revision ${other.slug}`),
      course_id: courseId(other.slug),
      state: 'DRAFT',
      removed_section_ids: '{}',
      removed_lesson_ids: `{${lessonId(other.slug, 0, 1)}}`,
      created_at: ago(2),
      updated_at: ago(2),
    },
  ]);
}

interface Place {
  readonly course: string;
  readonly teacher: string;
  readonly rights: string;
  readonly invited: string;
  /** Missing while the invitation is pending. */
  readonly accepted?: string;
}

const seedCoTeachers = (em: EntityManager, places: readonly Place[]): Promise<void> =>
  insertAll(
    em,
    'co_teacher',
    places.map(({ course, teacher, rights, invited, accepted }) => ({
      id: stableId(`co-teacher ${course} ${teacher}`),
      course_id: courseId(course),
      email: TEACHERS.find(({ key }) => key === teacher)!.email,
      person_id: accepted ? getTeacherId(teacher) : null,
      rights,
      invited_at: invited,
      accepted_at: accepted ?? null,
    })),
  );

/** Two edits of a course: a renamed lesson and a changed subtitle. */
async function seedChanges(
  em: EntityManager,
  { slug, title, sections }: CourseContent,
  ago: (days: number) => string,
): Promise<void> {
  const lesson = sections[0]!.lessons[0]!;
  const common = { course_id: courseId(slug) };
  await insertAll(em, 'course_change', [
    {
      ...common,
      id: stableId(`change ${slug} 2`),
      version: 2,
      changed_at: ago(12),
      kind: 'LESSON_EDITED',
      subject_id: lessonId(slug, 0, 0),
      title: lesson.title,
      fields: '{title}',
      former: { title: `${lesson.title} (bản nháp)` },
    },
    {
      ...common,
      id: stableId(`change ${slug} 3`),
      version: 3,
      changed_at: ago(3),
      kind: 'COURSE_EDITED',
      subject_id: courseId(slug),
      title,
      fields: '{subtitle}',
      former: { subtitle: 'Học theo từng bước nhỏ.' },
    },
  ]);
  // Rows that were inserted before belong to the first version, whose changes are not stored
  await em.execute('set constraints keep_change immediate');
  await em.execute('update course set version = 3 where id = ?', [courseId(slug)]);
  await em.execute('set constraints keep_change deferred');
}
