import { useState } from 'react';
import { Link } from 'react-router-dom';
import { toFailure } from '../../apollo/failure.ts';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { withoutToasts } from '../../apollo/suppress-toast.ts';
import { DecideHeldEditInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { HeldEditCard } from '../studio/index.ts';
import {
  type HeldEditQueueQuery,
  useDecideHeldEditMutation,
  useHeldEditQueueQuery,
} from './held-queue.gen.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type HeldEdit = HeldEditQueueQuery['heldEdits']['items'][number];
const NOTE = { minLength: 1, maxLength: DecideHeldEditInput.note.maxLength };

const HeldEditDecision = ({ edit, onDecided }: { edit: HeldEdit; onDecided: () => void }) => {
  const { t } = useTranslation(['review', 'revisions']);
  const { date, time } = useFormat();
  const [decide] = useDecideHeldEditMutation();
  const [isRejecting, setRejecting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const send = async (isReleased: boolean, note: string | null) => {
    const input = { heldEditId: edit.id, expectedVersion: edit.version, isReleased, note };
    await withoutToasts<unknown>(() => decide({ variables: { input } }));
    toast.success(t(isReleased ? 'held.released' : 'held.rejected'));
    onDecided();
  };
  const release = async () => {
    setBusy(true);
    setError(null);
    try {
      await send(true, null);
    } catch (failed) {
      setError(failed);
    }
    setBusy(false);
  };
  return (
    <HeldEditCard
      edit={edit}
      isOpen
      header={
        <Text text="sm" tone="dim">
          <Link to={`/courses/${edit.course.slug}`}>{edit.course.title}</Link> ·{' '}
          {t('sentBy', {
            name: edit.author?.fullName ?? '',
            time: time(edit.createdAt),
            date: date(edit.createdAt),
          })}
        </Text>
      }
      actions={
        <>
          <Row wrap gap={2}>
            <Button loading={isBusy} onClick={() => void release()}>
              {t(edit.state === 'SHOWN' ? 'held.keep' : 'held.release')}
            </Button>
            <Button variant="default" onClick={() => setRejecting(true)}>
              {t('held.reject')}
            </Button>
          </Row>
          <FormError failure={error ? toFailure(error) : null} />
          <ReasonDialog
            isOpen={isRejecting}
            onClose={() => setRejecting(false)}
            heading={t('held.rejectTitle')}
            field="notes"
            rules={NOTE}
            label={t('held.reason')}
            help={t('held.reasonHelp')}
            initial=""
            submitLabel={t('held.reject')}
            isDanger
            onSubmit={(note) => send(false, note)}
            onMoved={onDecided}
          />
        </>
      }
    />
  );
};

/** Flagged edits of courses on sale, the oldest first. */
export function HeldQueue() {
  const { t } = useTranslation('review');
  const result = useHeldEditQueueQuery({ variables: { page: 1 }, ...cacheAndNetwork });
  return (
    <QueryView
      result={result}
      select={({ heldEdits }) => heldEdits}
      failedTitle={t('failed')}
      skeleton={<Skeleton height={200} />}
    >
      {({ items, total }) =>
        items.length === 0 ? (
          <EmptyState title={t('held.emptyTitle')} text={t('held.emptyText')} />
        ) : (
          <Stack gap={4} p={4}>
            {items.map((edit) => (
              <HeldEditDecision key={edit.id} edit={edit} onDecided={() => void result.refetch()} />
            ))}
            {total > items.length && (
              <Text text="sm" tone="dim">
                {t('held.more', { count: total - items.length })}
              </Text>
            )}
          </Stack>
        )
      }
    </QueryView>
  );
}
