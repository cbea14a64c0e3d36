import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box, Stack } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useRatingMethodQuery } from './course-ratings.gen.ts';
import classes from './ratings.module.css';

const PARTS = ['ofEarlierVersions', 'edited', 'refunded', 'moderated'] as const;

const Method = ({ courseId }: { courseId: string }) => {
  const { t } = useTranslation('ratings');
  return (
    <QueryView
      result={useRatingMethodQuery({ variables: { id: courseId } })}
      select={({ course }) => course?.ratingMethod}
      failedTitle={t('method.failed')}
      skeleton={
        <Loading>
          <Skeleton height={96} />
        </Loading>
      }
    >
      {(method) => (
        <Stack
          className={classes.method}
          gap={2}
          px={5}
          py={4}
          mt={2}
          text="control"
          bg="surface-2"
          radius="md"
        >
          <p>{t('method.equal')}</p>
          <p>{t('method.who', { minutes: method.leastStudyMinutes })}</p>
          <ul>
            <li>{t('method.counted', { count: method.counted })}</li>
            {method.medianPercentage !== null && (
              <li>{t('method.median', { percent: method.medianPercentage })}</li>
            )}
            {PARTS.filter((part) => method[part] > 0).map((part) => (
              <li key={part}>{t(`method.${part}`, { count: method[part] })}</li>
            ))}
          </ul>
        </Stack>
      )}
    </QueryView>
  );
};

export function ScoreMethod({ courseId }: { courseId: string }) {
  const { t } = useTranslation('ratings');
  const [isOpen, setOpen] = useState(false);
  return (
    <Box mb={6}>
      <TextButton aria-expanded={isOpen} onClick={() => setOpen((old) => !old)}>
        {t('method.title')}
      </TextButton>
      {isOpen && <Method courseId={courseId} />}
    </Box>
  );
}
