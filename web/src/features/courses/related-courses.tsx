import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import utilities from '../../ui/utilities.module.css';
import { CourseGrid } from './course-grid.tsx';
import { useRelatedCoursesQuery, useTeacherCoursesQuery } from './related-courses.gen.ts';
import classes from './related-courses.module.css';

interface TeacherCoursesProps {
  courseId: string;
  teacher: { id: string; fullName: string };
}

/** Other courses of the same teacher. Renders nothing if there are none. */
export function TeacherCourses({ courseId, teacher }: TeacherCoursesProps) {
  const { t } = useTranslation('relatedCourses');
  const { data } = useTeacherCoursesQuery({ variables: { id: teacher.id } });
  const others = data?.courses.items.filter(({ id }) => id !== courseId).slice(0, 3) ?? [];
  if (!data || others.length === 0) return null;
  return (
    <section className={`${utilities.container} ${utilities.section}`}>
      <div className={classes.teacher}>
        <div>
          <h2>{t('sameTeacher', { name: teacher.fullName })}</h2>
          <Link to={`/instructor/${teacher.id}`} className={utilities.moreLink}>
            {t('allByTeacher', { count: data.courses.total })}
          </Link>
        </div>
        <CourseGrid courses={others} layout="strip" />
      </div>
    </section>
  );
}

interface RelatedCoursesProps {
  courseId: string;
  category: string;
  /** Optional. Courses of this teacher are omitted. */
  teacherId?: string;
}

/** Other courses of the same category, most students first. Renders nothing if there are none. */
export function RelatedCourses({ courseId, category, teacherId }: RelatedCoursesProps) {
  const { t } = useTranslation('relatedCourses');
  const { data } = useRelatedCoursesQuery({ variables: { category } });
  const others =
    data?.courses.items
      .filter(({ id, teacher }) => id !== courseId && teacher.id !== teacherId)
      .slice(0, 4) ?? [];
  if (others.length === 0) return null;
  return (
    <section className={`${utilities.container} ${utilities.section}`}>
      <div className={utilities.sectionHead}>
        <div>
          <h2>{t(teacherId ? 'near' : 'related')}</h2>
          {teacherId && <p>{t('nearText')}</p>}
        </div>
        <Link to={`/category/${category}`} className={utilities.moreLink}>
          {t('allInCategory')}
        </Link>
      </div>
      <CourseGrid courses={others} layout="rail" />
    </section>
  );
}
