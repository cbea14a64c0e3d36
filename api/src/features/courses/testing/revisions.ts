import { type Actor, ask, select } from '../../../testing/factories.ts';
import { allPass, app, decide, reviewer } from './courses.ts';

const REVISION = 'revision { state title price category { id } removedSectionIds removedLessonIds }';
export const update = (who: Actor, input: object) =>
  ask(
    app,
    who,
    `mutation($i: UpdateCourseInput!) { updateCourse(input: $i) { version title price subtitle ${REVISION} } }`,
    {
      i: input,
    },
  );
export const remove = (
  who: Actor,
  courseId: string,
  lessonIds: readonly string[],
  sectionIds: string[] = [],
) =>
  ask(app, who, `mutation($i: ProposeRemovalsInput!) { proposeRemovals(input: $i) { ${REVISION} } }`, {
    i: { courseId, sectionIds, lessonIds },
  });
export const seen = async (who: Actor | undefined, id: string) =>
  (
    await ask(
      app,
      who,
      `query($id: String!) { course(idOrSlug: $id) { title price status lessonCount ${REVISION} sections { lessons { id } } } }`,
      { id },
    )
  ).data.course as {
    title: string;
    price: number;
    status: string;
    lessonCount: number;
    revision: { state: string; title: string | null } | null;
    sections: { lessons: { id: string }[] }[];
  };
export const open = (who: Actor, lessonId: string) =>
  ask(app, who, 'mutation($id: ID!) { openLesson(lessonId: $id) { id } }', { id: lessonId });
export const approve = (courseId: string) =>
  decide(reviewer, 'approveCourse', { courseId, checklist: allPass });
export const changes = async (who: Actor, courseId: string, subjectId?: string) =>
  (
    await ask(
      app,
      who,
      `query($c: ID!, $s: ID) { courseChanges(courseId: $c, subjectId: $s) { total items { id version kind subjectId title
        formerTitle formerText fields } } }`,
      { c: courseId, s: subjectId },
    )
  ).data.courseChanges as {
    total: number;
    items: { id: string; version: number; kind: string; formerTitle: string | null }[];
  };
export const otherCategory = async () =>
  (await select<{ id: string }>(app, 'select id from category order by id desc limit 1'))[0]!.id;
