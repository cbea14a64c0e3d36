import { IconCake, IconStairsUp, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { CourseColumnsFragment } from './course-columns.gen.ts';

/** A fact about a course for buyers and reviewers. */
interface CourseFact {
  column: keyof CourseColumnsFragment;
  Icon: TablerIcon;
  text: string;
}

/** The facts about the audience of a course. */
export const useCourseFacts = (course: CourseColumnsFragment): CourseFact[] => {
  const { t } = useTranslation(['catalog', 'common']);
  const { level, minAge } = course;
  return [
    { column: 'level', Icon: IconStairsUp, text: t(`common:level.${level}`) },
    ...(minAge
      ? [{ column: 'minAge', Icon: IconCake, text: t('column.minAge.fact', { age: minAge }) } as const]
      : []),
  ];
};
