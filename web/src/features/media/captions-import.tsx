import type { CaptionLanguage } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { base64 } from '../../ui/base64.ts';
import { formatClock } from '../../ui/format.ts';
import { type ChosenFile, ImportDialog, type ImportedLine } from '../../ui/import-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { type ImportLessonCaptionsMutation, useImportLessonCaptionsMutation } from './captions.gen.ts';

type Row = ImportLessonCaptionsMutation['importLessonCaptions']['rows'][number];

/** The server's limit in bytes. */
const MAX_BYTES = 700_000;

const getLine = ({ line, outcome, text, startMs, endMs, note }: Row): ImportedLine => ({
  line,
  title: text || '—',
  facts:
    startMs == null || endMs == null ? [] : [`${formatClock(startMs / 1000)} – ${formatClock(endMs / 1000)}`],
  problem: outcome === 'FAULTY' ? (note ?? null) : null,
  isSkipped: outcome === 'PASSED_OVER',
  notes: note && outcome !== 'FAULTY' ? [note] : [],
});

interface CaptionsImportProps {
  lessonId: string;
  language: CaptionLanguage;
  /** True if the language has captions already, which the import replaces. */
  isThere: boolean;
  onTaken: () => void;
  onClose: () => void;
}

/** Imports a file of captions: shows each caption first, then publishes them. */
export function CaptionsImport({ lessonId, language, isThere, onTaken, onClose }: CaptionsImportProps) {
  const { t } = useTranslation('fileImport');
  const { t: lessons } = useTranslation('lessons');
  const [send] = useImportLessonCaptionsMutation();
  const getKey = useIdempotencyKey();
  const values = { language: lessons(`lesson.captionLanguage.${language}`) };
  const checkFile = async ({ bytes }: ChosenFile) => {
    const input = { lessonId, language, file: base64(bytes), isDryRun: true };
    const { data } = await send({ variables: { input } });
    if (!data) return undefined;
    const { taken, passedOver, faulty, rows } = data.importLessonCaptions;
    const unlisted = taken + passedOver + faulty - rows.length;
    const summary = [
      taken > 0 ? t('captions.sum', { count: taken }) : t('captions.nothing'),
      passedOver > 0 && t('captions.passedOver', { count: passedOver }),
      faulty > 0 && t('captions.faulty', { count: faulty }),
      unlisted > 0 && t('captions.unlisted', { count: unlisted }),
    ];
    return { acceptedCount: taken, summary: summary.filter(Boolean).join(' '), lines: rows.map(getLine) };
  };
  const importFile = async ({ bytes }: ChosenFile) => {
    const input = { lessonId, language, file: base64(bytes), isDryRun: false };
    await send({ variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } } });
    toast.success(lessons('lesson.captionsDone', values));
    onTaken();
  };
  return (
    <ImportDialog
      title={t('captions.title', values)}
      text={<p>{t(isThere ? 'captions.replaces' : 'captions.text', values)}</p>}
      label={t('captions.file')}
      rules={t('captions.rules')}
      accept="text/vtt,.vtt,.srt"
      maxBytes={MAX_BYTES}
      importLabel={(count) => t('captions.take', { count })}
      onCheck={checkFile}
      onImport={importFile}
      onClose={onClose}
    />
  );
}
