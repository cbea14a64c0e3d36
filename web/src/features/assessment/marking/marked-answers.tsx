import { useState } from 'react';
import { freshOnArrival } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import kit from '../../../ui/kit.module.css';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useWaitingAnswersQuery } from './marking.gen.ts';
import classes from './marking.module.css';
import { MarkingCard } from './marking-card.tsx';

const Answers = () => {
  const { t } = useTranslation('quizBuilder');
  const [page, setPage] = useState(1);
  return (
    <QueryView
      result={useWaitingAnswersQuery({ variables: { page, isMarked: true }, ...freshOnArrival })}
      select={({ waitingAnswers }) => waitingAnswers}
      keepsPrevious
      failedTitle={t('marking.failed')}
      isEmpty={({ total }) => total === 0}
      empty={<p className={kit.dim}>{t('marking.noneMarked')}</p>}
      skeleton={
        <Loading>
          <Skeleton height={280} />
        </Loading>
      }
    >
      {({ items, total, limit }) => (
        <div className={kit.stack}>
          <p className={kit.dim}>{t('marking.again')}</p>
          {items.map((answer) => (
            <MarkingCard key={`${answer.attemptId} ${answer.questionId}`} answer={answer} />
          ))}
          {total > limit && (
            <div className={kit.between}>
              <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
                {t('bank.previous')}
              </Button>
              <Button variant="default" disabled={page * limit >= total} onClick={() => setPage(page + 1)}>
                {t('bank.next')}
              </Button>
            </div>
          )}
        </div>
      )}
    </QueryView>
  );
};

/** Graded answers, whose grades can be corrected. Loaded when they are opened. */
export function MarkedAnswers() {
  const { t } = useTranslation('quizBuilder');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={kit.stack}>
      <h2 className={classes.part}>{t('marking.markedTitle')}</h2>
      <div>
        <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen((old) => !old)}>
          {t(isOpen ? 'marking.hideMarked' : 'marking.showMarked')}
        </Button>
      </div>
      {isOpen && <Answers />}
    </section>
  );
}
