import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LessonPreview, type VideoOptions } from './lesson-preview.tsx';

interface PreviewDialogProps {
  lesson: { id: string; title: string };
  onClose: () => void;
  /** Options of the player, for a lesson with a video. */
  video?: VideoOptions;
  footer?: ReactNode;
}

/** A preview lesson in a wide dialog. */
export function PreviewDialog({ lesson, onClose, video, footer }: PreviewDialogProps) {
  const { t } = useTranslation(['catalog', 'material']);
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={t('material:preview.of', { title: lesson.title })}
      footer={footer}
    >
      <LessonPreview key={lesson.id} lessonId={lesson.id} {...(video && { video })} />
    </Dialog>
  );
}
