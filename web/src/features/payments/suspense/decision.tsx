import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { type Failure, toFailure } from '../../../apollo/failure.ts';
import { withoutToasts } from '../../../apollo/suppress-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts';
import { useViewer } from '../../accounts/index.ts';
import {
  type SuspenseCaseQuery,
  type SuspenseDecisionFragment,
  SuspenseItemsDocument,
  useConfirmSuspenseReturnMutation,
  useMatchSuspenseMutation,
  useReturnSuspenseMutation,
  useSuspenseDecisionFragment,
} from './suspense.gen.ts';
import classes from './suspense.module.css';

type Candidate = SuspenseCaseQuery['suspenseCandidates'][number];
const REFETCH = { refetchQueries: [SuspenseItemsDocument] };

/** The decision, its author and its reason. */
function Decided({
  item: { decidedByName, decidedAt, decisionNote, orderNumber, state },
}: {
  item: SuspenseDecisionFragment;
}) {
  const { t } = useTranslation('suspense');
  const { date, time } = useFormat();
  return (
    <Grid className={classes.decided} columns={1} gap={1} pt={5} mt={5} borderTop role="status">
      <b>{t(`state.${state}`)}</b>
      {orderNumber && <span>{t('forOrder', { number: orderNumber })}</span>}
      {decidedAt && (
        <Text as="span" tone="dim">
          {t('decided', {
            name: decidedByName ?? '',
            at: `${time(decidedAt)}, ${date(decidedAt)}`,
            note: decisionNote ?? '',
          })}
        </Text>
      )}
    </Grid>
  );
}

interface SuspenseDecisionProps {
  item: FragmentType<SuspenseDecisionFragment>;
  selected: Candidate | undefined;
}

/**
 * Matches or returns a payment, or confirms a return transfer. Each action needs a reason, which the audit log
 * stores.
 */
export function SuspenseDecision({ item: from, selected }: SuspenseDecisionProps) {
  const { t } = useTranslation('suspense');
  const { price } = useFormat();
  const viewer = useViewer();
  const getKey = useIdempotencyKey();
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [match, matching] = useMatchSuspenseMutation(REFETCH);
  const [returnPayment, returning] = useReturnSuspenseMutation(REFETCH);
  const [confirm, confirming] = useConfirmSuspenseReturnMutation(REFETCH);
  const item = useSuspenseDecisionFragment(from);
  if (!item) return null;
  const { id: itemId, state, amount, needsSecondPerson, proposedById, proposedByName } = item;
  const isBusy = matching.loading || returning.loading || confirming.loading;
  const isReady = note.trim().length >= 3 && !isBusy;
  const run = async (work: () => Promise<unknown>) => {
    setFailure(null);
    try {
      await withoutToasts(work);
      setNote('');
    } catch (error) {
      setFailure(toFailure(error));
    }
  };
  const isMine = proposedById !== null && proposedById === viewer.user?.id;
  if (state === 'MATCHED' || state === 'RETURNED' || !viewer.may('suspense:decide'))
    return <Decided item={item} />;
  if (state === 'RETURNING')
    return (
      <Grid className={classes.decision} columns={1} gap={3} pt={5} mt={5} borderTop>
        <Decided item={item} />
        <TextField
          label={t('transferBack')}
          description={t('transferHint')}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <FormError failure={failure} />
        <Button
          disabled={!isReady}
          loading={confirming.loading}
          onClick={() =>
            void run(() =>
              confirm({
                variables: {
                  input: {
                    itemId,
                    bankReference: note,
                    idempotencyKey: getKey(`confirm ${itemId} ${note}`),
                  },
                },
              }),
            )
          }
        >
          {t('confirm')}
        </Button>
      </Grid>
    );
  const missing = selected ? selected.total - selected.matched - amount : 0;
  const returnLabel = needsSecondPerson ? (proposedById ? 'agree' : 'propose') : 'giveBack';
  return (
    <Grid className={classes.decision} columns={1} gap={3} pt={5} mt={5} borderTop>
      {needsSecondPerson && (
        <Text tone="dim">{proposedByName ? t('proposedBy', { name: proposedByName }) : t('twoPeople')}</Text>
      )}
      <TextField
        label={t('why')}
        description={t('whyHint')}
        value={note}
        maxLength={300}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <FormError failure={failure} />
      <Row className={classes.buttons} wrap align="stretch" gap={2}>
        {selected && (
          <Button
            disabled={!isReady}
            loading={matching.loading}
            onClick={() =>
              void run(() =>
                match({
                  variables: {
                    input: {
                      itemId,
                      orderId: selected.orderId,
                      reason: note,
                      idempotencyKey: getKey(`match ${itemId} ${selected.orderId} ${note}`),
                    },
                  },
                }),
              )
            }
          >
            {missing > 0
              ? t('matchShort', { amount: price(missing) })
              : t('match', { number: selected.number })}
          </Button>
        )}
        {/* Hidden from the administrator who proposed the return: the server requires a second person's approval */}
        {!isMine && (
          <Button
            variant="default"
            disabled={!isReady}
            loading={returning.loading}
            onClick={() =>
              void run(() =>
                returnPayment({
                  variables: {
                    input: { itemId, reason: note, idempotencyKey: getKey(`return ${itemId} ${note}`) },
                  },
                }),
              )
            }
          >
            {t(returnLabel, { amount: price(amount) })}
          </Button>
        )}
      </Row>
      {selected && <Text tone="dim">{t('matchHelp')}</Text>}
    </Grid>
  );
}
