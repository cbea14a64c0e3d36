import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { evictPendingTeaching } from '../../../apollo/cache/teaching.ts';
import { cacheAndNetwork, uncached } from '../../../apollo/fetch-policies.ts';
import { useRefetchOnEvent } from '../../../apollo/use-refetch-on-event.ts';
import type { TaughtQuestionFilter } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { EmptyByFilter } from '../../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Card, Row, Stack } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { PressedFilters } from '../../../ui/pressed-filters.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import utilities from '../../../ui/utilities.module.css';
import { toSearch } from '../notes/place-name.ts';
import {
  useTaughtQuestionChangedSubscription,
  useTaughtQuestionFrameQuery,
  useTaughtQuestionsQuery,
} from './questions.gen.ts';
import { Thread } from './thread.tsx';

const FILTERS = ['UNANSWERED', 'ANSWERED', 'ALL'] as const satisfies readonly TaughtQuestionFilter[];

/** /teacher/questions: questions in all of the teacher's courses, unanswered ones first, with live updates. */
export function Component() {
  const { t } = useTranslation('questions');
  const { t: tWorkspace } = useTranslation('workspace');
  const table = useTableSearchParams({ sortBy: 'CREATED_AT', filters: ['show', 'course'] });
  const filter = FILTERS.find((each) => each === table.filter('show')) ?? 'UNANSWERED';
  const courseId = table.filter('course') || null;
  const frame = useTaughtQuestionFrameQuery(cacheAndNetwork);
  const result = useTaughtQuestionsQuery({
    variables: { page: table.page, filter, courseId },
    ...cacheAndNetwork,
  });
  const { cache } = useApolloClient();
  const refetch = useRefetchOnEvent(result, () => {
    evictPendingTeaching(cache);
    return Promise.all([result.refetch(), frame.refetch()]);
  });
  const onReplied = () => {
    toast.success(t('inbox.replied'));
    refetch();
  };
  useTaughtQuestionChangedSubscription({ ...uncached, ignoreResults: true, onData: refetch });
  const waiting = frame.data?.taughtQuestions.total;
  return (
    <>
      <PageHeader
        title={t('inbox.title')}
        breadcrumbs={[{ label: tWorkspace('area.teacher'), to: '/teacher' }, { label: t('inbox.title') }]}
        sub={waiting === undefined ? undefined : t('inbox.sub', { count: waiting })}
      />
      <Stack gap={4} shrink>
        <Row wrap gap={2} shrink>
          <PressedFilters
            label={t('inbox.filters')}
            options={FILTERS.map((value) => ({ value, label: t(`inbox.filter.${value}`) }))}
            value={filter}
            onChange={(show) => table.set({ show: show === 'UNANSWERED' ? null : show })}
          />
          <Select
            aria-label={t('inbox.course')}
            value={courseId ?? ''}
            options={[
              { value: '', label: t('inbox.allCourses') },
              ...(frame.data?.myTaughtCourses.items ?? []).map(({ id, title }) => ({
                value: id,
                label: title,
              })),
            ]}
            onChange={(event) => table.set({ course: event.currentTarget.value })}
          />
        </Row>
        <QueryView
          result={result}
          select={({ taughtQuestions }) => taughtQuestions}
          keepsPrevious
          failedTitle={t('inbox.failed')}
          skeleton={<LoadingRows rows={3} height={140} />}
          isEmpty={({ items }) => items.length === 0}
          empty={
            courseId || filter === 'ANSWERED' ? (
              <EmptyByFilter
                title={t('inbox.nothing')}
                text={t('inbox.nothingText')}
                action={t('inbox.showAll')}
                onClear={() => table.set({ course: null, show: 'ALL' })}
              />
            ) : (
              <EmptyState
                title={t(filter === 'UNANSWERED' ? 'inbox.allAnswered' : 'emptyTitle')}
                text={t('inbox.allAnsweredText')}
              />
            )
          }
        >
          {({ items, total, page, limit }) => (
            <>
              <Card as="ol" card="flush">
                {items.map((question) => (
                  <Thread key={question.id} question={question} onChanged={refetch} onReplied={onReplied}>
                    <Row
                      as="p"
                      wrap
                      align="stretch"
                      justify="between"
                      rowGap={1}
                      columnGap={4}
                      mb={3}
                      text="sm"
                      tone="dim"
                    >
                      <span>
                        {t('inbox.place', {
                          lesson: question.lessonTitle,
                          course: question.course?.title ?? '',
                        })}
                      </span>
                      {question.course && (
                        <Link
                          className={utilities.link}
                          to={`/learning/${question.course.slug}${toSearch(question)}`}
                        >
                          {t('inbox.open')}
                        </Link>
                      )}
                    </Row>
                  </Thread>
                ))}
              </Card>
              {total > limit && (
                <Pagination page={page} total={total} limit={limit} href={table.hrefOfPage} />
              )}
            </>
          )}
        </QueryView>
      </Stack>
    </>
  );
}
