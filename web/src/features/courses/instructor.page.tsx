import { useParams, useSearchParams } from 'react-router-dom';
import type { Preload } from '../../apollo/preload.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { NotFound } from '../../ui/not-found.tsx';
import { PageMeta, useOrigin } from '../../ui/page-meta.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RatingBrief } from '../../ui/rating.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { pageOf } from '../../ui/use-table-search-params.ts';
import { CourseGrid, CourseGridSkeleton } from './course-grid.tsx';
import { InstructorDocument, type InstructorQuery, useInstructorQuery } from './instructor.gen.ts';
import classes from './instructor.module.css';

export const preload: Preload = ({ client, params, url }) =>
  client.query({
    query: InstructorDocument,
    variables: { id: params.id ?? '', page: pageOf(url.searchParams.get('page')) },
  });

type Teacher = NonNullable<InstructorQuery['instructor']>;

const Biography = ({ teacher }: { teacher: Teacher }) => {
  const { t } = useTranslation(['catalog', 'instructor']);
  const years = (from: number | null, to: number | null) =>
    from ? `${from}–${to ?? t('instructor:now')}` : '';
  return (
    <div className={classes.columns}>
      {teacher.bio && (
        <section>
          <h2>{t('instructor:about')}</h2>
          <p className={classes.bio}>{teacher.bio}</p>
        </section>
      )}
      {teacher.skills.length > 0 && (
        <section>
          <h2>{t('instructor:skills')}</h2>
          <ul className={`${kit.row} ${kit.wrap}`}>
            {teacher.skills.map((skill) => (
              <li key={skill} className={kit.chip}>
                {skill}
              </li>
            ))}
          </ul>
        </section>
      )}
      {teacher.experience.length > 0 && (
        <section>
          <h2>{t('instructor:experience')}</h2>
          <ul className={kit.stackTight}>
            {teacher.experience.map(({ company, title, from, to }) => (
              <li key={`${company}${title}`}>
                <b className={kit.strong}>{title ?? company}</b>
                <p className={`${kit.small} ${kit.dim}`}>
                  {[title && company, years(from, to)].filter(Boolean).join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {teacher.education.length > 0 && (
        <section>
          <h2>{t('instructor:education')}</h2>
          <ul className={kit.stackTight}>
            {teacher.education.map(({ school, degree, field, from, to }) => (
              <li key={`${school}${field}`}>
                <b className={kit.strong}>{school}</b>
                <p className={`${kit.small} ${kit.dim}`}>
                  {[degree, field, years(from, to)].filter(Boolean).join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

const Page = ({ teacher, courses }: { teacher: Teacher; courses: InstructorQuery['courses'] }) => {
  const { t } = useTranslation(['catalog', 'instructor']);
  const { t: common } = useTranslation();
  const { counted, date } = useFormat();
  const origin = useOrigin();
  const url = `${origin}/instructor/${teacher.id}`;
  return (
    <div className={kit.container}>
      <PageMeta
        title={teacher.fullName}
        description={teacher.headline ?? t('instructor:description', { name: teacher.fullName })}
        path={`/instructor/${teacher.id}`}
        jsonLd={[{ '@type': 'Person', name: teacher.fullName, jobTitle: teacher.headline ?? undefined, url }]}
      />
      <Breadcrumbs crumbs={[{ label: common('home'), to: '/' }, { label: teacher.fullName }]} />
      <header className={classes.head}>
        <Avatar name={teacher.fullName} src={teacher.avatarUrl} size={112} isAbove />
        <div>
          <h1>{teacher.fullName}</h1>
          {teacher.headline && <p className={classes.headline}>{teacher.headline}</p>}
          <p className={classes.facts}>
            <RatingBrief average={teacher.ratingAverage} count={teacher.ratingCount} />
            <span>{counted('students', teacher.studentCount)}</span>
            <span>{counted('courses', teacher.courseCount)}</span>
            <span>{t('instructor:since', { date: date(teacher.createdAt) })}</span>
          </p>
          {teacher.links.length > 0 && (
            <ul className={`${kit.row} ${kit.wrap}`}>
              {teacher.links.map((link) => (
                <li key={link}>
                  <a className={kit.link} href={link} target="_blank" rel="nofollow noopener ugc">
                    {new URL(link).hostname.replace(/^www\./, '')}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </header>
      <Biography teacher={teacher} />
      <section className={kit.section}>
        <div className={kit.sectionHead}>
          <h2>{t('instructor:courses', { name: teacher.fullName })}</h2>
        </div>
        {courses.items.length > 0 ? (
          <div className={kit.stack}>
            <CourseGrid courses={courses.items} />
            <Pagination {...courses} href={(page) => (page > 1 ? `?page=${page}` : '?')} />
          </div>
        ) : (
          <EmptyState title={t('instructor:noCourses')} />
        )}
      </section>
    </div>
  );
};

const InstructorSkeleton = () => (
  <div className={kit.container}>
    <Loading className={kit.stack ?? ''}>
      <Skeleton width="320px" height={96} />
    </Loading>
    <CourseGridSkeleton count={4} />
  </div>
);

/** /instructor/{id} */
export function Component() {
  const { t } = useTranslation(['catalog', 'instructor']);
  const id = useParams().id ?? '';
  const [params] = useSearchParams();
  return (
    <QueryView
      result={useInstructorQuery({ variables: { id, page: pageOf(params.get('page')) } })}
      select={({ instructor, courses }) => instructor && { teacher: instructor, courses }}
      failedTitle={t('instructor:failed')}
      skeleton={<InstructorSkeleton />}
      missing={<NotFound />}
    >
      {({ teacher, courses }) => <Page teacher={teacher} courses={courses} />}
    </QueryView>
  );
}
