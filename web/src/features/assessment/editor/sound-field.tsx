import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Box, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { UploadBox } from '../../../ui/upload/upload-box.tsx';
import { cancelUpload, useUpload } from '../../../ui/upload/upload-store.ts';
import { QuestionSound } from '../question-sound.tsx';
import { AUDIO_ACCEPT, isSound, MAX_SOUND_BYTES } from './audio-rules.ts';
import type { DraftSound } from './editor-model.ts';

interface SoundFieldProps {
  /** Each purpose has one upload at a time. */
  purpose: string;
  sound: DraftSound;
  error: string | undefined;
  /** True if the viewer tried to save the question during the upload. */
  isAwaited: boolean;
  onChange: (sound: DraftSound) => void;
}

/** The audio of a question: upload, playback, replacement and removal. It is saved with the question. */
export function SoundField({
  purpose,
  sound: { url, uploadId },
  error,
  isAwaited,
  onChange,
}: SoundFieldProps) {
  const { t } = useTranslation('quizBuilder');
  const task = useUpload(purpose);
  useEffect(
    () => () => {
      if (url?.startsWith('blob:')) URL.revokeObjectURL(url);
    },
    [url],
  );
  // Opening another question discards unsaved input, including an upload in progress
  useEffect(() => () => cancelUpload(purpose), [purpose]);
  const problem = isAwaited && task ? t('sound.wait') : error;
  return (
    <Stack as="fieldset" gap={2} shrink border="none">
      <Box as="legend" display="block" mb={2} text="control" weight={600}>
        {t('sound.title')}
      </Box>
      {url && <QuestionSound url={url} label={t('sound.title')} />}
      {uploadId && (
        <Text text="sm" tone="dim">
          {t('sound.chosen')}
        </Text>
      )}
      <UploadBox
        purpose={purpose}
        label={t(url ? 'sound.replace' : 'sound.choose')}
        rules={t('sound.rules')}
        accept={AUDIO_ACCEPT}
        fits={isSound}
        maxBytes={MAX_SOUND_BYTES}
        attach={async (id, file) => onChange({ url: URL.createObjectURL(file), uploadId: id })}
      />
      <Problem text={problem ?? null} />
      {url && (
        <div>
          <Button variant="subtle" size="sm" onClick={() => onChange({ url: null, uploadId: null })}>
            {t('sound.remove')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
