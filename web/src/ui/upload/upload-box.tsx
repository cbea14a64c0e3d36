import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../button.tsx';
import { formatBytes } from '../format-bytes.ts';
import { Stack, Text } from '../layout/layout.tsx';
import { Notice } from '../notice.tsx';
import { TextButton } from '../text-button.tsx';
import utilities from '../utilities.module.css';
import { FileButton } from './file-button.tsx';
import { inNaturalOrder } from './natural-order.ts';
import { deleteUnfinished, readUnfinished } from './unfinished.ts';
import classes from './upload-box.module.css';
import { toPercent } from './upload-math.ts';
import { UploadProgress } from './upload-progress.tsx';
import { isUploading, startUpload, useUpload } from './upload-store.ts';
import { useFileDrop } from './use-file-drop.ts';

interface UploadBoxProps {
  /** For instance `video.<lesson>`. Each purpose has one upload at a time. */
  purpose: string;
  /** Label of the button, and the accepted files. */
  label: string;
  rules: string;
  /** File types, as in the `accept` attribute of the file input. */
  accept: string;
  /** Validates the name and type of the file before the upload. */
  fits: (file: File) => boolean;
  /** The largest accepted size of a file, in bytes. */
  maxBytes: number;
  /** Passes the finished upload to the object that it is for. */
  attach: (uploadId: string, file: File) => Promise<unknown>;
  isLocked?: boolean;
  /** Called with the uploaded file and the other chosen files. Without this callback only one file can be chosen. */
  onOtherFiles?: (uploaded: File, others: File[]) => void;
}

/** A button and drop area for a file, and its resumable upload with progress, pause and the reason of a rejection. */
export function UploadBox({
  purpose,
  label,
  rules,
  accept,
  fits,
  maxBytes,
  attach,
  isLocked = false,
  onOtherFiles,
}: UploadBoxProps) {
  const { t, i18n } = useTranslation('uploads');
  const task = useUpload(purpose);
  const [unfinished, setUnfinished] = useState(() => readUnfinished(purpose));
  const [problem, setProblem] = useState<string | null>(null);

  // The interrupted upload has ended or continues, so it is no longer offered
  if (task && unfinished) setUnfinished(null);

  const getRejection = (file: File): string | null => {
    if (!fits(file)) return t('upload.wrongType', { rules });
    return file.size > maxBytes ? t('upload.tooLarge', { max: formatBytes(maxBytes, i18n.language) }) : null;
  };
  const pick = (chosen: readonly File[]) => {
    const files = inNaturalOrder(chosen);
    const file = files.find((each) => getRejection(each) === null) ?? files[0];
    if (!file) return;
    setUnfinished(null);
    const rejection = getRejection(file);
    setProblem(rejection);
    if (rejection === null) void startUpload(purpose, file, attach);
    if (files.length > 1)
      onOtherFiles?.(
        file,
        files.filter((each) => each !== file),
      );
  };
  const box = useRef<HTMLDivElement>(null);
  const { isOver } = useFileDrop(
    box,
    (files) => {
      if (isUploading(purpose)) setProblem(t('upload.busy'));
      else pick(onOtherFiles ? files : files.slice(0, 1));
    },
    isLocked,
  );

  const chooser = (
    <FileButton
      onFiles={pick}
      multiple={onOtherFiles !== undefined}
      accept={accept}
      disabled={isLocked}
      label={label}
    >
      {(props) => (
        <Button
          {...props}
          variant="default"
          disabled={isLocked}
          leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
        >
          {label}
        </Button>
      )}
    </FileButton>
  );
  const problemText = problem && (
    <Text text="xs" tone="bad" role="alert">
      {problem}
    </Text>
  );
  return (
    <Stack ref={box} className={classes.drop} gap={2} shrink radius="md" data-over={isOver || undefined}>
      {task ? (
        <>
          <UploadProgress purpose={purpose} task={task} another={chooser} />
          {problemText}
        </>
      ) : (
        <>
          {unfinished && (
            <Notice>
              <p>
                {t('upload.unfinished', {
                  name: unfinished.name,
                  percent: toPercent(unfinished.sent, unfinished.size),
                })}
              </p>
              <TextButton
                onClick={() => {
                  deleteUnfinished(purpose);
                  setUnfinished(null);
                }}
              >
                {t('upload.forget')}
              </TextButton>
            </Notice>
          )}
          <div>{chooser}</div>
          <Text text="xs" tone="dim">
            {rules} {!isLocked && <span className={utilities.notPhone}>{t('upload.dropHere')}</span>}
          </Text>
          {problemText}
        </>
      )}
    </Stack>
  );
}
