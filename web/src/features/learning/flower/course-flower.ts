import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useBranding } from '../../../ui/branding.ts';
import { MAX_PETALS } from '../../../ui/flower.tsx';
import type { CourseFlowerFragment } from './course-flower.gen.ts';

export type CourseFlower = CourseFlowerFragment;

/** True until the viewer opens the first lesson. */
export const isBud = ({ percentage, lastLesson }: CourseFlower): boolean => percentage === 0 && !lastLesson;

/**
 * The petals of a course: one for each chapter with required lessons. More than nine chapters are drawn as nine
 * shares, of which only whole ones are open.
 */
export const toFlower = (enrolment: CourseFlower) => {
  const { chapters, percentage } = enrolment;
  const done = chapters.filter(({ completedAt }) => completedAt !== null).length;
  const isComplete = percentage === 100;
  const petals = isBud(enrolment) ? 0 : Math.min(MAX_PETALS, chapters.length);
  const open = chapters.length > MAX_PETALS ? Math.floor((MAX_PETALS * done) / chapters.length) : done;
  return { petals, open: isComplete ? petals : Math.min(open, petals), isComplete };
};

/** The next lesson of a course in words: the time at which it resumes, and the minutes that are left of it. */
export const toNext = ({ course, nextLesson, chapters }: CourseFlower) => {
  const { myProgress, kind, durationSec = 0 } = nextLesson ?? {};
  const at = myProgress?.state === 'STARTED' ? myProgress.positionSec : 0;
  const chapter = chapters.find(({ isNext }) => isNext);
  return {
    path: `/learning/${course.id}${nextLesson ? `?lesson=${nextLesson.id}` : ''}`,
    at,
    // The length of an assignment is only the reading time of its task
    leftSec: kind === 'ASSIGNMENT' ? 0 : Math.max(0, durationSec - at),
    /** Required lessons until the petal of its chapter opens. */
    lessonsLeft: chapter ? chapter.requiredLessons - chapter.completedLessons : 0,
  };
};

/** States the flower of a course in a sentence, for lists and as the name of the drawing; without lotus, its progress. */
export const useFlowerSentence = () => {
  const { t } = useTranslation('pond');
  const { hasScenes } = useBranding();
  return (enrolment: CourseFlower): string => {
    const { chapters, percentage } = enrolment;
    const done = chapters.filter(({ completedAt }) => completedAt !== null).length;
    if (!hasScenes) return t('flower.percent', { percent: percentage });
    if (percentage === 100) return t('flower.complete');
    if (isBud(enrolment)) return t('flower.bud');
    if (chapters.length === 0) return t('flower.percent', { percent: percentage });
    return t('flower.open', { open: done, count: chapters.length });
  };
};
