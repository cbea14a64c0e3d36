import { useState } from 'react';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useWaitingAnswersQuery } from './grading.gen.ts';
import { GradingCard } from './grading-card.tsx';

const Answers = () => {
  const { t } = useTranslation('quizBuilder');
  const [page, setPage] = useState(1);
  return (
    <QueryView
      result={useWaitingAnswersQuery({ variables: { page, isMarked: true }, ...cacheAndNetwork })}
      select={({ waitingAnswers }) => waitingAnswers}
      keepsPrevious
      failedTitle={t('marking.failed')}
      isEmpty={({ total }) => total === 0}
      empty={<Text tone="dim">{t('marking.noneMarked')}</Text>}
      skeleton={
        <Loading>
          <Skeleton height={280} />
        </Loading>
      }
    >
      {({ items, total, limit }) => (
        <Stack gap={4} shrink>
          <Text tone="dim">{t('marking.again')}</Text>
          {items.map((answer) => (
            <GradingCard key={`${answer.attemptId} ${answer.questionId}`} answer={answer} />
          ))}
          {total > limit && (
            <Row justify="between" gap={4} shrink>
              <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
                {t('bank.previous')}
              </Button>
              <Button variant="default" disabled={page * limit >= total} onClick={() => setPage(page + 1)}>
                {t('bank.next')}
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </QueryView>
  );
};

/** Graded answers, whose grades can be corrected. Loaded when they are opened. */
export function MarkedAnswers() {
  const { t } = useTranslation('quizBuilder');
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack as="section" gap={4} shrink>
      <Heading level={2} mt={8} mb={4} text="h3">
        {t('marking.markedTitle')}
      </Heading>
      <div>
        <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen((old) => !old)}>
          {t(isOpen ? 'marking.hideMarked' : 'marking.showMarked')}
        </Button>
      </div>
      {isOpen && <Answers />}
    </Stack>
  );
}
