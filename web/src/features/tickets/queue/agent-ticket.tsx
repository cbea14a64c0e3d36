import { IconArrowLeft, IconUser } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { FormattedMessage } from '../../../i18n/formatted-message.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Box, Grid, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import listDetail from '../../../ui/list-detail.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import utilities from '../../../ui/utilities.module.css';
import { useViewer } from '../../accounts/index.ts';
import { Composer } from './composer.tsx';
import { Due } from './due.tsx';
import { useDeskTicketQuery } from './queue.gen.ts';
import classes from './queue.module.css';
import { RequesterPanel } from './requester-panel.tsx';
import { TicketMenu } from './ticket-menu.tsx';
import { TicketMessages } from './ticket-messages.tsx';

interface AgentTicketProps {
  id: string;
  back: string;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** A ticket for agents: messages, answer form, and requester. */
export function AgentTicket({ id, back, field }: AgentTicketProps) {
  const { t } = useTranslation('ticketDesk');
  const viewer = useViewer();
  const [isDrawer, setDrawer] = useState(false);
  const result = useDeskTicketQuery({ variables: { id }, ...cacheAndNetwork });
  const refetch = () => void result.refetch().catch(() => undefined);
  return (
    <QueryView
      result={result}
      select={(data) => data.ticket && { ticket: data.ticket, agents: data.ticketAgents }}
      failedTitle={t('failedOne')}
      skeleton={
        <Stack gap={3} shrink p={4}>
          <LoadingRows rows={4} height={80} />
        </Stack>
      }
      missing={
        <Stack gap={3} shrink p={4}>
          <EmptyState kind="filter" title={t('missing')} text={t('missingText')} />
        </Stack>
      }
    >
      {({ ticket, agents }) => (
        <>
          <Stack as="section" gap={3} shrink p={4} aria-label={ticket.number}>
            <Grid as="header" gap={2} pb={3} borderBottom>
              <Link to={back} className={`${utilities.moreLink} ${listDetail.back}`}>
                <IconArrowLeft size={16} aria-hidden="true" />
                {t('back')}
              </Link>
              <Heading level={2} text="lg" anywhere>
                {ticket.subject}
              </Heading>
              <Row as="p" wrap gap={2} shrink text="sm">
                <Text as="span" tone="dim">
                  {ticket.number}
                </Text>
                <Tag>{t(`state.${ticket.state}`)}</Tag>
                <Due dueAt={ticket.dueAt} />
              </Row>
              {viewer.may('ticket:answer') && (
                <TicketMenu ticket={ticket} agents={agents} onStale={refetch} />
              )}
              <Button
                className={classes.who2}
                variant="default"
                size="compact-md"
                leftSection={<IconUser size={16} aria-hidden="true" />}
                onClick={() => setDrawer(true)}
              >
                {ticket.requesterName}
              </Button>
            </Grid>
            <section
              className={`${classes.scroll} ${styleClass({ grow: true, minH: 50, maxH: 140, overflow: 'auto' })}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable for the keyboard
              tabIndex={0}
              aria-label={t('messages')}
            >
              <TicketMessages ticket={ticket} />
            </section>
            {ticket.mergedInto && (
              <Notice>
                <FormattedMessage
                  text={t('mergedInto', { number: ticket.mergedInto.number })}
                  parts={{
                    ticket: (number) => (
                      <Link className={utilities.link} to={`/admin/support-center/${ticket.mergedInto?.id}`}>
                        {number}
                      </Link>
                    ),
                  }}
                />
              </Notice>
            )}
            {ticket.state !== 'CLOSED' && viewer.may('ticket:answer') && (
              <Composer key={ticket.id} ticket={ticket} field={field} onStale={refetch} />
            )}
          </Stack>
          <Box as="aside" shrink borderLeft laptop={{ display: 'none' }} aria-label={t('requester')}>
            <RequesterPanel ticket={ticket} />
          </Box>
          <Dialog isOpen={isDrawer} onClose={() => setDrawer(false)} title={t('requester')} placement="end">
            <RequesterPanel ticket={ticket} />
          </Dialog>
        </>
      )}
    </QueryView>
  );
}
