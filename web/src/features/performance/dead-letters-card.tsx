import type { FragmentType } from '@apollo/client';
import { IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { DiscardDeadLettersInput } from '../../generated/input-rules.ts';
import { FormattedMessage } from '../../i18n/formatted-message.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatDate, formatTime } from '../../ui/format.ts';
import { Box, Card, Row, Text } from '../../ui/layout/layout.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useViewer } from '../accounts/index.ts';
import { jobName } from './names.ts';
import {
  type DeadLetterRowFragment,
  PerformanceLiveDocument,
  type PerformanceLiveQuery,
  useDeadLetterRowFragment,
  useDiscardDeadLettersMutation,
  useReplayDeadLettersMutation,
} from './performance.gen.ts';
import classes from './performance.module.css';
import { ReplayAllDialog } from './replay-all-dialog.tsx';

const TONES = {
  WAITING: 'bad',
  REPLAYING: 'info',
  DONE: 'ok',
  FAILED_AGAIN: 'bad',
  DISCARDED: 'neutral',
} as const satisfies Record<DeadLetterRowFragment['state'], Tone>;

const AGAIN = { refetchQueries: [PerformanceLiveDocument], awaitRefetchQueries: true };

/** Replays jobs and shows a toast. */
function useReplay() {
  const { t } = useTranslation('performance');
  const [replay, { loading }] = useReplayDeadLettersMutation();
  const send = (deadLetterIds: string[]) =>
    replay({ variables: { input: { deadLetterIds } }, ...AGAIN }).then(
      ({ data }) => {
        const { done = 0, gone = 0 } = data?.replayDeadLetters ?? {};
        toast.success(gone > 0 ? t('replayedSome', { count: done, gone }) : t('replayed', { count: done }));
      },
      () => undefined,
    );
  return { send, isBusy: loading };
}

function DiscardDialog({ letter, onClose }: { letter: DeadLetterRowFragment; onClose: () => void }) {
  const { t } = useTranslation('performance');
  const [discard] = useDiscardDeadLettersMutation();
  const { form, submit, isBusy, formError } = useMutationForm<{ reason: string }>({
    initialValues: { reason: '' },
    validate: {
      reason: (reason) =>
        reason.trim().length < DiscardDeadLettersInput.reason.minLength ? t('reasonMissing') : null,
    },
    send: async ({ reason }) => {
      const { data } = await discard({
        variables: { input: { deadLetterIds: [letter.id], reason } },
        ...AGAIN,
      });
      toast.success(t(data?.discardDeadLetters.done ? 'discarded' : 'alreadyTaken'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('discardTitle')}
      submitLabel={t('discard')}
      isDanger
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>
        <FormattedMessage
          text={t('discardText', { job: jobName(t, letter.queue) })}
          parts={{
            job: (label) => (
              <Text as="span" weight={600}>
                {label}
              </Text>
            ),
          }}
        />
      </p>
      <TextArea
        data-autofocus
        label={t('reason')}
        description={t('reasonHelp')}
        withAsterisk
        rows={3}
        maxLength={DiscardDeadLettersInput.reason.maxLength}
        key={form.key('reason')}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}

function DeadLetterRow({ letter: from }: { letter: FragmentType<DeadLetterRowFragment> }) {
  const { t } = useTranslation('performance');
  const viewer = useViewer();
  const { send, isBusy } = useReplay();
  const [isDiscarding, setDiscarding] = useState(false);
  const letter = useDeadLetterRowFragment(from);
  if (!letter) return null;
  const { queue, state, attempts, error, failedAt, reason } = letter;
  const name = jobName(t, queue);
  const at = `${formatTime(failedAt)} ${formatDate(failedAt)}`;
  return (
    <Row as="li" className={classes.letter} align="start" gap={3} px={6} py={4} borderTop>
      <Box grow shrink>
        <p>
          <Text as="span" weight={600}>
            {name}
          </Text>{' '}
          {name !== queue && <code>{queue}</code>}
        </p>
        <Text tone="bad" anywhere>
          {error ?? t('noError')}
        </Text>
        <Text text="sm" tone="dim">
          {t('attempts', { count: attempts, at })}
        </Text>
        {reason && <Text text="sm">{t('because', { reason })}</Text>}
      </Box>
      {state === 'WAITING' ? (
        <Row gap={2} shrink>
          {viewer.may('dead-letter:replay') && (
            <Button
              variant="default"
              size="sm"
              loading={isBusy}
              leftSection={<IconRepeat size={16} aria-hidden="true" />}
              aria-label={t('replayOf', { name, at })}
              onClick={() => void send([letter.id])}
            >
              {t('replay')}
            </Button>
          )}
          {viewer.may('dead-letter:discard') && (
            <RowMenu label={t('more', { name, at })}>
              <button type="button" onClick={() => setDiscarding(true)}>
                {t('discard')}
              </button>
            </RowMenu>
          )}
        </Row>
      ) : (
        <Tag tone={TONES[state]}>{t(`letterState.${state}`)}</Tag>
      )}
      {isDiscarding && <DiscardDialog letter={letter} onClose={() => setDiscarding(false)} />}
    </Row>
  );
}

/** Jobs that have used up their attempts, with replay, discarding, and the results. */
export function DeadLettersCard({ letters }: { letters: PerformanceLiveQuery['deadLetters'] }) {
  const { t } = useTranslation('performance');
  const viewer = useViewer();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const waiting = letters.filter(({ state }) => state === 'WAITING');
  return (
    <Card as="section" card="flush" aria-labelledby="letters">
      <Box px={6} pt={5} pb={4}>
        <h2 id="letters">{t('lettersTitle')}</h2>
        <Text text="sm" tone="dim">
          {t('lettersText')}
        </Text>
      </Box>
      {letters.length === 0 ? (
        <Text px={6} pb={6} tone="dim">
          {t('lettersNone')}
        </Text>
      ) : (
        <ul aria-live="polite">
          {letters.map((letter) => (
            <DeadLetterRow key={letter.id} letter={letter} />
          ))}
        </ul>
      )}
      {waiting.length > 1 && viewer.may('dead-letter:replay') && (
        <Box px={4} py={2} borderTop>
          <Button variant="subtle" size="sm" onClick={() => setDialogOpen(true)}>
            {t('replayMany')}
          </Button>
        </Box>
      )}
      {isDialogOpen && <ReplayAllDialog onClose={() => setDialogOpen(false)} />}
    </Card>
  );
}
