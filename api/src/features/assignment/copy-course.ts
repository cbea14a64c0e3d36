import { newId } from '../../platform/db/index.ts';
import { type CourseCopy, holdFlagged } from '../courses/index.ts';
import { Assignment } from './assignment.entity.ts';
import { pickRubric, withoutTexts } from './save-assignment.ts';

/** Copies the assignments of lessons without their dates, which belong to the class that studied the original. */
export const copyAssignments: CourseCopy = async (em, { to, lessons, checks }) => {
  for (const old of await em.find(Assignment, { lesson: { $in: [...lessons.keys()] } })) {
    const lesson = lessons.get(old.lesson.id)!;
    const { maxAttempts, maxScore, passScore, rubric } = old;
    const terms = { maxAttempts, maxScore, passScore, rubric };
    const id = await newId(em);
    const part = { kind: 'ASSIGNMENT', subjectId: id, title: lesson.title, lesson, isNew: true } as const;
    const former = { ...pickRubric(terms), rubric: rubric.map(withoutTexts) };
    const applied =
      checks && (await holdFlagged(em, checks, to, { ...part, former, given: pickRubric(terms) }));
    em.create(Assignment, { id, course: to, lesson, ...terms, ...applied });
  }
  await em.flush();
};
