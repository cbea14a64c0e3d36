import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toFailure } from '../../../apollo/failure.ts';
import type { TicketCategory, TicketPriority } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { AFTER } from './composer.tsx';
import {
  type DeskTicketQuery,
  type TicketMenuFragment,
  useAssignTicketMutation,
  useMergeTicketsMutation,
  useMoveTicketMutation,
  useTicketMenuFragment,
  useUpdateTicketMutation,
} from './queue.gen.ts';

const CATEGORIES = ['PAYMENT', 'LEARNING', 'TEACHING', 'FAULT', 'ACCOUNT', 'OTHER'] as const;
const PRIORITIES = ['URGENT', 'HIGH', 'NORMAL', 'LOW'] as const;

interface TicketMenuProps {
  ticket: FragmentType<TicketMenuFragment>;
  agents: DeskTicketQuery['ticketAgents'];
  onStale: () => void;
}

const MergeDialog = ({ ticket, onClose }: { ticket: TicketMenuFragment; onClose: () => void }) => {
  const { t } = useTranslation('ticketDesk');
  const navigate = useNavigate();
  const open = ticket.otherTickets.filter(({ state }) => state !== 'CLOSED');
  const [merge] = useMergeTicketsMutation(AFTER);
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { intoTicketId: open[0]?.id ?? '' },
    send: async ({ intoTicketId }) => {
      await merge({ variables: { input: { ticketId: ticket.id, intoTicketId } } });
      toast.success(t('merge.done'));
      navigate(`/admin/support-center/${intoTicketId}`);
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('merge.title')}
      submitLabel={t('merge.send')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('merge.text', { number: ticket.number })}</p>
      <Select
        label={t('merge.into')}
        options={open.map(({ id, number, subject }) => ({ value: id, label: `${number} · ${subject}` }))}
        key={form.key('intoTicketId')}
        {...form.getInputProps('intoTicketId')}
      />
    </FormDialog>
  );
};

/** Category and assignee of a ticket, and further actions. */
export function TicketMenu({ ticket: from, agents, onStale }: TicketMenuProps) {
  const { t } = useTranslation('ticketDesk');
  const [isMerging, setMerging] = useState(false);
  const [update] = useUpdateTicketMutation(AFTER);
  const [assign] = useAssignTicketMutation(AFTER);
  const [move] = useMoveTicketMutation(AFTER);
  const ticket = useTicketMenuFragment(from);
  if (!ticket) return null;
  const action = async (sent: Promise<unknown>) => {
    try {
      await sent;
    } catch (error) {
      if (toFailure(error).reason === 'STALE_VERSION') onStale();
    }
  };
  const to = (state: 'OPEN' | 'ON_HOLD' | 'RESOLVED') =>
    void action(
      move({ variables: { input: { ticketId: ticket.id, state, expectedVersion: ticket.version } } }),
    );
  const isClosed = ticket.state === 'CLOSED';
  const canMerge = ticket.otherTickets.some(({ state }) => state !== 'CLOSED');
  if (isClosed) return null;
  return (
    <Row wrap gap={2}>
      <Select
        isSmall
        aria-label={t('assignee')}
        value={ticket.assignee?.id ?? ''}
        onChange={(event) =>
          void action(
            assign({
              variables: { input: { ticketId: ticket.id, personId: event.currentTarget.value || null } },
            }),
          )
        }
        options={[
          { value: '', label: t('noAssignee') },
          ...agents.map(({ id, fullName }) => ({ value: id, label: fullName })),
        ]}
      />
      <Select
        isSmall
        aria-label={t('priorityLabel')}
        value={ticket.priority}
        onChange={(event) =>
          void action(
            update({
              variables: {
                input: { ticketId: ticket.id, priority: event.currentTarget.value as TicketPriority },
              },
            }),
          )
        }
        options={PRIORITIES.map((value) => ({ value, label: t(`priority.${value}`) }))}
      />
      <Select
        isSmall
        aria-label={t('categoryLabel')}
        value={ticket.category}
        onChange={(event) =>
          void action(
            update({
              variables: {
                input: { ticketId: ticket.id, category: event.currentTarget.value as TicketCategory },
              },
            }),
          )
        }
        options={CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
      />
      <RowMenu label={t('more', { number: ticket.number })}>
        {ticket.state !== 'RESOLVED' && (
          <button type="button" onClick={() => to('RESOLVED')}>
            {t('move.RESOLVED')}
          </button>
        )}
        {ticket.state !== 'ON_HOLD' && (
          <button type="button" onClick={() => to('ON_HOLD')}>
            {t('move.ON_HOLD')}
          </button>
        )}
        {ticket.state !== 'OPEN' && (
          <button type="button" onClick={() => to('OPEN')}>
            {t('move.OPEN')}
          </button>
        )}
        {canMerge && (
          <button type="button" onClick={() => setMerging(true)}>
            {t('merge.open')}
          </button>
        )}
      </RowMenu>
      {isMerging && <MergeDialog ticket={ticket} onClose={() => setMerging(false)} />}
    </Row>
  );
}
