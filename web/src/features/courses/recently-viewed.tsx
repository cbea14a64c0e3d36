import { useTranslation } from '../../i18n/use-translation.tsx';
import utilities from '../../ui/utilities.module.css';
import { CourseGrid } from './course-grid.tsx';
import { useRecentlyViewedQuery } from './recently-viewed.gen.ts';

/** Courses in the order of their ids. Those that do not exist any more are omitted. */
export function RecentlyViewed({ ids }: { ids: string[] }) {
  const { t } = useTranslation('home');
  const { data } = useRecentlyViewedQuery({ variables: { ids } });
  const items = data?.courses.items ?? [];
  const courses = ids.flatMap((id) => items.find((course) => course.id === id) ?? []);
  if (courses.length === 0) return null;
  return (
    <section className={utilities.section}>
      <div className={utilities.sectionHead}>
        <h2>{t('home.viewed')}</h2>
      </div>
      <CourseGrid courses={courses} layout="rail" />
    </section>
  );
}
