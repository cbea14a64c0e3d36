import { useParams, useSearchParams } from 'react-router-dom';
import type { Preload } from '../../apollo/preload.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { PageMeta, useOrigin } from '../../ui/page-meta.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RatingBrief } from '../../ui/rating.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { parsePage } from '../../ui/use-table-search-params.ts';
import utilities from '../../ui/utilities.module.css';
import { CourseGrid, CourseGridSkeleton } from './course-grid.tsx';
import { InstructorDocument, type InstructorQuery, useInstructorQuery } from './instructor.gen.ts';
import classes from './instructor.module.css';

export const preload: Preload = ({ client, params, url }) =>
  client.query({
    query: InstructorDocument,
    variables: { id: params.id ?? '', page: parsePage(url.searchParams.get('page')) },
  });

type Teacher = NonNullable<InstructorQuery['instructor']>;

const Biography = ({ teacher }: { teacher: Teacher }) => {
  const { t } = useTranslation(['catalog', 'instructor']);
  const years = (from: number | null, to: number | null) =>
    from ? `${from}–${to ?? t('instructor:now')}` : '';
  return (
    <Grid className={classes.columns} columns={2} rowGap={8} columnGap={12} mt={10} phone={{ columns: 1 }}>
      {teacher.bio && (
        <section>
          <h2>{t('instructor:about')}</h2>
          <Text space="lines">{teacher.bio}</Text>
        </section>
      )}
      {teacher.skills.length > 0 && (
        <section>
          <h2>{t('instructor:skills')}</h2>
          <Row as="ul" wrap gap={2} shrink>
            {teacher.skills.map((skill) => (
              <li key={skill} className={utilities.chip}>
                {skill}
              </li>
            ))}
          </Row>
        </section>
      )}
      {teacher.experience.length > 0 && (
        <section>
          <h2>{t('instructor:experience')}</h2>
          <Stack as="ul" gap={2} shrink>
            {teacher.experience.map(({ company, title, from, to }) => (
              <li key={`${company}${title}`}>
                <Text as="b" weight={600}>
                  {title ?? company}
                </Text>
                <Text text="sm" tone="dim">
                  {[title && company, years(from, to)].filter(Boolean).join(' · ')}
                </Text>
              </li>
            ))}
          </Stack>
        </section>
      )}
      {teacher.education.length > 0 && (
        <section>
          <h2>{t('instructor:education')}</h2>
          <Stack as="ul" gap={2} shrink>
            {teacher.education.map(({ school, degree, field, from, to }) => (
              <li key={`${school}${field}`}>
                <Text as="b" weight={600}>
                  {school}
                </Text>
                <Text text="sm" tone="dim">
                  {[degree, field, years(from, to)].filter(Boolean).join(' · ')}
                </Text>
              </li>
            ))}
          </Stack>
        </section>
      )}
    </Grid>
  );
};

const Page = ({ teacher, courses }: { teacher: Teacher; courses: InstructorQuery['courses'] }) => {
  const { t } = useTranslation(['catalog', 'instructor']);
  const { t: common } = useTranslation();
  const { counted, date } = useFormat();
  const origin = useOrigin();
  const url = `${origin}/instructor/${teacher.id}`;
  return (
    <div className={utilities.container}>
      <PageMeta
        title={teacher.fullName}
        description={teacher.headline ?? t('instructor:description', { name: teacher.fullName })}
        path={`/instructor/${teacher.id}`}
        image={teacher.shareImageUrl}
        jsonLd={[{ '@type': 'Person', name: teacher.fullName, jobTitle: teacher.headline ?? undefined, url }]}
      />
      <Breadcrumbs breadcrumbs={[{ label: common('home'), to: '/' }, { label: teacher.fullName }]} />
      <Row as="header" wrap rowGap={4} columnGap={6} mt={6}>
        <Avatar name={teacher.fullName} src={teacher.avatarUrl} size={112} isAbove />
        <div>
          <h1>{teacher.fullName}</h1>
          {teacher.headline && (
            <Text mt={1} text="lg" tone="text-2">
              {teacher.headline}
            </Text>
          )}
          <Row as="p" wrap align="stretch" rowGap={1} columnGap={5} mt={2} text="sm" tone="text-2">
            <RatingBrief average={teacher.ratingAverage} count={teacher.ratingCount} />
            <span>{counted('students', teacher.studentCount)}</span>
            <span>{counted('courses', teacher.courseCount)}</span>
            <span>{t('instructor:since', { date: date(teacher.createdAt) })}</span>
          </Row>
          {teacher.links.length > 0 && (
            <Row as="ul" wrap gap={2} shrink>
              {teacher.links.map((link) => (
                <li key={link}>
                  <a className={utilities.link} href={link} target="_blank" rel="nofollow noopener ugc">
                    {new URL(link).hostname.replace(/^www\./, '')}
                  </a>
                </li>
              ))}
            </Row>
          )}
        </div>
      </Row>
      <Biography teacher={teacher} />
      <section className={utilities.section}>
        <div className={utilities.sectionHead}>
          <h2>{t('instructor:courses', { name: teacher.fullName })}</h2>
        </div>
        {courses.items.length > 0 ? (
          <Stack gap={4} shrink>
            <CourseGrid courses={courses.items} />
            <Pagination {...courses} href={(page) => (page > 1 ? `?page=${page}` : '?')} />
          </Stack>
        ) : (
          <EmptyState title={t('instructor:noCourses')} />
        )}
      </section>
    </div>
  );
};

const InstructorSkeleton = () => (
  <div className={utilities.container}>
    <Loading className={styleClass({ display: 'flex', direction: 'column', gap: 4, shrink: true })}>
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
      result={useInstructorQuery({ variables: { id, page: parsePage(params.get('page')) } })}
      select={({ instructor, courses }) => instructor && { teacher: instructor, courses }}
      failedTitle={t('instructor:failed')}
      skeleton={<InstructorSkeleton />}
      missing={<NotFound />}
    >
      {({ teacher, courses }) => <Page teacher={teacher} courses={courses} />}
    </QueryView>
  );
}
