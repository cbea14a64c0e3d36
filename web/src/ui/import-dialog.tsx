import { type ReactNode, useRef, useState } from 'react';
import { toErrorMessage } from '../apollo/failure.ts';
import { withoutToasts } from '../apollo/suppress-toast.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Button } from './button.tsx';
import { CancelButton } from './cancel-button.tsx';
import { Dialog } from './dialog.tsx';
import { formatBytes } from './format-bytes.ts';
import classes from './import-dialog.module.css';
import { Box, Row, Stack, Text } from './layout/layout.tsx';
import { Problem } from './problem.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import { Tag } from './tag.tsx';
import { FileField } from './upload/file-field.tsx';
import utilities from './utilities.module.css';

/** The content of a chosen file. The import uses what was checked, even if the file changes meanwhile. */
export interface ChosenFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface ImportedLine {
  readonly line: number;
  readonly title: string;
  readonly facts: readonly string[];
  readonly problem: string | null;
  /** True if the row creates nothing, without an error. */
  readonly isSkipped?: boolean;
  readonly notes?: readonly string[];
  /** Answers of a question, to check them. */
  readonly answers?: readonly { readonly text: string; readonly isRight: boolean }[];
}

export interface ImportPreview {
  /** Number of objects to create. The file cannot be imported if it is 0. */
  readonly acceptedCount: number;
  readonly summary: string;
  readonly lines: readonly ImportedLine[];
}

interface ImportDialogProps {
  title: string;
  text: ReactNode;
  label: string;
  rules: string;
  accept: string;
  /** Bytes. */
  maxBytes: number;
  importLabel: (count: number) => string;
  /** Checks the file without changing anything. */
  onCheck: (file: ChosenFile) => Promise<ImportPreview | undefined>;
  onImport: (file: ChosenFile) => Promise<unknown>;
  onClose: () => void;
}

/** Checks a file, shows the result of each row, and then imports it. */
export function ImportDialog({
  title,
  text,
  label,
  rules,
  accept,
  maxBytes,
  importLabel,
  onCheck,
  onImport,
  onClose,
}: ImportDialogProps) {
  const { t, i18n } = useTranslation('fileImport');
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [found, setFound] = useState<ImportPreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pendingStep, setPendingStep] = useState<'check' | 'import' | null>(null);
  const lastChoice = useRef(0);

  const choose = async (file: File) => {
    lastChoice.current += 1;
    const choice = lastChoice.current;
    setFound(null);
    setChosen(null);
    setProblem(null);
    if (file.size > maxBytes) {
      setProblem(t('tooLarge', { max: formatBytes(maxBytes, i18n.language) }));
      return;
    }
    setPendingStep('check');
    try {
      const next = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
      const checked = await onCheck(next);
      // Another file was chosen meanwhile
      if (lastChoice.current !== choice) return;
      setChosen(next);
      setFound(checked ?? null);
    } catch (error) {
      if (lastChoice.current === choice) setProblem(toErrorMessage(error));
    } finally {
      if (lastChoice.current === choice) setPendingStep(null);
    }
  };
  const run = async (file: ChosenFile) => {
    setProblem(null);
    setPendingStep('import');
    try {
      await withoutToasts(() => onImport(file));
      onClose();
    } catch (error) {
      setProblem(toErrorMessage(error));
      setPendingStep(null);
    }
  };
  const acceptedCount = found?.acceptedCount ?? 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button
            loading={pendingStep === 'import'}
            aria-disabled={acceptedCount === 0}
            onClick={() => chosen && acceptedCount > 0 && void run(chosen)}
          >
            {found ? importLabel(acceptedCount) : t('take')}
          </Button>
        </>
      }
    >
      <Stack gap={4} shrink>
        <Stack gap={2} shrink>
          {text}
        </Stack>
        <FileField
          label={label}
          rules={rules}
          accept={accept}
          name={chosen?.name ?? null}
          isLocked={pendingStep === 'import'}
          onFile={(file) => void choose(file)}
        />
        <Problem text={problem} />
        {pendingStep === 'check' && (
          <Loading>
            <Skeleton height={160} />
          </Loading>
        )}
        {found && (
          <>
            <Text weight={600} role="status">
              {found.summary}
            </Text>
            <ul>
              {found.lines.map((each) => (
                <Line key={each.line} {...each} />
              ))}
            </ul>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

const Line = ({ line, title, facts, problem, isSkipped = false, notes = [], answers = [] }: ImportedLine) => {
  const { t } = useTranslation('fileImport');
  return (
    <Row as="li" className={classes.line} align="start" justify="between" gap={3} py={2}>
      <Text as="span" grow shrink>
        <Box as="span" display="block" anywhere>
          {title}
        </Box>
        <Box as="span" display="block" text="xs" tone="dim" anywhere>
          {[t('line', { line }), ...facts].join(' · ')}
        </Box>
        {answers.length > 0 && (
          <Box as="ul" mt={1} text="sm">
            {answers.map(({ text, isRight }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the answers of a file never change
              <Row as="li" key={index} align="start" gap={2}>
                <Text as="span" tone={isRight ? 'ok' : 'dim'} weight={600} aria-hidden="true">
                  {isRight ? '✓' : '–'}
                </Text>
                <Text as="span" shrink anywhere>
                  {text}
                  {isRight && <span className={utilities.hidden}> ({t('right')})</span>}
                </Text>
              </Row>
            ))}
          </Box>
        )}
        {[...(problem ? [problem] : []), ...notes].map((message) => (
          <Box
            as="span"
            key={message}
            className={classes.said}
            display="block"
            text="xs"
            tone="text-2"
            anywhere
            data-bad={message === problem || undefined}
          >
            {message}
          </Box>
        ))}
      </Text>
      <Tag tone={problem ? 'warn' : isSkipped ? 'neutral' : 'ok'}>
        {t(problem || isSkipped ? 'left' : 'taken')}
      </Tag>
    </Row>
  );
};
