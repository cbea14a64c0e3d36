import { useRef } from 'react';
import type { QuestionFormat } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { decodeText } from '../../../ui/decode-text.ts';
import { type ChosenFile, ImportDialog } from '../../../ui/import-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { uploadOnce } from '../../../ui/upload/upload-once.ts';
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts';
import { QuestionBankDocument, useImportQuestionsMutation } from './quiz-editor.gen.ts';

/** Bytes of a file, which may contain pictures and audio. */
const MAX_BYTES = 20 * 1024 ** 2;
/** Bytes up to which a file is sent as text. Larger ones are uploaded. */
const MAX_TEXT_BYTES = 500_000;

/** A text that starts with an angle bracket is XML, regardless of the file's name. */
const getFormat = (text: string): QuestionFormat =>
  text.trimStart().startsWith('<') ? 'MOODLE_XML' : 'GIFT';

/** Imports questions from a file, after a check. */
export function QuestionImport({ courseId, onClose }: { courseId: string; onClose: () => void }) {
  const { t } = useTranslation('quizBuilder');
  const [send] = useImportQuestionsMutation();
  const getKey = useIdempotencyKey();
  const uploaded = useRef<{ file: ChosenFile; id: string }>(undefined);
  const toInput = async (file: ChosenFile) => {
    const { bytes, name } = file;
    const text = decodeText(bytes);
    const format = getFormat(text);
    if (bytes.length <= MAX_TEXT_BYTES) return { courseId, text, format };
    if (uploaded.current?.file.bytes !== bytes)
      uploaded.current = { file, id: await uploadOnce('questions', new File([bytes], name)) };
    return { courseId, uploadId: uploaded.current.id, format };
  };
  const checkFile = async (file: ChosenFile) => {
    const { data } = await send({ variables: { input: { ...(await toInput(file)), isDryRun: true } } });
    if (!data) return undefined;
    const { taken, rows } = data.importQuestions;
    return {
      acceptedCount: taken,
      summary: t('import.found', { count: taken, all: rows.length }),
      lines: rows.map(({ line, name, kind, problem, notes, answers }) => ({
        line,
        title: name || t('import.unnamed'),
        facts: kind ? [t(`kinds.${kind}`)] : [],
        problem: problem ?? null,
        notes,
        answers,
      })),
    };
  };
  const importFile = async (file: ChosenFile) => {
    const input = await toInput(file);
    const { data } = await send({
      variables: { input: { ...input, isDryRun: false, idempotencyKey: getKey(JSON.stringify(input)) } },
      refetchQueries: [QuestionBankDocument],
    });
    if (data) toast.success(t('import.done', { count: data.importQuestions.taken }));
  };
  return (
    <ImportDialog
      title={t('import.title')}
      text={<p>{t('import.text')}</p>}
      label={t('import.file')}
      rules={t('import.rules')}
      accept=".txt,.gift,.xml,text/plain,text/xml,application/xml"
      maxBytes={MAX_BYTES}
      importLabel={(count) => t('import.take', { count })}
      onCheck={checkFile}
      onImport={importFile}
      onClose={onClose}
    />
  );
}
