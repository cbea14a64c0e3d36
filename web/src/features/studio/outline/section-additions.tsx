import { IconPlus } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { FormattedMessage } from '../../../i18n/formatted-message.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dropdown } from '../../../ui/dropdown.tsx';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { useFileDrop } from '../../../ui/upload/use-file-drop.ts';
import utilities from '../../../ui/utilities.module.css';
import { LESSON_KINDS, OFFERED_KINDS, type OfferedKind } from '../../courses/index.ts';
import { RefusedFiles } from '../videos/refused-files.tsx';
import { useVideoLessons } from '../videos/use-video-lessons.ts';
import { VideosButton } from '../videos/videos-button.tsx';
import classes from './outline.module.css';
import type { OutlineSection } from './outline-moves.ts';

/** The most common kinds have their own button; the others are in a menu. */
const FIRST_KINDS = ['TEXT', 'VIDEO'] as const satisfies readonly OfferedKind[];
const OTHER_KINDS = OFFERED_KINDS.filter((kind) => !(FIRST_KINDS as readonly OfferedKind[]).includes(kind));

interface SectionAdditionsProps {
  courseId: string;
  section: OutlineSection;
  number: number;
  /** The drop area for files. */
  dropAreaRef: RefObject<HTMLElement | null>;
  onAdd: (kind: OfferedKind) => void;
}

/** Buttons and drop area that add lessons to a section: one of a kind, or one for each video file. */
export function SectionAdditions({ courseId, section, number, dropAreaRef, onAdd }: SectionAdditionsProps) {
  const { t } = useTranslation('lessons');
  const { add, creatingCount, refused, clearRefused } = useVideoLessons(courseId);
  const addAll = (files: readonly File[]) => void add(section, files);
  const { isOver } = useFileDrop(dropAreaRef, addAll, false);
  return (
    <Stack gap={2} px={4} py={3} borderTop>
      <Row wrap gap={2}>
        {FIRST_KINDS.map((kind) => {
          const { Icon } = LESSON_KINDS[kind];
          return (
            <Button
              key={kind}
              variant="light"
              size="sm"
              leftSection={<Icon size={18} aria-hidden="true" />}
              onClick={() => onAdd(kind)}
            >
              <FormattedMessage
                text={t(`outline.addTo.${kind}`, { number })}
                parts={{ hidden: (label) => <span className={utilities.hidden}>{label}</span> }}
              />
            </Button>
          );
        })}
        <Dropdown
          trigger={
            <Row as="span" gap={2} shrink>
              <IconPlus size={18} aria-hidden="true" />
              {t('outline.addOther')}
            </Row>
          }
          label={t('outline.addOtherTo', { number })}
          triggerClassName={classes.other ?? ''}
        >
          {OTHER_KINDS.map((kind) => (
            <button key={kind} type="button" onClick={() => onAdd(kind)}>
              {t(`outline.${kind}`)}
            </button>
          ))}
        </Dropdown>
        <VideosButton label={t('outline.addVideosTo', { number })} onFiles={addAll}>
          {t('outline.addVideos')}
        </VideosButton>
        <Text as="span" className={utilities.notPhone} text="xs" tone="dim">
          {t('outline.dropHere')}
        </Text>
      </Row>
      <Text role="status" className={classes.making} text="xs" tone="text-2">
        {creatingCount > 0 && t('outline.making', { count: creatingCount })}
      </Text>
      <RefusedFiles files={refused} onClose={clearRefused} />
      {isOver && (
        <div className={classes.dropNow} aria-hidden="true">
          {t('outline.dropNow', { title: section.title })}
        </div>
      )}
    </Stack>
  );
}
