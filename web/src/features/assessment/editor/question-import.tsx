import type { QuestionFormat } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { decodeText } from '../../../ui/decode-text.ts';
import { type ChosenFile, ImportDialog } from '../../../ui/import-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts';
import { QuestionBankDocument, useImportQuestionsMutation } from './quiz-editor.gen.ts';

/** Bytes. The server limits characters, most of which take one byte. */
const MAX_BYTES = 900_000;

/** A text that starts with an angle bracket is XML, regardless of the file's name. */
const getFormat = (text: string): QuestionFormat =>
  text.trimStart().startsWith('<') ? 'MOODLE_XML' : 'GIFT';

/** Imports questions from a file, after a check. */
export function QuestionImport({ courseId, onClose }: { courseId: string; onClose: () => void }) {
  const { t } = useTranslation('quizBuilder');
  const [send] = useImportQuestionsMutation();
  const getKey = useIdempotencyKey();
  const toInput = ({ bytes }: ChosenFile) => {
    const text = decodeText(bytes);
    return { courseId, text, format: getFormat(text) };
  };
  const checkFile = async (file: ChosenFile) => {
    const { data } = await send({ variables: { input: { ...toInput(file), isDryRun: true } } });
    if (!data) return undefined;
    const { taken, rows } = data.importQuestions;
    return {
      acceptedCount: taken,
      summary: t('import.found', { count: taken, all: rows.length }),
      lines: rows.map(({ line, name, kind, problem, notes }) => ({
        line,
        title: name || t('import.unnamed'),
        facts: kind ? [t(`kinds.${kind}`)] : [],
        problem: problem ?? null,
        notes,
      })),
    };
  };
  const importFile = async (file: ChosenFile) => {
    const input = toInput(file);
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
