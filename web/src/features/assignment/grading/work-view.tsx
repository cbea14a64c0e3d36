import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Card, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { LessonFiles, ShownFile } from '../../../ui/lesson/lesson-files.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { useAssignmentFormat } from '../status-and-times.tsx';
import { type LinePosition, NotedLines } from './noted-lines.tsx';
import type { ClaimedWork, Grades } from './use-grading.ts';
import { useTextFile } from './use-text-file.ts';

interface WorkViewProps {
  work: ClaimedWork;
  notes: Grades['notes'];
  line: LinePosition | null;
  isNoting: boolean;
  onLine: (line: LinePosition) => void;
  onNoting: () => void;
  onNote: (text: string) => void;
}

/** A submission: its text and files, with line numbers if they are texts. */
export function WorkView({ work, notes, line, isNoting, onLine, onNoting, onNote }: WorkViewProps) {
  const { t } = useTranslation('marking');
  const { at, span } = useAssignmentFormat();
  const { studentName, number, submittedAt, dueAt, lateMinutes, extension, heldBy, text, files } = work;
  const early = dueAt ? Date.parse(dueAt) - Date.parse(submittedAt) : 0;
  const lines = { line, isNoting, onLine, onNoting, onNote };
  return (
    <Stack gap={4} shrink>
      <Row as="header" justify="between" gap={4} shrink>
        <div>
          <h2>{studentName}</h2>
          <Text tone="dim">
            {t('work.sent', { number, at: at(submittedAt) })}
            {dueAt && lateMinutes === 0 && ` · ${t('work.early', { time: span(early) })}`}
          </Text>
        </div>
        {dueAt &&
          (lateMinutes > 0 ? (
            <Tag tone="warn">{t('work.late', { time: span(lateMinutes * 60_000) })}</Tag>
          ) : (
            <Tag tone="ok">{t('work.onTime')}</Tag>
          ))}
      </Row>
      {extension && (
        <Notice>{t('work.extension', { at: at(extension.cutOffAt), reason: extension.reason })}</Notice>
      )}
      {heldBy && (
        <Notice tone="warn" isAlert>
          {t('work.held', { name: heldBy })}
        </Notice>
      )}
      {text && (
        <Card as="section" aria-label={t('work.text')}>
          <NotedLines
            text={text}
            fileId={null}
            notes={notes.filter(({ fileId }) => fileId === null)}
            {...lines}
          />
        </Card>
      )}
      {files.length > 0 && <LessonFiles files={files} />}
      {files.map((file) =>
        file.type === 'TEXT' ? (
          <TextFile
            key={file.id}
            file={file}
            notes={notes.filter(({ fileId }) => fileId === file.id)}
            lines={lines}
          />
        ) : (
          file.type === 'IMAGE' && (
            <Card as="section" key={file.id}>
              <Heading level={3} mb={3} text="md">
                {file.name}
              </Heading>
              <ShownFile file={file} />
            </Card>
          )
        ),
      )}
    </Stack>
  );
}

interface TextFileProps {
  file: ClaimedWork['files'][number];
  notes: Grades['notes'];
  lines: Pick<WorkViewProps, 'line' | 'isNoting' | 'onLine' | 'onNoting' | 'onNote'>;
}

const TextFile = ({ file, notes, lines }: TextFileProps) => {
  const { t } = useTranslation('marking');
  const content = useTextFile(file.url);
  const [isOpen, setOpen] = useState(true);
  return (
    <Card as="section">
      <Heading level={3} mb={3} text="md">
        <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {file.name}
        </TextButton>
      </Heading>
      {isOpen && content === null && <Text tone="dim">{t('work.noText')}</Text>}
      {isOpen && content != null && (
        <NotedLines text={content} fileId={file.id} notes={notes} isCode {...lines} />
      )}
    </Card>
  );
};
