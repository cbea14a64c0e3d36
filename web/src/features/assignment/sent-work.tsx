import type { FragmentType } from '@apollo/client';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { LessonFiles } from '../../ui/lesson/lesson-files.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type SentWorkFragment, useSentWorkFragment } from './assignment.gen.ts';
import classes from './assignment.module.css';
import { RubricTable } from './rubric-table.tsx';
import { StatusTag, useAssignmentFormat } from './status-and-times.tsx';

interface SentWorkProps {
  work: FragmentType<SentWorkFragment>;
  isNewest: boolean;
}

/** Submitted work, and its grade when it is released. */
export function SentWork({ work: from, isNewest }: SentWorkProps) {
  const { t } = useTranslation('assignment');
  const { at, span, points } = useAssignmentFormat();
  const work = useSentWorkFragment(from);
  if (!work) return null;
  const { number, status, text, files, submittedAt, lateMinutes, grade, maxScore, passScore, redoUntil } =
    work;
  return (
    <>
      <Stack as="section" card gap={4} shrink>
        <Row justify="between" gap={4} shrink>
          <h2>{t('sent.title', { number })}</h2>
          <StatusTag status={status} />
        </Row>
        <Text tone="dim">
          {submittedAt && t('sent.at', { at: at(submittedAt) })}
          {lateMinutes > 0 && ` · ${t('sent.late', { time: span(lateMinutes * 60_000) })}`}
        </Text>
        {status === 'SUBMITTED' && <Notice>{t('sent.waits')}</Notice>}
        {grade && (
          <div>
            <Text className={classes.score} text="h1" weight={700} numbers>
              {points(grade.score)} <span>/ {maxScore}</span>
            </Text>
            <p
              className={work.passed ? styleClass({ weight: 600, tone: 'ok' }) : styleClass({ tone: 'dim' })}
            >
              {work.passed ? t('sent.passed') : t('sent.failed', { pass: passScore })}
              {grade.deducted > 0 &&
                ` ${t('sent.deducted', { earned: points(grade.earned), points: points(grade.deducted) })}`}
            </p>
          </div>
        )}
        {isNewest && redoUntil && <Notice tone="warn">{t('sent.again', { at: at(redoUntil) })}</Notice>}
        {grade?.comment && (
          <Box as="blockquote" px={4} py={3} m={0} space="lines" bg="surface-2" radius="md">
            {grade.comment}
          </Box>
        )}
        {text && (
          <Box anywhere>
            {text.split('\n').map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of the text never change
              <div key={index}>
                <p>{line || '\u00A0'}</p>
                {grade?.notes
                  .filter((note) => !note.fileId && note.line === index + 1)
                  .map((note) => (
                    <p key={note.text} className={classes.note}>
                      {note.text}
                    </p>
                  ))}
              </div>
            ))}
          </Box>
        )}
        {files.length > 0 && <LessonFiles files={files} />}
        {files.map(({ id, name }) => {
          const notes = grade?.notes.filter(({ fileId }) => fileId === id) ?? [];
          return notes.map((note) => (
            <p key={`${id} ${note.line} ${note.text}`} className={classes.note}>
              <strong>{t('sent.line', { name, line: note.line })}</strong> {note.text}
            </p>
          ));
        })}
      </Stack>
      {grade && (
        <RubricTable rows={work.rubric} total={maxScore} pass={passScore} number={number} grade={grade} />
      )}
    </>
  );
}
