import { useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { parsePage } from '../../ui/use-table-search-params.ts';
import { CertificateList } from './certificate-list.tsx';
import { type MyProgressQuery, useMyProgressQuery } from './certificates.gen.ts';
import { CourseStanding } from './course-standing.tsx';
import classes from './progress.module.css';

/** The course that is expanded by default: the incomplete one that was studied last. */
const firstOpen = ({ myEnrolments: { items } }: MyProgressQuery): string | undefined =>
  (items.find(({ access, completedAt }) => access === 'ACTIVE' && !completedAt) ?? items[0])?.course.id;

const Courses = (progress: MyProgressQuery) => {
  const [searchParams, setSearchParams] = useSearchParams();
  const { items, total, page, limit } = progress.myEnrolments;
  const opened = searchParams.get('course') ?? firstOpen(progress);
  const toggle = (courseId: string) => {
    const next = new URLSearchParams(searchParams);
    next.set('course', courseId === opened ? 'none' : courseId);
    setSearchParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Stack gap={4} shrink>
      {items.map((place) => (
        <CourseStanding
          key={place.id}
          place={place}
          isOpen={place.course.id === opened}
          onToggle={() => toggle(place.course.id)}
        />
      ))}
      {total > limit && (
        <Pagination page={page} total={total} limit={limit} href={(number) => `?page=${number}`} />
      )}
    </Stack>
  );
};

/** /dashboard/progress: progress in all courses, missing requirements for certificates, and the certificates. */
export function Component() {
  const { t } = useTranslation('certificates');
  const { t: tWorkspace } = useTranslation('workspace');
  const [searchParams] = useSearchParams();
  const result = useMyProgressQuery({
    variables: { page: parsePage(searchParams.get('page')) },
    ...cacheAndNetwork,
  });
  const breadcrumbs = [{ label: tWorkspace('area.student'), to: '/dashboard' }, { label: t('title') }];
  return (
    <QueryView
      result={result}
      select={(data) => data}
      keepsPrevious
      failedTitle={t('failed')}
      frame={(waiting) => (
        <>
          <PageHeader title={t('title')} breadcrumbs={breadcrumbs} />
          {waiting}
        </>
      )}
      skeleton={
        <Loading className={classes.columns ?? ''}>
          <Skeleton height={480} />
          <Skeleton height={360} />
        </Loading>
      }
      isEmpty={({ myEnrolments, myCertificates }) => myEnrolments.total + myCertificates.length === 0}
      empty={
        <>
          <PageHeader title={t('title')} breadcrumbs={breadcrumbs} />
          <EmptyState
            title={t('emptyTitle')}
            text={t('emptyText')}
            actions={<ButtonLink to="/courses">{t('emptyAction')}</ButtonLink>}
          />
        </>
      }
    >
      {(progress) => {
        const count = progress.myEnrolments.total;
        const certificates = progress.myCertificates.filter(({ status }) => status === 'ISSUED').length;
        return (
          <>
            <PageHeader
              title={t('title')}
              breadcrumbs={breadcrumbs}
              sub={`${t('sub.courses', { count })}, ${t('sub.certificates', { count: certificates })}`}
            />
            <div className={classes.columns}>
              <Courses {...progress} />
              <CertificateList {...progress} />
            </div>
          </>
        );
      }}
    </QueryView>
  );
}
