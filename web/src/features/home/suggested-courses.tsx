import type { ReactNode } from 'react';
import type { SuggestionReason } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { shortTitle } from '../../ui/short-title.ts';
import utilities from '../../ui/utilities.module.css';
import { CourseGrid } from '../courses/index.ts';
import { type SuggestedCoursesQuery, useSuggestedCoursesQuery } from './suggested-courses.gen.ts';

type Suggestion = SuggestedCoursesQuery['suggestedCourses'][number];

const REASONS: readonly SuggestionReason[] = ['SAME_LEARNERS', 'SAME_TEACHER'];

const Group = ({ reason, suggestions }: { reason: SuggestionReason; suggestions: readonly Suggestion[] }) => {
  const { t } = useTranslation('home');
  const courses = suggestions.flatMap(({ course }) => course ?? []);
  const because = suggestions[0]?.because;
  if (!because || courses.length === 0) return null;
  const title = shortTitle(because.title);
  const fewest = Math.min(...suggestions.map(({ learnerCount }) => learnerCount ?? 0));
  const isSame = reason === 'SAME_LEARNERS';
  return (
    <section className={utilities.section}>
      <div className={utilities.sectionHead}>
        <div>
          <h2>{t(isSame ? 'home.sameLearners' : 'home.sameTeacher', { title })}</h2>
          <p>{isSame ? t('home.sameLearnersText', { count: fewest }) : t('home.sameTeacherText')}</p>
        </div>
      </div>
      <CourseGrid courses={courses} layout="rail" />
    </section>
  );
};

/** Courses for the viewer with the reason of each group. `otherwise` is shown if the server knows no reason. */
export function SuggestedCourses({ waiting, otherwise }: { waiting: ReactNode; otherwise: ReactNode }) {
  const { data, error } = useSuggestedCoursesQuery();
  if (!data && !error) return waiting;
  const suggestions = data?.suggestedCourses ?? [];
  if (suggestions.length === 0) return otherwise;
  return REASONS.map((reason) => (
    <Group
      key={reason}
      reason={reason}
      suggestions={suggestions.filter((suggestion) => suggestion.reason === reason)}
    />
  ));
}
