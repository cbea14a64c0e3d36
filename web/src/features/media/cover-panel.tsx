import type { FragmentType } from '@apollo/client';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { CourseCover } from '../../ui/course-cover.tsx';
import { type Crop } from '../../ui/crop/crop.ts';
import { CropDialog } from '../../ui/crop/crop-dialog.tsx';
import { cropPicture } from '../../ui/crop/crop-picture.ts';
import { Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { FileButton } from '../../ui/upload/file-button.tsx';
import { UploadProgress } from '../../ui/upload/upload-progress.tsx';
import { startUpload, useUpload } from '../../ui/upload/upload-store.ts';
import utilities from '../../ui/utilities.module.css';
import { CoverChoices } from './cover-choices.tsx';
import { type CoverPanelFragment, useCoverPanelFragment, useSetCourseCoverMutation } from './covers.gen.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
/** Size of the crop window in the dialog, in pixels. */
const WINDOW = { width: 288, height: 162 };

interface CoverPanelProps {
  course: FragmentType<CoverPanelFragment> & { id: string };
  isLocked: boolean;
  /** Called with the new version, because the cover is saved immediately. */
  onVersion: (version: number) => void;
}

/** The cover: generated in a style, or an uploaded picture that is cropped before the upload. */
export function CoverPanel({ course: from, isLocked, onVersion }: CoverPanelProps) {
  const { t } = useTranslation('studio');
  const [setCover] = useSetCourseCoverMutation();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const purpose = `cover.${from.id}`;
  const upload = useUpload(purpose);
  const course = useCoverPanelFragment(from);
  if (!course) return null;

  const change = async (input: { uploadId?: string; isByAi?: boolean; variant?: number | null }) => {
    const { data } = await setCover({
      variables: { input: { courseId: course.id, ...input } },
      // Errors of uploads are shown next to them; errors of a chosen style need a toast
      ...(input.uploadId && SUPPRESS_TOAST),
    });
    if (data) onVersion(data.setCourseCover.version);
    toast.success(t('cover.changed'));
  };
  const pick = (selectedFile: File) => {
    const isPicture = TYPES.includes(selectedFile.type);
    setProblem(isPicture ? null : t('cover.notAPicture'));
    if (isPicture) setFile(selectedFile);
  };
  const send = async (crop: Crop, picture: HTMLImageElement) => {
    if (!file) return;
    const cropped = await cropPicture(file, picture, crop, WINDOW);
    // The crop has only pixels, so that the mark in the chosen file would be lost
    const isByAi = (await file.text()).includes('rainedAlgorithmicMedia');
    setFile(null);
    void startUpload(purpose, cropped, (uploadId) => change({ uploadId, isByAi }));
  };

  const choose = (
    <FileButton
      onFiles={([file]) => pick(file)}
      accept={TYPES.join(',')}
      disabled={isLocked}
      label={t('cover.upload')}
    >
      {(props) => (
        <Button
          {...props}
          variant="default"
          disabled={isLocked}
          leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
        >
          {t('cover.upload')}
        </Button>
      )}
    </FileButton>
  );

  return (
    <Stack as="section" id="cover" card gap={2} shrink aria-labelledby="cover-title">
      <Heading level={2} id="cover-title" text="lg">
        {t('cover.title')}
      </Heading>
      <CourseCover src={course.cover} alt={t('cover.alt')} width={960} height={540} radius="md" />
      <Text text="xs" tone="dim">
        {t(course.hasAiCover ? 'cover.byAi' : course.hasUploadedCover ? 'cover.own' : 'cover.generated')}
      </Text>
      {course.coverChoices && (
        <CoverChoices
          choices={course.coverChoices.map((choice) => ({
            ...choice,
            isChosen: choice.isChosen && !course.hasUploadedCover,
          }))}
          isLocked={isLocked}
          onChoose={(variant) => void change({ variant }).catch(() => undefined)}
        />
      )}
      {upload ? (
        <UploadProgress purpose={purpose} task={upload} another={choose} />
      ) : (
        <>
          <Row wrap gap={2} shrink>
            {choose}
            <Link className={utilities.moreLink} to={`/teacher/ai/thumbnail?course=${course.id}`}>
              {t('cover.suggest')}
            </Link>
          </Row>
          <Text text="xs" tone="dim">
            {t('cover.rules')}
          </Text>
        </>
      )}
      {problem && (
        <Text text="sm" tone="bad" role="alert">
          {problem}
        </Text>
      )}
      {file && <CropDialog file={file} window={WINDOW} onClose={() => setFile(null)} onCrop={send} />}
    </Stack>
  );
}
