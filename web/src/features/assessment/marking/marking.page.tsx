import { freshOnArrival } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import kit from '../../../ui/kit.module.css';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { AssignmentsToMark } from '../../assignment/index.ts';
import { MarkedAnswers } from './marked-answers.tsx';
import { useWaitingAnswersQuery } from './marking.gen.ts';
import classes from './marking.module.css';
import { MarkingCard } from './marking-card.tsx';

/** /teacher/marking: answers that a teacher has to grade, oldest first. */
export function Component() {
  const { t } = useTranslation('quizBuilder');
  const { t: words } = useTranslation('workspace');
  const result = useWaitingAnswersQuery({ variables: { page: 1, isMarked: false }, ...freshOnArrival });
  return (
    <>
      <PageHeader
        title={t('marking.title')}
        crumbs={[{ label: words('area.teacher'), to: '/teacher' }, { label: t('marking.title') }]}
        sub={t('marking.text')}
      />
      <AssignmentsToMark />
      <h2 className={classes.part}>{t('marking.quizzes')}</h2>
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
          <div className={kit.stack}>
            <p className={kit.dim}>{t('marking.left', { count: total })}</p>
            {items.map((answer) => (
              <MarkingCard key={`${answer.attemptId} ${answer.questionId}`} answer={answer} />
            ))}
          </div>
        )}
      </QueryView>
      <MarkedAnswers />
    </>
  );
}
