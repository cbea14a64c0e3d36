import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { useMakesStreams } from '../../media/index.ts';
import type { RefusedFile } from './use-video-lessons.ts';

/** Rejected files with their reasons, and the accepted types. */
export function RefusedFiles({ files, onClose }: { files: readonly RefusedFile[]; onClose: () => void }) {
  const { t } = useTranslation(['lessons', 'uploads']);
  const makesStreams = useMakesStreams();
  if (files.length === 0) return null;
  return (
    <Notice tone="bad" isAlert>
      <p>
        <strong>{t('uploads:upload.refused', { count: files.length })}</strong>
      </p>
      <Box as="ul" pl={4} my={1} anywhere bullets="disc">
        {files.map(({ name, why }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files of different folders may have the same name, and the list is never reordered
          <li key={place}>
            <strong>{name}</strong>: {why}
          </li>
        ))}
      </Box>
      <p>{t(makesStreams ? 'lesson.videoRulesAny' : 'lesson.videoRules')}</p>
      <TextButton onClick={onClose}>{t('outline.understood')}</TextButton>
    </Notice>
  );
}
