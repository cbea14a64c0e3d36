import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TOAST_FAILURE } from '../../../apollo/toast-failure.ts';
import kit from '../../../ui/kit.module.css';
import { toast } from '../../../ui/toast.tsx';
import { type EditableCourseFragment, useSetCourseCoverMutation } from './course-edit.gen.ts';
import classes from './cover-panel.module.css';
import layout from './studio-header.module.css';
import { UploadBox } from './upload/upload-box.tsx';
import { useUpload } from './upload/upload-store.ts';

const MOST = 10_000_000;
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

interface CoverPanelProps {
  course: EditableCourseFragment;
  isLocked: boolean;
  /** The cover is saved at once, and raises the version. */
  onVersion: (version: number) => void;
}

/** The cover as buyers see it: the one Sen draws, or an uploaded picture. */
export function CoverPanel({ course, isLocked, onVersion }: CoverPanelProps) {
  const { t } = useTranslation('studio');
  const [setCover, { loading }] = useSetCourseCoverMutation();
  const purpose = `cover.${course.id}`;
  const isUploading = useUpload(purpose) !== null;

  const change = async (uploadId: string | null) => {
    const { data } = await setCover({
      variables: { input: { courseId: course.id, uploadId } },
      // What goes wrong with an upload stands beside it; taking the picture away has no such place
      ...(uploadId === null && TOAST_FAILURE),
    });
    if (data) onVersion(data.setCourseCover.version);
    toast.success(t('cover.changed'));
  };

  return (
    <section id="cover" className={`${kit.card} ${kit.stackTight}`} aria-labelledby="cover-title">
      <h2 id="cover-title" className={layout.cardTitle}>
        {t('cover.title')}
      </h2>
      <img src={course.cover} alt={t('cover.alt')} width={960} height={540} className={classes.picture} />
      <p className={`${kit.tiny} ${kit.dim}`}>
        {course.hasUploadedCover ? t('cover.own') : t('cover.generated')}
      </p>
      <UploadBox
        purpose={purpose}
        label={t('cover.upload')}
        rules={t('cover.rules')}
        accept={TYPES.join(',')}
        fits={({ type }) => TYPES.includes(type)}
        most={MOST}
        take={change}
        isLocked={isLocked}
      />
      {course.hasUploadedCover && !isUploading && (
        <div>
          <Button
            variant="subtle"
            size="sm"
            loading={loading}
            disabled={isLocked}
            onClick={() => void change(null).catch(() => undefined)}
          >
            {t('cover.back')}
          </Button>
        </div>
      )}
    </section>
  );
}
