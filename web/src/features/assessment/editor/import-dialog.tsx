import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../../apollo/failure.ts';
import type { QuestionFormat } from '../../../generated/schema.ts';
import { CancelButton } from '../../../ui/cancel-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import kit from '../../../ui/kit.module.css';
import { Problem } from '../../../ui/problem.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts';
import {
  type ImportQuestionsMutation,
  QuestionBankDocument,
  useImportQuestionsMutation,
} from './quiz-editor.gen.ts';
import classes from './quiz-editor.module.css';

type Row = ImportQuestionsMutation['importQuestions']['rows'][number];
interface Chosen {
  readonly name: string;
  readonly text: string;
  readonly format: QuestionFormat;
}

/** What begins with an angle bracket is XML, whatever the file is called. */
const formatOf = (text: string): QuestionFormat =>
  text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .startsWith('<')
    ? 'MOODLE_XML'
    : 'GIFT';

const RowLine = ({ row: { line, name, kind, problem } }: { row: Row }) => {
  const { t } = useTranslation('quizBuilder');
  return (
    <li className={kit.between}>
      <span className={kit.grow}>
        {name || t('import.unnamed')}
        <span className={`${kit.tiny} ${kit.dim} ${classes.below}`}>
          {t('import.line', { line })}
          {kind && ` · ${t(`kinds.${kind}`)}`}
          {problem && ` · ${problem}`}
        </span>
      </span>
      <Tag tone={problem ? 'warn' : 'ok'}>{t(problem ? 'import.left' : 'import.ok')}</Tag>
    </li>
  );
};

/** A file of questions for the bank: looked at first, then taken. */
export function ImportDialog({ courseId, onClose }: { courseId: string; onClose: () => void }) {
  const { t } = useTranslation('quizBuilder');
  const inputId = useId();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [result, setResult] = useState<{ rows: Row[]; taken: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [send, { loading }] = useImportQuestionsMutation();
  const keyOf = useIdempotencyKey();
  const run = async ({ text, format }: Chosen, isDryRun: boolean) => {
    setProblem(null);
    try {
      const input = { courseId, text, format, isDryRun };
      const { data } = await send({
        variables: {
          input: { ...input, ...(isDryRun ? {} : { idempotencyKey: keyOf(JSON.stringify(input)) }) },
        },
        ...(isDryRun ? {} : { refetchQueries: [QuestionBankDocument] }),
      });
      if (!data) return;
      if (isDryRun) setResult(data.importQuestions);
      else {
        toast.success(t('import.done', { count: data.importQuestions.taken }));
        onClose();
      }
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    if (!file) return;
    setResult(null);
    const text = await file.text();
    const next = { name: file.name, text, format: formatOf(text) };
    setChosen(next);
    await run(next, true);
  };
  const taken = result?.taken ?? 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('import.title')}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button
            loading={loading}
            aria-disabled={taken === 0}
            onClick={() => chosen && taken > 0 && void run(chosen, false)}
          >
            {t('import.take', { count: taken })}
          </Button>
        </>
      }
    >
      <div className={kit.stack}>
        <p>{t('import.text')}</p>
        <div className={kit.stackTight}>
          <label htmlFor={inputId} className={kit.strong}>
            {t('import.file')}
          </label>
          <input
            id={inputId}
            type="file"
            accept=".txt,.gift,.xml,text/plain,text/xml,application/xml"
            onChange={(event) => void choose(event)}
          />
        </div>
        <Problem text={problem} />
        {result && (
          <>
            <p className={kit.row} role="status">
              <IconFileImport size={18} aria-hidden="true" />
              {t('import.found', { count: taken, all: result.rows.length })}
            </p>
            <ul className={classes.bank}>
              {result.rows.map((row) => (
                <RowLine key={row.line} row={row} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
