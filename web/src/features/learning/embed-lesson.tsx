import { useTranslation } from '../../i18n/use-translation.tsx';
import { EmbedFrame } from '../../ui/lesson/embed-frame.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { LessonKindViewProps } from './lesson-kind-view.ts';
import { LessonReason } from './lesson-reason.tsx';
import { Attachments, LessonText } from './lesson-text.tsx';
import { NextLesson } from './next-lesson.tsx';
import { useDwell } from './use-dwell.ts';

export function EmbedLesson({ lesson, material, heading, next }: LessonKindViewProps) {
  const { t } = useTranslation('material');
  const dwell = useDwell(lesson);
  const { embedUrl, embedProvider } = material;
  return (
    <>
      {heading}
      {embedUrl && embedProvider ? (
        <EmbedFrame title={lesson.title} url={embedUrl} provider={embedProvider} />
      ) : (
        <Notice tone="warn">{t('noPage')}</Notice>
      )}
      <LessonText material={material} />
      <Attachments material={material} />
      <LessonReason lesson={lesson} dwell={dwell} />
      {next && <NextLesson next={next} />}
    </>
  );
}
