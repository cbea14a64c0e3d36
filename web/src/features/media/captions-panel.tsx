import type { FragmentType } from '@apollo/client';
import { IconDownload, IconFileImport, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { evictCaptions } from '../../apollo/cache/lessons.ts';
import { UpdateLessonCaptionsInput } from '../../generated/input-rules.ts';
import type { CaptionLanguage } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import utilities from '../../ui/utilities.module.css';
import {
  type CaptionsPanelFragment,
  useCaptionsPanelFragment,
  useDeleteLessonCaptionsMutation,
  useUpdateLessonCaptionsMutation,
} from './captions.gen.ts';
import { CaptionsImport } from './captions-import.tsx';
import classes from './captions-panel.module.css';

const LANGUAGES: readonly CaptionLanguage[] = ['VI', 'EN', 'ZH', 'JA', 'KO', 'FR', 'DE', 'ES', 'TH'];

type Track = CaptionsPanelFragment['captions'][number];

interface CaptionsPanelProps {
  lesson: FragmentType<CaptionsPanelFragment>;
  isLocked: boolean;
}

/** The captions of a video by language. A file is checked before it is imported. */
export function CaptionsPanel({ lesson: from, isLocked }: CaptionsPanelProps) {
  const { t } = useTranslation('lessons');
  const [isImporting, setImporting] = useState(false);
  const [selectedLanguage, setSelectedLanguage] = useState<CaptionLanguage | null>(null);
  const lesson = useCaptionsPanelFragment(from);
  if (!lesson) return null;
  const { id: lessonId, captions } = lesson;
  const language =
    selectedLanguage ?? LANGUAGES.find((each) => !captions.some((track) => track.language === each)) ?? 'VI';
  const hasCaptions = captions.some((track) => track.language === language);
  const values = { language: t(`lesson.captionLanguage.${language}`) };
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="captions">
      <Heading level={2} id="captions" text="lg">
        {t('lesson.captions')}
      </Heading>
      {captions.length === 0 ? (
        <Text tone="dim">{t('lesson.noCaptions')}</Text>
      ) : (
        <Stack as="ul">
          {captions.map((track) => (
            <TrackRow key={track.id} track={track} isLocked={isLocked} />
          ))}
        </Stack>
      )}
      <Select
        label={t('lesson.captionsLanguage')}
        value={language}
        disabled={isLocked}
        options={LANGUAGES.map((value) => ({ value, label: t(`lesson.captionLanguage.${value}`) }))}
        onChange={(event) => setSelectedLanguage(event.currentTarget.value as CaptionLanguage)}
      />
      <div>
        <Button
          variant="default"
          disabled={isLocked}
          leftSection={<IconFileImport size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setImporting(true)}
        >
          {t(hasCaptions ? 'lesson.replaceCaptions' : 'lesson.chooseCaptions', values)}
        </Button>
      </div>
      {isImporting && (
        <CaptionsImport
          lessonId={lessonId}
          language={language}
          isThere={hasCaptions}
          onTaken={() => setSelectedLanguage(null)}
          onClose={() => setImporting(false)}
        />
      )}
    </Stack>
  );
}

/** The captions of one language: label, default, download and removal. */
const TrackRow = ({ track, isLocked }: { track: Track; isLocked: boolean }) => {
  const { t } = useTranslation('lessons');
  const [label, setLabel] = useState(track.label);
  const [update] = useUpdateLessonCaptionsMutation();
  const [remove] = useDeleteLessonCaptionsMutation();
  const { id: trackId, language, isDefault, url } = track;
  const change = (input: { label?: string; isDefault?: boolean }) =>
    update({ variables: { input: { trackId, ...input } } }).then(
      () => toast.success(t('lesson.captionsSaved')),
      () => setLabel(track.label), // a toast shows the failure
    );
  const onRemove = () =>
    void remove({
      variables: { trackId },
      update: (cache) => evictCaptions(cache, trackId),
    }).then(
      () => toast.success(t('lesson.captionsRemoved', { label: track.label })),
      () => undefined, // a toast shows the failure
    );
  return (
    <Row as="li" className={classes.track} wrap align="end" rowGap={2} columnGap={3} py={3}>
      <TextField
        className={classes.name ?? ''}
        label={t('lesson.captionsName', { language: t(`lesson.captionLanguage.${language}`) })}
        value={label}
        maxLength={UpdateLessonCaptionsInput.label.maxLength}
        disabled={isLocked}
        onChange={(event) => setLabel(event.currentTarget.value)}
        onBlur={() => {
          const trimmedLabel = label.trim();
          if (!trimmedLabel) setLabel(track.label);
          else if (trimmedLabel !== track.label) void change({ label: trimmedLabel });
        }}
      />
      {isDefault ? (
        <Text as="span" className={utilities.chip} mb={2}>
          {t('lesson.captionsFirst')}
        </Text>
      ) : (
        !isLocked && (
          <Button variant="subtle" onClick={() => void change({ isDefault: true })}>
            {t('lesson.captionsMakeFirst')}
            <span className={utilities.hidden}>: {track.label}</span>
          </Button>
        )
      )}
      <a
        href={url}
        download={`${language.toLowerCase()}.vtt`}
        className={utilities.iconButton}
        aria-label={t('lesson.downloadCaptions', { label: track.label })}
      >
        <IconDownload size={20} stroke={1.75} aria-hidden="true" />
      </a>
      {!isLocked && (
        <IconButton aria-label={t('lesson.removeCaptions', { label: track.label })} onClick={onRemove}>
          <IconTrash size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </Row>
  );
};
