import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import classes from './buy-box.module.css';
import type { CourseDetailQuery } from './course-detail.gen.ts';
import { PreviewDialog } from './lazy-preview-dialog.tsx';

/** Loaded when the button is pressed first. */
const PromoDialog = lazyOptional(async () => (await import('./promo-dialog.tsx')).PromoDialog, {
  texts: ['material'],
});

/** The button on the cover that plays the promo, or the first preview lesson. Renders nothing without both. */
export function CoverPreview({ course }: { course: NonNullable<CourseDetailQuery['course']> }) {
  const { t } = useTranslation('catalog');
  const [isOpen, setOpen] = useState(false);
  const { promo } = course;
  const hasPromo = promo !== null && (promo.isPlayable || promo.state === 'READY');
  const lesson = course.sections.flatMap(({ lessons }) => lessons).find(({ isPreview }) => isPreview);
  if (!hasPromo && !lesson) return null;
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={classes.preview} onClick={() => setOpen(true)}>
        <IconPlayerPlay size={18} aria-hidden="true" />
        {t(hasPromo ? 'detail.promo' : 'detail.previewFirst')}
      </button>
      {isOpen && hasPromo && <PromoDialog course={course} onClose={close} />}
      {isOpen && !hasPromo && lesson && <PreviewDialog lesson={lesson} onClose={close} />}
    </>
  );
}
