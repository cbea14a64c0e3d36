import type { FragmentType } from '@apollo/client';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Heading, Stack, Text } from '../../../ui/layout/layout.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type StudyOrderFragment, useSetStudyOrderMutation, useStudyOrderFragment } from './outline.gen.ts';

interface StudyOrderProps {
  course: FragmentType<StudyOrderFragment>;
  isLocked: boolean;
}

type Lesson = StudyOrderFragment['sections'][number]['lessons'][number];

const Opening = ({ lesson }: { lesson: Lesson }) => {
  const { t } = useTranslation('lessons');
  const { date, time } = useFormat();
  const { drip, dripDays, dripAt, title } = lesson;
  return (
    <li>
      <b>{title}</b>:{' '}
      {drip === 'DATE' && dripAt
        ? t('outline.opensAt', { time: time(dripAt), date: date(dripAt) })
        : t('outline.opensAfter', { count: dripDays ?? 0 })}
    </li>
  );
};

/** The order in which a course is studied, and the lessons that open later. */
export function StudyOrder({ course: from, isLocked }: StudyOrderProps) {
  const { t } = useTranslation('lessons');
  const [set, { loading }] = useSetStudyOrderMutation();
  const course = useStudyOrderFragment(from);
  if (!course) return null;
  const delayedLessons = course.sections.flatMap(({ lessons }) =>
    lessons.filter(({ drip }) => drip !== 'NONE'),
  );
  const onSet = (enforceOrder: boolean) =>
    void set({
      variables: { input: { courseId: course.id, expectedVersion: course.version, enforceOrder } },
    }).then(
      () => toast.success(t(enforceOrder ? 'outline.orderOn' : 'outline.orderOff')),
      () => undefined, // a toast shows the failure
    );
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="study-order">
      <Heading level={2} id="study-order" text="lg">
        {t('outline.order')}
      </Heading>
      <Checkbox
        label={t('outline.enforceOrder')}
        description={t('outline.enforceOrderHelp')}
        checked={course.enforceOrder}
        disabled={isLocked || loading}
        onChange={(event) => onSet(event.currentTarget.checked)}
      />
      {delayedLessons.length > 0 ? (
        <Box as="ul" text="sm">
          {delayedLessons.map((lesson) => (
            <Opening key={lesson.id} lesson={lesson} />
          ))}
        </Box>
      ) : (
        <Text text="sm" tone="dim">
          {t('outline.allOpen')}
        </Text>
      )}
    </Stack>
  );
}
