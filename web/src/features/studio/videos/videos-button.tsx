import { IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/upload/file-button.tsx';
import { useMakesStreams, videoAccept } from '../../media/index.ts';

interface VideosButtonProps {
  /** The accessible name, if the content alone is not sufficient. */
  label: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

export function VideosButton({ label, onFiles, children }: VideosButtonProps) {
  const makesStreams = useMakesStreams();
  return (
    <FileButton multiple accept={videoAccept(makesStreams)} label={label} onFiles={onFiles}>
      {(props) => (
        <Button
          {...props}
          variant="light"
          size="sm"
          leftSection={<IconUpload size={18} aria-hidden="true" />}
          aria-label={label}
        >
          {children}
        </Button>
      )}
    </FileButton>
  );
}
