import { IconFile, IconPhoto } from '@tabler/icons-react';
import type { LessonFileType } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatBytes } from '../../ui/format-bytes.ts';
import { Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import utilities from '../../ui/utilities.module.css';

interface MessageFilesProps {
  files: readonly { id: string; name: string; type: LessonFileType; sizeBytes: number; url: string }[];
}

/** Files of a message. Each opens in a new tab without access to this page. */
export function MessageFiles({ files }: MessageFilesProps) {
  const { i18n } = useTranslation();
  if (files.length === 0) return null;
  return (
    <Grid as="ul" gap={1}>
      {files.map(({ id, name, type, sizeBytes, url }) => {
        const Icon = type === 'IMAGE' ? IconPhoto : IconFile;
        return (
          <Row as="li" key={id} gap={2} shrink>
            <Icon size={16} aria-hidden="true" />
            <a
              className={`${utilities.link} ${styleClass({ shrink: true, anywhere: true })}`}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
            >
              {name}
            </a>
            <Text as="span" text="sm" tone="dim">
              {formatBytes(sizeBytes, i18n.language)}
            </Text>
          </Row>
        );
      })}
    </Grid>
  );
}
