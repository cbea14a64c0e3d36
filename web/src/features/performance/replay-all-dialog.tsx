import { uncached } from '../../apollo/fetch-policies.ts';
import { ReplayAllDeadLettersInput as rules } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { fits } from '../../ui/fits.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatDate, formatTime, useFormat } from '../../ui/format.ts';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { jobName } from './names.ts';
import {
  type DeadLetterKindsQuery,
  PerformanceLiveDocument,
  useDeadLetterKindsQuery,
  useReplayAllDeadLettersMutation,
} from './performance.gen.ts';
import classes from './performance.module.css';

type Kind = DeadLetterKindsQuery['deadLetterKinds'][number];

interface ReplayAllDialogProps {
  onClose: () => void;
}

/** Lists the jobs to replay, of one kind or of all, asks for a reason, and replays exactly these. */
export function ReplayAllDialog({ onClose }: ReplayAllDialogProps) {
  const { t } = useTranslation('performance');
  const kindsResult = useDeadLetterKindsQuery(uncached);
  const [replayAll] = useReplayAllDeadLettersMutation();
  const kinds = kindsResult.data?.deadLetterKinds ?? [];
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { queue: '', reason: '' },
    validate: { reason: (reason) => (fits(reason, rules.reason) ? null : t('reasonMissing')) },
    send: async ({ queue, reason }) => {
      // Later failures were not listed, so they are not replayed
      const until = kinds
        .map(({ lastFailedAt }) => lastFailedAt)
        .sort()
        .at(-1);
      if (until === undefined) return onClose();
      const { data } = await replayAll({
        variables: { input: { queue: queue || null, until, reason: reason.trim() } },
        refetchQueries: [PerformanceLiveDocument],
        awaitRefetchQueries: true,
      });
      const { done = 0, left = 0 } = data?.replayAllDeadLetters ?? {};
      toast.success(left > 0 ? t('replayedPart', { count: done, left }) : t('replayed', { count: done }));
      onClose();
    },
  });
  const matchingKinds = kinds.filter(({ queue }) => !form.values.queue || queue === form.values.queue);
  const total = matchingKinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <FormDialog
      onClose={onClose}
      title={t('replayAllTitle')}
      submitLabel={total > 0 ? t('replayAll', { count: total }) : t('replay')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('replayAllText')}</p>
      <QueryView
        result={kindsResult}
        select={({ deadLetterKinds }) => deadLetterKinds}
        skeleton={<Skeleton height={96} />}
        isEmpty={({ length }) => length === 0}
        empty={<Text tone="dim">{t('lettersNone')}</Text>}
      >
        {(all) => (
          <>
            {all.length > 1 && (
              <Select
                label={t('kind')}
                options={[
                  { value: '', label: t('everyKind') },
                  ...all.map(({ queue }) => ({ value: queue, label: jobName(t, queue) })),
                ]}
                {...form.getInputProps('queue')}
              />
            )}
            <ul className={classes.kinds} aria-label={t('wouldReplay')} aria-live="polite">
              {matchingKinds.map((kind) => (
                <KindRow key={kind.queue} kind={kind} />
              ))}
            </ul>
          </>
        )}
      </QueryView>
      <TextArea
        data-autofocus
        label={t('replayReason')}
        description={t('reasonHelp')}
        withAsterisk
        rows={3}
        maxLength={rules.reason.maxLength}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}

function KindRow({ kind: { queue, count: jobs, firstFailedAt, lastFailedAt, error } }: { kind: Kind }) {
  const { t } = useTranslation('performance');
  const { count } = useFormat();
  const at = (iso: string) => `${formatTime(iso)} ${formatDate(iso)}`;
  return (
    <li>
      <Row as="p" justify="between" gap={4} shrink>
        <Text as="span" weight={600}>
          {jobName(t, queue)}
        </Text>
        <span>{t('jobs', { count: jobs, value: count(jobs) })}</span>
      </Row>
      <Text tone="bad" anywhere>
        {error ?? t('noError')}
      </Text>
      <Text text="sm" tone="dim">
        {firstFailedAt === lastFailedAt
          ? at(lastFailedAt)
          : t('failedBetween', { from: at(firstFailedAt), to: at(lastFailedAt) })}
      </Text>
    </li>
  );
}
