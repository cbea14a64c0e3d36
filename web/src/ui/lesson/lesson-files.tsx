import {
  type Icon,
  IconDownload,
  IconExternalLink,
  IconFile,
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconMovie,
  IconMusic,
  IconPhoto,
  IconPresentation,
  IconTable,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { LessonFileType } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatBytes } from '../format-bytes.ts';
import { Box, Grid, Row, Stack, Text } from '../layout/layout.tsx';
import { styleClass } from '../layout/style-class.ts';
import utilities from '../utilities.module.css';
import classes from './lesson-files.module.css';

export interface LessonFileFacts {
  id: string;
  name: string;
  type: LessonFileType;
  sizeBytes: number;
  isShown: boolean;
  url: string;
  downloadUrl: string;
}

const ICONS: Readonly<Record<LessonFileType, Icon>> = {
  PDF: IconFileTypePdf,
  IMAGE: IconPhoto,
  AUDIO: IconMusic,
  VIDEO: IconMovie,
  DOCUMENT: IconFileText,
  SHEET: IconTable,
  SLIDES: IconPresentation,
  TEXT: IconFile,
  ARCHIVE: IconFileZip,
};

interface LessonFilesProps {
  files: readonly LessonFileFacts[];
  /** Further actions on a file, for editors of the lesson. */
  actions?: (file: LessonFileFacts) => ReactNode;
}

/** Files of a lesson with their type and size, and buttons to open and to download them. */
export function LessonFiles({ files, actions }: LessonFilesProps) {
  const { t, i18n } = useTranslation('material');
  return (
    <Stack as="ul" bg="surface" radius="lg" shadow="1">
      {files.map((file) => {
        const Icon = ICONS[file.type];
        return (
          <Row as="li" key={file.id} className={classes.file} gap={3} px={4} py={3}>
            <Grid
              as="span"
              place="center"
              rigid
              w={10}
              h={10}
              tone="on-tint"
              bg="tint"
              radius="md"
              aria-hidden="true"
            >
              <Icon size={20} stroke={1.75} />
            </Grid>
            <Text as="span" className={classes.words} grow shrink>
              <Box as="span" display="block" weight={600} anywhere>
                {file.name}
              </Box>
              <Box as="span" display="block" text="sm" tone="dim">
                {t(`fileType.${file.type}`)} · {formatBytes(file.sizeBytes, i18n.language)}
              </Box>
            </Text>
            {file.isShown && (
              <a
                className={utilities.iconButton}
                href={file.url}
                target="_blank"
                rel="noopener"
                aria-label={t('openFile', { name: file.name })}
              >
                <IconExternalLink size={20} stroke={1.75} aria-hidden="true" />
              </a>
            )}
            <a
              className={utilities.iconButton}
              href={file.downloadUrl}
              download={file.name}
              aria-label={t('downloadFile', { name: file.name })}
            >
              <IconDownload size={20} stroke={1.75} aria-hidden="true" />
            </a>
            {actions?.(file)}
          </Row>
        );
      })}
    </Stack>
  );
}

/** A file inside the page, if browsers can show it. A PDF needs a larger screen; phones open it separately. */
export function ShownFile({ file }: { file: LessonFileFacts }) {
  const { t } = useTranslation('material');
  const label = t('shown', { name: file.name });
  if (file.type === 'IMAGE')
    return (
      <img
        className={styleClass({ display: 'block', h: 'auto', maxW: 'full', mx: 'auto', radius: 'lg' })}
        src={file.url}
        alt={file.name}
      />
    );
  if (file.type === 'AUDIO')
    return (
      // biome-ignore lint/a11y/useMediaCaption: audio has no captions; the text contains its words
      <audio
        className={styleClass({ w: 'full' })}
        src={file.url}
        controls
        preload="metadata"
        aria-label={label}
      />
    );
  if (file.type !== 'PDF') return null;
  return <iframe className={classes.pages} src={file.url} title={label} loading="lazy" />;
}
