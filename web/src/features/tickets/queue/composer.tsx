import { IconChevronDown, IconMessage2, IconNote, IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { evictQueueCounts } from '../../../apollo/cache/tickets.ts';
import { toErrorMessage, toFailure } from '../../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../../apollo/suppress-toast.ts';
import type { TicketState } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dropdown } from '../../../ui/dropdown.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { hasWords } from '../../../ui/plain-words.ts';
import { Problem } from '../../../ui/problem.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type AttachedFile, AttachFiles } from '../../../ui/upload/attach-files.tsx';
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts';
import utilities from '../../../ui/utilities.module.css';
import {
  TicketsDocument,
  useAnswerTicketMutation,
  useFilledAnswersQuery,
  useNoteOnTicketMutation,
} from './queue.gen.ts';
import classes from './queue.module.css';

/** Options of mutations that change the place of a ticket in the queues. */
export const AFTER = { refetchQueries: [TicketsDocument], update: evictQueueCounts };

interface ComposerProps {
  ticket: { id: string; version: number };
  field: RefObject<HTMLTextAreaElement | null>;
  /** Called if another agent has answered meanwhile, so that this agent reads the answer first. */
  onStale: () => void;
}

/** The form for an answer or a note. `/` at its start opens the canned answers. */
export function Composer({ ticket, field, onStale }: ComposerProps) {
  const { t } = useTranslation('ticketDesk');
  const listId = useId();
  const [text, setText] = useState('');
  const [isNote, setNote] = useState(false);
  const [selectedIndex, setSelectedIndex] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const [answer, { loading: isSending }] = useAnswerTicketMutation({
    ...SUPPRESS_TOAST,
    ...AFTER,
  });
  const [note, { loading: isNoting }] = useNoteOnTicketMutation(SUPPRESS_TOAST);
  const getKey = useIdempotencyKey();
  const isOpen = text.startsWith('/') && !isNote;
  const { data } = useFilledAnswersQuery({ variables: { ticketId: ticket.id }, skip: !isOpen });
  const fits = hasWords(text.slice(1));
  const answers = (data?.filledAnswers ?? []).filter(({ title }) => fits(title));
  const at = Math.min(selectedIndex, answers.length - 1);
  const insert = (insertedText: string) => {
    setText(insertedText);
    setSelectedIndex(0);
    field.current?.focus();
  };
  const moveSelection = (event: KeyboardEvent) => {
    if (!isOpen || answers.length === 0) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      setSelectedIndex((at + step + answers.length) % answers.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      insert(answers[at]!.text);
    } else if (event.key === 'Escape') setText('');
  };
  const send = async (state: TicketState) => {
    if (!text.trim()) {
      setProblem(t('compose.missing'));
      field.current?.focus();
      return;
    }
    setProblem(null);
    try {
      if (isNote) {
        const input = { ticketId: ticket.id, text };
        await note({ variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } } });
      } else {
        const input = {
          ticketId: ticket.id,
          text,
          state,
          uploadIds: files.map(({ id }) => id),
          expectedVersion: ticket.version,
        };
        await answer({ variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } } });
      }
      setText('');
      setFiles([]);
      toast.success(t(isNote ? 'compose.noted' : 'compose.sent'));
    } catch (error) {
      setProblem(toErrorMessage(error));
      if (toFailure(error).reason === 'STALE_VERSION') onStale();
    }
  };
  return (
    <Grid gap={2} position="relative">
      {isOpen && answers.length > 0 && (
        <div className={classes.canned} id={listId} role="listbox" aria-label={t('compose.canned')}>
          {answers.map(({ id, title, text: insertedText }, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field below handles the keyboard
            <div
              key={id}
              id={`${listId}-${i}`}
              role="option"
              tabIndex={-1}
              className={`${classes.choice} ${styleClass({ display: 'grid', gap: 'half', px: 4, py: 2, cursor: 'pointer' })}`}
              aria-selected={i === at}
              onClick={() => insert(insertedText)}
            >
              <b>{title}</b>
              <Text as="span" text="xs" tone="text-2" space="nowrap" overflow="hidden" ellipsis>
                {insertedText}
              </Text>
            </div>
          ))}
        </div>
      )}
      {isOpen && data && answers.length === 0 && <Text tone="dim">{t('compose.noCanned')}</Text>}
      <div className={classes.box} data-note={isNote || undefined}>
        <textarea
          ref={field}
          className={classes.field}
          aria-label={t(isNote ? 'compose.noteLabel' : 'compose.label')}
          placeholder={t(isNote ? 'compose.notePlace' : 'compose.place')}
          rows={4}
          maxLength={4000}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setSelectedIndex(0);
          }}
          onKeyDown={moveSelection}
          {...(isOpen && {
            'aria-controls': listId,
            ...(answers.length > 0 && { 'aria-activedescendant': `${listId}-${at}` }),
          })}
        />
        <Row className={classes.tools} wrap gap={1} p={2} borderTop>
          <IconButton
            aria-label={t('compose.canned')}
            aria-pressed={isOpen}
            onClick={() => {
              setNote(false);
              setText(isOpen ? '' : '/');
              field.current?.focus();
            }}
          >
            <IconMessage2 size={20} aria-hidden="true" />
          </IconButton>
          <IconButton
            aria-label={t('compose.noteLabel')}
            aria-pressed={isNote}
            onClick={() => setNote(!isNote)}
          >
            <IconNote size={20} aria-hidden="true" />
          </IconButton>
          <Text as="span" grow shrink />
          <Button
            className={classes.sendAnswer}
            loading={isSending || isNoting}
            leftSection={<IconSend size={18} aria-hidden="true" />}
            onClick={() => void send('REPLIED')}
          >
            {t(isNote ? 'compose.keep' : 'compose.send')}
          </Button>
          {!isNote && (
            <Dropdown
              align="end"
              label={t('compose.more')}
              trigger={<IconChevronDown size={18} aria-hidden="true" />}
              triggerClassName={utilities.iconButton ?? ''}
            >
              <button type="button" onClick={() => void send('RESOLVED')}>
                {t('compose.sendDone')}
              </button>
              <button type="button" onClick={() => void send('ON_HOLD')}>
                {t('compose.sendHold')}
              </button>
            </Dropdown>
          )}
        </Row>
      </div>
      {!isNote && <AttachFiles prefix={`ticket.desk.${ticket.id}.`} files={files} onChange={setFiles} />}
      <Problem text={problem} />
    </Grid>
  );
}
