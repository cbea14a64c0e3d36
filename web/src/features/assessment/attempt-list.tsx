import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import type { QuizOnPage } from './attempt-model.ts';
import classes from './quiz-start.module.css';

interface AttemptListProps {
  attempts: QuizOnPage['attempts'];
  /** URL of the quiz. */
  place: string;
}

/** The student's attempts. Submitted ones link to their result. */
export function AttemptList({ attempts, place }: AttemptListProps) {
  const { t } = useTranslation('quiz');
  const { date, time } = useFormat();
  return (
    <Stack as="section" card gap={2} shrink>
      <Heading level={2} text="lg">
        {t('attempts.title')}
      </Heading>
      <ul className={classes.attempts}>
        {attempts.map(({ id, number, status, startedAt, submittedAt, score, passed }) => {
          const at = submittedAt ?? startedAt;
          const name = `${t('attempts.number', { number })} · ${time(at)}, ${date(at)}`;
          return (
            <li key={id}>
              {status === 'IN_PROGRESS' ? (
                <span>{name}</span>
              ) : (
                <Link to={`${place}?attempt=${id}`} className={utilities.link}>
                  {name}
                </Link>
              )}
              <Text as="span" numbers>
                {status === 'IN_PROGRESS' && t('attempts.open')}
                {status === 'SUBMITTED' && t('attempts.waiting', { percent: score ?? 0 })}
                {(status === 'GRADED' || status === 'EXPIRED') &&
                  t(passed ? 'attempts.passed' : 'attempts.failed', { percent: score ?? 0 })}
              </Text>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
