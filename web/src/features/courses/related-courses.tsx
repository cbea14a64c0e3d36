import { useTranslation } from '../../i18n/use-translation.tsx';
import utilities from '../../ui/utilities.module.css';
import { CourseGrid } from './course-grid.tsx';
import { useRelatedCoursesQuery } from './related-courses.gen.ts';

/** Other courses of the same category, most students first. Renders nothing if there are none. */
export function RelatedCourses({ courseId, category }: { courseId: string; category: string }) {
  const { t } = useTranslation('catalog');
  const { data } = useRelatedCoursesQuery({ variables: { category } });
  const others = data?.courses.items.filter(({ id }) => id !== courseId).slice(0, 4) ?? [];
  if (others.length === 0) return null;
  return (
    <section className={`${utilities.container} ${utilities.section}`}>
      <div className={utilities.sectionHead}>
        <h2>{t('detail.related')}</h2>
      </div>
      <CourseGrid courses={others} layout="rail" />
    </section>
  );
}
