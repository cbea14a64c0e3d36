import { useParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { OwnThread } from './own-thread.tsx';
import { useMyTicketQuery, useRateTicketMutation, useReplyToTicketMutation } from './tickets.gen.ts';

/** /dashboard/support/{id}: a ticket of the viewer. */
export function Component() {
  const { t } = useTranslation('tickets');
  const { id = '' } = useParams();
  const result = useMyTicketQuery({ variables: { id }, ...cacheAndNetwork });
  const [reply] = useReplyToTicketMutation();
  const [rate] = useRateTicketMutation();
  const breadcrumbs = [{ label: t('own.title'), to: '/dashboard/support' }];
  return (
    <QueryView
      result={result}
      select={({ myTicket }) => myTicket}
      failedTitle={t('own.failedOne')}
      skeleton={<LoadingRows rows={3} height={96} />}
      missing={<NotFound />}
    >
      {(ticket) => (
        <>
          <PageHeader title={ticket.subject} breadcrumbs={[...breadcrumbs, { label: ticket.number }]} />
          <OwnThread
            ticket={ticket}
            actions={{
              allowsFiles: true,
              reply: (text, files, idempotencyKey) =>
                reply({
                  variables: {
                    input: { ticketId: id, text, uploadIds: files.map((file) => file.id), idempotencyKey },
                  },
                }),
              rate: (stars, comment) => rate({ variables: { input: { ticketId: id, stars, comment } } }),
            }}
          />
        </>
      )}
    </QueryView>
  );
}
