import { type Actor } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { allPass, app, decide, reviewer } from './courses.ts';

const { fetchRoot, mutate, mutateById, row } = helpersFor(app);

const REVISION = 'revision { state title price category { id } removedSectionIds removedLessonIds }';
export const update = (who: Actor, input: object) =>
  mutate(who, 'updateCourse', input, `version title price subtitle ${REVISION}`);
export const remove = (
  who: Actor,
  courseId: string,
  lessonIds: readonly string[],
  sectionIds: string[] = [],
) => mutate(who, 'proposeRemovals', { courseId, sectionIds, lessonIds }, REVISION);
export const seen = (who: Actor | undefined, id: string) =>
  fetchRoot<{
    title: string;
    price: number;
    status: string;
    lessonCount: number;
    revision: { state: string; title: string | null } | null;
    sections: { lessons: { id: string }[] }[];
  }>(
    who,
    `query($id: String!) { course(idOrSlug: $id) { title price status lessonCount ${REVISION} sections { lessons { id } } } }`,
    { id },
  );
export const open = (who: Actor, lessonId: string) => mutateById(who, 'openLesson', { lessonId: lessonId });
export const approve = (courseId: string) =>
  decide(reviewer, 'approveCourse', { courseId, checklist: allPass });
export const changes = (who: Actor, courseId: string, subjectId?: string) =>
  fetchRoot<{
    total: number;
    items: { id: string; version: number; kind: string; formerTitle: string | null }[];
  }>(
    who,
    `query($c: ID!, $s: ID) { courseChanges(courseId: $c, subjectId: $s) { total items { id version kind subjectId title
        formerTitle formerText fields } } }`,
    { c: courseId, s: subjectId },
  );
export const otherCategory = async () =>
  (await row<{ id: string }>('select id from category order by id desc limit 1')).id;
