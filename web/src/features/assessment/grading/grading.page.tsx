import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Heading, Stack, Text } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { AssignmentsToGrade } from '../../assignment/index.ts';
import { useWaitingAnswersQuery } from './grading.gen.ts';
import { GradingCard } from './grading-card.tsx';
import { MarkedAnswers } from './marked-answers.tsx';

/** /teacher/marking: answers that a teacher has to grade, oldest first. */
export function Component() {
  const { t } = useTranslation('quizBuilder');
  const { t: tWorkspace } = useTranslation('workspace');
  const result = useWaitingAnswersQuery({ variables: { page: 1, isMarked: false }, ...cacheAndNetwork });
  return (
    <>
      <PageHeader
        title={t('marking.title')}
        breadcrumbs={[{ label: tWorkspace('area.teacher'), to: '/teacher' }, { label: t('marking.title') }]}
        sub={t('marking.text')}
      />
      <AssignmentsToGrade />
      <Heading level={2} mt={8} mb={4} text="h3">
        {t('marking.quizzes')}
      </Heading>
      <QueryView
        result={result}
        select={({ waitingAnswers }) => waitingAnswers}
        failedTitle={t('marking.failed')}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('marking.emptyTitle')} text={t('marking.emptyText')} />}
        skeleton={
          <Loading>
            <Skeleton height={280} />
          </Loading>
        }
      >
        {({ items, total }) => (
          <Stack gap={4} shrink>
            <Text tone="dim">{t('marking.left', { count: total })}</Text>
            {items.map((answer) => (
              <GradingCard key={`${answer.attemptId} ${answer.questionId}`} answer={answer} />
            ))}
          </Stack>
        )}
      </QueryView>
      <MarkedAnswers />
    </>
  );
}
