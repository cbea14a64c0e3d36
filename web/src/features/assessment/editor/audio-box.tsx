import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import type { RichNode } from '../../../ui/editor/rich-text.ts';
import { Box, Stack } from '../../../ui/layout/layout.tsx';
import { UploadBox } from '../../../ui/upload/upload-box.tsx';
import { cancelUpload } from '../../../ui/upload/upload-store.ts';
import { QuestionSound } from '../question-sound.tsx';
import { AUDIO_ACCEPT, isSound, MAX_SOUND_BYTES } from './audio-rules.ts';
import type { QuestionPort } from './use-added-files.ts';

const MAX_NAME_LENGTH = 300;

interface AudioBoxProps {
  purpose: string;
  audio: RichNode | null;
  port: QuestionPort;
  onChange: (audio: RichNode | null) => void;
}

/** The audio of an answer, which is named after its file. */
export function AudioBox({ purpose, audio, port, onChange }: AudioBoxProps) {
  const { t } = useTranslation('quizBuilder');
  const url = port.files.sounds.find(({ id }) => id === audio?.attrs?.soundId)?.url;
  useEffect(() => () => cancelUpload(purpose), [purpose]);
  return (
    <Stack as="fieldset" gap={2} shrink border="none">
      <Box as="legend" display="block" mb={2} text="control" weight={600}>
        {t('rich.sound')}
      </Box>
      {url && <QuestionSound url={url} label={String(audio?.attrs?.alt)} />}
      <UploadBox
        purpose={purpose}
        label={t(audio ? 'sound.replace' : 'sound.choose')}
        rules={t('sound.rules')}
        accept={AUDIO_ACCEPT}
        fits={isSound}
        maxBytes={MAX_SOUND_BYTES}
        attach={async (uploadId, file) => {
          const { id } = await port.addSound(uploadId);
          const alt = file.name.replace(/\.[^.]*$/, '').slice(0, MAX_NAME_LENGTH) || t('rich.sound');
          onChange({ type: 'audio', attrs: { soundId: id, alt } });
        }}
      />
      {audio && (
        <div>
          <Button variant="subtle" size="sm" onClick={() => onChange(null)}>
            {t('sound.remove')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
