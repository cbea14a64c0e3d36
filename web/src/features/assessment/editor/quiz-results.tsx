import { useState } from 'react';
import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import utilities from '../../../ui/utilities.module.css';
import { PageTurns } from './page-turns.tsx';
import { type QuizResultsQuery, useQuizResultsQuery } from './quiz-editor.gen.ts';
import classes from './quiz-editor.module.css';

type Result = QuizResultsQuery['quizResults']['items'][number];

const ResultTag = ({ result: { passed, bestScore } }: { result: Result }) => {
  const { t } = useTranslation('quizBuilder');
  if (passed) return <Tag tone="ok">{t('results.passed')}</Tag>;
  if (bestScore === null) return <Tag tone="info">{t('results.working')}</Tag>;
  return <Tag>{t('results.notPassed')}</Tag>;
};

interface ResultsProps {
  quizId: string;
  courseId: string;
}

const Results = ({ quizId, courseId }: ResultsProps) => {
  const { t } = useTranslation('quizBuilder');
  const { date } = useFormat();
  const [page, setPage] = useState(1);
  const result = useQuizResultsQuery({ variables: { quizId, page }, ...cacheAndNetwork });
  return (
    <QueryView
      result={result}
      select={({ quizResults }) => quizResults}
      keepsPrevious
      failedTitle={t('results.failed')}
      isEmpty={({ total }) => total === 0}
      empty={<Text tone="dim">{t('results.empty')}</Text>}
      skeleton={
        <Loading>
          <Skeleton height={240} />
        </Loading>
      }
    >
      {({ items, total, limit }) => (
        <Stack gap={4} shrink>
          <Stack as="ul" className={classes.bank} gap={1}>
            {items.map((each) => (
              <Row as="li" key={each.studentId} justify="between" gap={4} shrink>
                <Text as="span" grow shrink>
                  {each.studentName}
                  <Box as="span" display="block" text="xs" tone="dim">
                    {t('results.attempts', { count: each.attempts })} ·{' '}
                    {t('results.last', { at: date(each.lastStartedAt) })}
                    {each.extraSec > 0 &&
                      ` · ${t('results.extra', { count: Math.round(each.extraSec / 60) })}`}
                  </Box>
                </Text>
                {each.bestScore !== null && (
                  <Text as="b" weight={600}>
                    {each.bestScore}%
                  </Text>
                )}
                <ResultTag result={each} />
              </Row>
            ))}
          </Stack>
          <PageTurns page={page} limit={limit} total={total} onPage={setPage} />
          <p>
            <Link to={`/teacher/courses/${courseId}/students`} className={utilities.moreLink}>
              {t('results.students')}
            </Link>
          </p>
        </Stack>
      )}
    </QueryView>
  );
};

export function QuizResults({
  isOpen,
  onClose,
  ...rest
}: ResultsProps & { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('quizBuilder');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('results.title')} placement="end">
      <Results {...rest} />
    </Dialog>
  );
}
