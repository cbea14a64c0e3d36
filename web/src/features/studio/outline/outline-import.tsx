import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { base64 } from '../../../ui/base64.ts';
import { useFormat } from '../../../ui/format.ts';
import { type ChosenFile, ImportDialog, type ImportedLine } from '../../../ui/import-dialog.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts';
import {
  CourseOutlineDocument,
  type ImportOutlineMutation,
  useImportOutlineMutation,
} from './outline.gen.ts';
import { useOutlineTemplate } from './outline-template.ts';
import type { Track } from './use-saves.ts';

type Result = ImportOutlineMutation['importOutline'];

/** The server's limit in bytes. */
const MAX_BYTES = 700_000;

interface OutlineImportProps {
  courseId: string;
  track: Track;
  onClose: () => void;
}

/** Imports sections and lessons from a table, after a check of each row. */
export function OutlineImport({ courseId, track, onClose }: OutlineImportProps) {
  const { t } = useTranslation('fileImport');
  const getLine = useOutlineLine();
  const saveTemplate = useOutlineTemplate();
  const [send] = useImportOutlineMutation();
  const getKey = useIdempotencyKey();
  const counts = ({ sections, lessons }: Result) => ({
    sections: t('outline.sections', { count: sections }),
    lessons: t('outline.lessons', { count: lessons }),
  });
  const checkFile = async ({ bytes }: ChosenFile) => {
    const { data } = await send({ variables: { input: { courseId, file: base64(bytes), isDryRun: true } } });
    if (!data) return undefined;
    const { rows, passedOver, ...made } = data.importOutline;
    const importedCount = made.sections + made.lessons;
    const faultyCount = rows.filter(({ problem }) => problem !== null).length;
    const summary = [
      importedCount > 0 ? t('outline.sum', counts(data.importOutline)) : t('outline.nothing'),
      faultyCount > 0 && t('outline.left', { count: faultyCount }),
      passedOver.length > 0 && t('outline.passedOver', { names: passedOver.join(', ') }),
    ];
    return {
      acceptedCount: importedCount,
      summary: summary.filter(Boolean).join(' '),
      lines: rows.map(getLine),
    };
  };
  const importFile = async ({ bytes }: ChosenFile) => {
    const input = { courseId, file: base64(bytes) };
    const { data } = await track(
      send({
        variables: { input: { ...input, isDryRun: false, idempotencyKey: getKey(input.file) } },
        refetchQueries: [CourseOutlineDocument],
        awaitRefetchQueries: true,
      }),
    );
    if (data) toast.success(t('outline.done', counts(data.importOutline)));
  };
  return (
    <ImportDialog
      title={t('outline.title')}
      text={
        <>
          <p>{t('outline.text')}</p>
          <TextButton onClick={saveTemplate}>
            <Row as="span" gap={2} shrink>
              <IconDownload size={18} aria-hidden="true" />
              {t('outline.template')}
            </Row>
          </TextButton>
        </>
      }
      label={t('outline.file')}
      rules={t('outline.rules')}
      accept=".xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      maxBytes={MAX_BYTES}
      importLabel={(count) => t('outline.take', { count })}
      onCheck={checkFile}
      onImport={importFile}
      onClose={onClose}
    />
  );
}

/** Describes a row: what it creates, and where. */
const useOutlineLine = () => {
  const { t } = useTranslation('fileImport');
  const { t: lessons } = useTranslation('lessons');
  const { duration } = useFormat();
  return (row: Result['rows'][number]): ImportedLine => {
    const { line, section, makesSection, lesson, kind, durationSec, problem, notes } = row;
    if (lesson == null)
      return { line, title: t('outline.section', { title: section }), facts: [], problem, notes };
    const where = section
      ? t(makesSection ? 'outline.newSection' : 'outline.intoSection', { title: section })
      : t('outline.noSection');
    const facts = [
      where,
      kind && lessons(`outline.${kind}`),
      durationSec > 0 && duration(durationSec),
      !row.isRequired && t('outline.optional'),
      row.isPreview && t('outline.preview'),
      row.hasText && t('outline.hasText'),
    ];
    return { line, title: lesson || '—', facts: facts.filter((fact) => !!fact) as string[], problem, notes };
  };
};
