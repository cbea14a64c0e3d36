import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useMakesStreams } from './use-makes-streams.ts';
import { videoAccept } from './video-rules.ts';

interface VideosButtonProps {
  /** What it is called, where the words inside alone say too little. */
  label: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** Chooses several videos at once. */
export function VideosButton({ label, onFiles, children }: VideosButtonProps) {
  const makesStreams = useMakesStreams();
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      multiple
      accept={videoAccept(makesStreams)}
      resetRef={reset}
      inputProps={{ 'aria-label': label, tabIndex: -1 }}
      onChange={(files) => {
        // The same files may be chosen again, for instance to go on with them
        reset.current?.();
        if (files.length > 0) onFiles(files);
      }}
    >
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
