import { useTranslation } from '../../i18n/use-translation.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LessonPreview } from './lesson-preview.tsx';

interface PreviewDialogProps {
  lesson: { id: string; title: string };
  onClose: () => void;
}

export function PreviewDialog({ lesson, onClose }: PreviewDialogProps) {
  const { t } = useTranslation(['catalog', 'material']);
  return (
    <Dialog isOpen onClose={onClose} title={t('material:preview.of', { title: lesson.title })}>
      <LessonPreview lessonId={lesson.id} />
    </Dialog>
  );
}
