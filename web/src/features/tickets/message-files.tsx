import { IconFile, IconPhoto } from '@tabler/icons-react';
import type { LessonFileType } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatBytes } from '../../ui/format-bytes.ts';
import kit from '../../ui/kit.module.css';
import classes from './tickets.module.css';

interface MessageFilesProps {
  files: readonly { id: string; name: string; type: LessonFileType; sizeBytes: number; url: string }[];
}

/** Files of a message. Each opens in a new tab without access to this page. */
export function MessageFiles({ files }: MessageFilesProps) {
  const { i18n } = useTranslation();
  if (files.length === 0) return null;
  return (
    <ul className={classes.files}>
      {files.map(({ id, name, type, sizeBytes, url }) => {
        const Icon = type === 'IMAGE' ? IconPhoto : IconFile;
        return (
          <li key={id} className={kit.row}>
            <Icon size={16} aria-hidden="true" />
            <a
              className={`${kit.link} ${classes.fileName}`}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
            >
              {name}
            </a>
            <span className={`${kit.small} ${kit.dim}`}>{formatBytes(sizeBytes, i18n.language)}</span>
          </li>
        );
      })}
    </ul>
  );
}
