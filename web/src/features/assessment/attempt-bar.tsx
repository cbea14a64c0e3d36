import { IconAlertTriangle, IconClock, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { formatClock } from '../../ui/format.ts';
import { EditorBar } from '../../ui/layout/editor-bar.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import classes from './attempt-bar.module.css';
import { getUrgency, type QuizCourse } from './attempt-model.ts';
import { formatSecond } from './format-second.ts';
import type { Saving, useAttempt } from './use-attempt.ts';

interface AttemptBarProps {
  title: string;
  course: QuizCourse;
  lessonId: string;
  keeping: Pick<ReturnType<typeof useAttempt>, 'saving' | 'savedAt'>;
  secondsLeft: number | null;
}

const ICONS: Readonly<Record<Saving, typeof IconClock>> = {
  saved: IconCloudCheck,
  saving: IconCloudUp,
  offline: IconCloudOff,
  failed: IconAlertTriangle,
  elsewhere: IconAlertTriangle,
  over: IconCloudCheck,
};

/** The bar of an attempt: back link, save status and clock. */
export function AttemptBar({ title, course, lessonId, keeping, secondsLeft }: AttemptBarProps) {
  const { t } = useTranslation('quiz');
  const { saving, savedAt } = keeping;
  const Icon = ICONS[saving];
  const statusText =
    saving === 'saved' || saving === 'over'
      ? savedAt && t('saving.saved', { time: formatSecond(savedAt) })
      : t(`saving.${saving}`);
  const urgency = secondsLeft === null ? 'calm' : getUrgency(secondsLeft);
  return (
    <EditorBar
      back={`/learning/${course.slug}?lesson=${lessonId}`}
      backLabel={t('leave')}
      title={title}
      sub={course.title}
      icon={
        <span className={utilities.notPhone}>
          <Bloom percent={course.myEnrolment?.percentage ?? 0} size={28} />
        </span>
      }
    >
      {statusText && (
        <Row
          as="p"
          className={classes.saving}
          gap={2}
          text="sm"
          tone="link"
          data-state={saving}
          role="status"
        >
          <Icon size={18} stroke={1.75} aria-hidden="true" />
          <span className={classes.words}>{statusText}</span>
        </Row>
      )}
      {secondsLeft !== null && (
        <Row
          as="p"
          className={classes.clock}
          gap={2}
          px={4}
          py={2}
          text="sm"
          tone="on-tint"
          bg="tint"
          radius="full"
          data-urgency={urgency}
        >
          <IconClock size={18} stroke={1.75} aria-hidden="true" />
          <span className={utilities.hidden}>{t('clock.label')}</span>
          <Text as="span" text="lg" weight={600} numbers>
            {formatClock(secondsLeft)}
          </Text>
          {urgency !== 'calm' && <span className={utilities.notPhone}>{t(`clock.${urgency}`)}</span>}
        </Row>
      )}
    </EditorBar>
  );
}
