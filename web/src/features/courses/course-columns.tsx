import type { FragmentType } from '@apollo/client';
import { IconCake, IconInfoCircle, IconStairsUp, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { type CourseColumnsFragment, useCourseColumnsFragment } from './course-columns.gen.ts';

/** Columns that become a fact. The page shows the language and the days of access in other places. */
type FactColumn = Exclude<
  keyof CourseColumnsFragment,
  '__typename' | ' $fragmentName' | 'language' | 'accessDays'
>;

/** A fact about a course for buyers and reviewers. */
interface CourseFact {
  column: FactColumn;
  Icon: TablerIcon;
  text: string;
}

/** The facts about the audience of a course. */
export const useCourseFacts = (course: FragmentType<CourseColumnsFragment>): CourseFact[] => {
  const { t } = useTranslation(['catalog', 'common']);
  const columns = useCourseColumnsFragment(course);
  if (!columns) return [];
  const { level, minAge, hasAiText } = columns;
  // One for each column, so that the compiler finds a missing one. Without a text the column states nothing
  const facts: Record<FactColumn, { Icon: TablerIcon; text: string | null }> = {
    level: { Icon: IconStairsUp, text: t(`common:level.${level}`) },
    minAge: { Icon: IconCake, text: minAge === null ? null : t('column.minAge.fact', { age: minAge }) },
    hasAiText: { Icon: IconInfoCircle, text: hasAiText ? t('column.hasAiText') : null },
  };
  return Object.entries(facts).flatMap(([column, { Icon, text }]) =>
    text === null ? [] : [{ column: column as FactColumn, Icon, text }],
  );
};
