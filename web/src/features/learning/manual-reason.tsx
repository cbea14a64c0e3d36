import { IconCheck } from '@tabler/icons-react';
import { writeCachedProgress } from '../../apollo/cache/lessons.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Text } from '../../ui/layout/layout.tsx';
import { useMarkLessonDoneMutation } from './player.gen.ts';
import type { PlayerLesson } from './player-model.ts';
import { useIsRecorded } from './study-mode.ts';
import classes from './why-card.module.css';

/** For lessons that the student marks as completed: the explanation and the button. */
export function ManualReason({ lesson }: { lesson: PlayerLesson }) {
  const { t } = useTranslation('learning');
  const { date, time } = useFormat();
  const isRecorded = useIsRecorded();
  const [mark, { loading }] = useMarkLessonDoneMutation();
  const from =
    lesson.myProgress?.markableFrom ?? (isFuture(lesson.liveStartsAt) ? lesson.liveStartsAt : null);
  const onDone = () =>
    void mark({
      variables: { lessonId: lesson.id },
      update: (cache, { data }) => writeCachedProgress(cache, lesson.id, data?.markLessonDone),
    }).catch(() => undefined);
  return (
    <Grid
      card
      as="section"
      className={classes.card}
      columns="1-fill"
      align="center"
      rowGap={2}
      columnGap={6}
      px={6}
      py={5}
      aria-label={t('why.label')}
    >
      <div>
        <Text weight={600}>{t('why.manualLeft')}</Text>
        <Text mt="half" text="sm" tone="dim">
          {from
            ? t('why.manualFrom', { time: time(from), date: date(from) })
            : t(isRecorded ? 'why.manualRule' : 'why.manualPreview')}
        </Text>
      </div>
      <Button
        leftSection={<IconCheck size={18} aria-hidden="true" />}
        loading={loading}
        disabled={from !== null || !isRecorded}
        onClick={onDone}
      >
        {t('why.markDone')}
      </Button>
    </Grid>
  );
}

const isFuture = (moment: string | null) => moment !== null && Date.parse(moment) > Date.now();
