import { IconMessagePlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Box, Grid, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { TextButton } from '../../../ui/text-button.tsx';
import classes from './noted-lines.module.css';
import type { Grades } from './use-grading.ts';

/** A line of the text (`fileId` null) or of a file. */
export interface LinePosition {
  fileId: string | null;
  line: number;
}

interface NotedLinesProps {
  text: string;
  fileId: string | null;
  notes: Grades['notes'];
  isCode?: boolean;
  line: LinePosition | null;
  isNoting: boolean;
  onLine: (line: LinePosition) => void;
  onNoting: () => void;
  onNote: (text: string) => void;
}

/** Lines with comments. A line is selected by its number; C comments on it. */
export function NotedLines(props: NotedLinesProps) {
  const { text, fileId, notes, isCode = false, line, isNoting, onLine, onNoting, onNote } = props;
  const { t } = useTranslation('marking');
  const lines = useMemo(() => text.replace(/\r/g, '').split('\n'), [text]);
  return (
    <Box as="ol" className={classes.lines} overflowX="auto" data-code={isCode || undefined}>
      {lines.map((lineText, index) => {
        const number = index + 1;
        const isChosen = line?.fileId === fileId && line.line === number;
        const note = notes.find((each) => each.line === number);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of submitted work are never reordered
          <li key={index} data-chosen={isChosen || undefined}>
            <div className={classes.line}>
              <button
                type="button"
                className={styleClass({
                  self: 'start',
                  minH: 6,
                  py: 0,
                  pl: 0,
                  pr: 2,
                  font: 'inherit',
                  tone: 'dim',
                  numbers: true,
                  textAlign: 'end',
                  bg: 'none',
                  border: 'none',
                  cursor: 'pointer',
                  bare: true,
                })}
                aria-label={t('line.choose', { line: number })}
                aria-pressed={isChosen}
                onClick={() => onLine({ fileId, line: number })}
              >
                {number}
              </button>
              <Text as="span" space="pre" anywhere>
                {lineText || '\u00A0'}
              </Text>
            </div>
            {isChosen && !isNoting && (
              <TextButton onClick={onNoting}>
                <IconMessagePlus size={16} aria-hidden="true" /> {note ? t('line.edit') : t('line.comment')}
              </TextButton>
            )}
            {isChosen && isNoting ? (
              <NoteForm text={note?.text ?? ''} onNote={onNote} />
            ) : (
              note && <p className={classes.note}>{note.text}</p>
            )}
          </li>
        );
      })}
    </Box>
  );
}

const NoteForm = ({ text, onNote }: { text: string; onNote: (text: string) => void }) => {
  const { t } = useTranslation('marking');
  const [draft, setDraft] = useState(text);
  return (
    <Grid
      as="form"
      gap={2}
      mt={1}
      mb={3}
      ml={12}
      onSubmit={(event) => {
        event.preventDefault();
        onNote(draft);
      }}
    >
      <TextArea
        label={t('line.label')}
        autosize
        minRows={2}
        maxLength={1000}
        autoFocus
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <Button type="submit" size="sm">
        {t('line.keep')}
      </Button>
    </Grid>
  );
};
