import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../../../ui/kit.module.css';
import { Notice } from '../../../../ui/notice.tsx';
import { forgetUnfinished, readUnfinished } from './unfinished.ts';
import classes from './upload-box.module.css';
import { formatBytes, percentOf } from './upload-math.ts';
import { UploadProgress } from './upload-progress.tsx';
import { startUpload, useUpload } from './upload-store.ts';

interface UploadBoxProps {
  /** What it is for, for instance `video.<lesson>`: one upload at a time. */
  purpose: string;
  /** Words of the button, and which files they stand for. */
  label: string;
  rules: string;
  /** For the browser's file picker. */
  accept: string;
  /** Judges the file before a byte is sent, by name and type. */
  fits: (file: File) => boolean;
  /** Bytes. */
  most: number;
  /** Gives the finished upload to whom it is for. */
  take: (uploadId: string) => Promise<unknown>;
  isLocked?: boolean;
}

/** A button that picks a file and uploads it resumably, with its progress, pause, and the reason of a refusal. */
export function UploadBox({
  purpose,
  label,
  rules,
  accept,
  fits,
  most,
  take,
  isLocked = false,
}: UploadBoxProps) {
  const { t, i18n } = useTranslation('lessons');
  const task = useUpload(purpose);
  const [unfinished, setUnfinished] = useState(() => readUnfinished(purpose));
  const [problem, setProblem] = useState<string | null>(null);

  // What was begun has ended, or goes on: nothing is left half done
  useEffect(() => {
    if (task) setUnfinished(null);
  }, [task]);

  const pick = (file: File | null) => {
    if (!file) return;
    setUnfinished(null);
    if (!fits(file)) setProblem(t('upload.wrongType', { rules }));
    else if (file.size > most) setProblem(t('upload.tooLarge', { max: formatBytes(most, i18n.language) }));
    else {
      setProblem(null);
      void startUpload(purpose, file, take);
    }
  };

  const chooser = (
    <FileButton
      onChange={pick}
      accept={accept}
      disabled={isLocked}
      inputProps={{ 'aria-label': label, tabIndex: -1 }}
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
  if (task)
    return (
      <UploadProgress
        purpose={purpose}
        task={task}
        another={
          <>
            {chooser}
            {problem && <p className={classes.problem}>{problem}</p>}
          </>
        }
      />
    );
  return (
    <div className={kit.stackTight}>
      {unfinished && (
        <Notice>
          <p>
            {t('upload.unfinished', {
              name: unfinished.name,
              percent: percentOf(unfinished.sent, unfinished.size),
            })}
          </p>
          <button
            type="button"
            className={`${kit.plainButton} ${kit.moreLink}`}
            onClick={() => {
              forgetUnfinished(purpose);
              setUnfinished(null);
            }}
          >
            {t('upload.forget')}
          </button>
        </Notice>
      )}
      <div>{chooser}</div>
      <p className={classes.rules}>{rules}</p>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
