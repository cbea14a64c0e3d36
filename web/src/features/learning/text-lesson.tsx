import { useTranslation } from '../../i18n/use-translation.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { LessonKindViewProps } from './lesson-kind-view.ts';
import { LessonReason } from './lesson-reason.tsx';
import { Attachments, LessonText } from './lesson-text.tsx';
import { NextLesson } from './next-lesson.tsx';
import { useDwell } from './use-dwell.ts';

/** A text lesson. Counts the seconds during which it is visible. */
export function TextLesson({
  lesson,
  material,
  heading,
  next,
}: Pick<LessonKindViewProps, 'lesson' | 'material' | 'heading' | 'next'>) {
  const { t } = useTranslation('learning');
  const dwell = useDwell(lesson);
  return (
    <>
      {heading}
      {material.body ? (
        <LessonText material={material} isMarkable />
      ) : (
        <Notice tone="warn">{t('player.noText')}</Notice>
      )}
      <Attachments material={material} />
      <LessonReason lesson={lesson} dwell={dwell} />
      {next && <NextLesson next={next} />}
    </>
  );
}
