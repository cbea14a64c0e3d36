import { useState } from 'react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { useGivenName } from '../accounts/index.ts';
import type { Answers } from './answers.ts';
import {
  type StudyInterestsQuery,
  useSetFirstGoalMutation,
  useSetStudyInterestsMutation,
  useStudyInterestsQuery,
} from './first-day.gen.ts';
import { Questions } from './questions.tsx';
import { StarterCourses } from './starter-courses.tsx';

/** The size of the flower with 1 to 3 open petals: `Bloom` opens one more at each quarter. */
const QUARTER = 25;

const countAnswers = ({ purpose, categoryIds, goal }: Answers): number =>
  [purpose !== null, categoryIds.length > 0, goal !== null].filter(Boolean).length;

const toAnswers = (stored: StudyInterestsQuery['myStudyInterests']): Answers => ({
  purpose: stored.purpose,
  categoryIds: stored.categoryIds,
  goal:
    stored.minutesPerDay !== null && stored.daysPerWeek !== null
      ? { minutesPerDay: stored.minutesPerDay, daysPerWeek: stored.daysPerWeek }
      : null,
});

/** Three questions, each of which can be skipped, and courses that follow every answer. */
export function FirstDay() {
  const { t } = useTranslation('firstDay');
  const name = useGivenName();
  const title: string = name ? t('title', { name }) : t('titleWithoutName');
  return (
    <QueryView
      result={useStudyInterestsQuery(cacheAndNetwork)}
      select={({ myStudyInterests }) => myStudyInterests}
      skeleton={<LoadingRows rows={3} height={160} />}
      frame={(waiting) => (
        <>
          <PageHeader title={title} />
          {waiting}
        </>
      )}
    >
      {(stored) => <Loaded title={title} name={name} stored={toAnswers(stored)} />}
    </QueryView>
  );
}

function Loaded({ title, name, stored }: { title: string; name: string | undefined; stored: Answers }) {
  const { t } = useTranslation('firstDay');
  const [answers, setAnswers] = useState(stored);
  const [setInterests] = useSetStudyInterestsMutation();
  const [setGoal] = useSetFirstGoalMutation();
  const change = (part: Partial<Answers>) => {
    const changed = { ...answers, ...part };
    setAnswers(changed);
    const { purpose, categoryIds, goal } = changed;
    // A failed answer is shown by the toast and can be chosen again
    const saved =
      part.goal && goal
        ? setGoal({ variables: { input: goal } })
        : setInterests({ variables: { input: { purpose, categoryIds: [...categoryIds] } } });
    void saved.catch(() => undefined);
  };
  const count = countAnswers(answers);
  return (
    <Stack gap={8} shrink>
      <Grid columns="fill-aside" align="start" gap={6} tablet={{ columns: 1 }}>
        <div>
          <PageHeader title={title} sub={t('sub')} />
          <Questions answers={answers} onChange={change} />
        </div>
        <Row as="figure" direction="column" gap={2} justify="center" p={6} tablet={{ display: 'none' }}>
          <Bloom percent={count === 0 ? 0 : count * QUARTER - 1} size={180} />
          <Text as="figcaption" text="sm" tone="dim" minH={6}>
            {count > 0 && t('petals', { count })}
          </Text>
        </Row>
      </Grid>
      <StarterCourses answers={answers} name={name} />
    </Stack>
  );
}
