import { useTranslation } from '../../i18n/use-translation.tsx';
import { LessonFiles, ShownFile } from '../../ui/lesson/lesson-files.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { LessonKindViewProps } from './lesson-kind-view.ts';
import { LessonReason } from './lesson-reason.tsx';
import { LessonText } from './lesson-text.tsx';
import { NextLesson } from './next-lesson.tsx';
import { useDwell } from './use-dwell.ts';

/** Files to read or to download. The first one that browsers can show is inside the page. */
export function FileLesson({ lesson, material, heading, next }: LessonKindViewProps) {
  const { t } = useTranslation('material');
  const dwell = useDwell(lesson);
  const { files } = material;
  const shownFile = files.find(({ type }) => type === 'PDF') ?? files.find(({ type }) => type !== 'TEXT');
  return (
    <>
      {heading}
      {shownFile && <ShownFile file={shownFile} />}
      {files.length ? <LessonFiles files={files} /> : <Notice tone="warn">{t('noFiles')}</Notice>}
      <LessonText material={material} />
      <LessonReason lesson={lesson} dwell={dwell} />
      {next && <NextLesson next={next} />}
    </>
  );
}
