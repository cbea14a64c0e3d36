import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import classes from './buy-box.module.css';
import type { CourseDetailQuery } from './course-detail.gen.ts';

/** Comes with the first press. */
const PreviewDialog = lazyOptional(async () => (await import('./preview-dialog.tsx')).PreviewDialog, {
  texts: ['material'],
});

/** The way into the first preview lesson, on the course's cover. Nothing where there is none. */
export function CoverPreview({ course }: { course: NonNullable<CourseDetailQuery['course']> }) {
  const { t } = useTranslation('catalog');
  const [isOpen, setOpen] = useState(false);
  const lesson = course.sections.flatMap(({ lessons }) => lessons).find(({ isPreview }) => isPreview);
  if (!lesson) return null;
  return (
    <>
      <button type="button" className={classes.preview} onClick={() => setOpen(true)}>
        <IconPlayerPlay size={18} aria-hidden="true" />
        {t('detail.previewFirst')}
      </button>
      {isOpen && <PreviewDialog lesson={lesson} onClose={() => setOpen(false)} />}
    </>
  );
}
