import { IconChevronRight, IconClock, IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Preload } from '../../apollo/preload.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Card, Grid, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { PageMeta } from '../../ui/page-meta.tsx';
import utilities from '../../ui/utilities.module.css';
import { useIsOutsider, useViewer } from '../accounts/index.ts';
import { ContactTermsDocument, useContactTermsQuery } from './contact.gen.ts';
import { ContactForm, type CreatedTicket } from './contact-form.tsx';
import classes from './tickets.module.css';

export const preload: Preload = ({ client }) => client.query({ query: ContactTermsDocument });

/** Frequent questions with links to their answers. */
const ANSWERED = {
  refund: '/refund-policy',
  password: '/forgot-password',
  bill: '/dashboard/bills',
  certificate: '/verify',
  teach: '/teacher',
} as const;

const Thanks = ({ created, onAgain }: { created: CreatedTicket; onAgain: () => void }) => {
  const { t } = useTranslation('tickets');
  const { number, ticketId, email } = created;
  return (
    <Card role="status">
      <EmptyState
        drawing={
          <IconMailCheck
            size={56}
            stroke={1.25}
            className={styleClass({ tone: 'link' })}
            aria-hidden="true"
          />
        }
        title={number ? t('contact.doneNumber', { number }) : t('contact.done')}
        text={ticketId ? t('contact.doneMember') : t('contact.doneGuest', { email })}
        actions={
          <>
            {ticketId && <ButtonLink to={`/dashboard/support/${ticketId}`}>{t('contact.open')}</ButtonLink>}
            <Button variant="default" onClick={onAgain}>
              {t('contact.again')}
            </Button>
          </>
        }
      />
    </Card>
  );
};

/** /contact: creates a support ticket of a guest or member. */
export function Component() {
  const { t } = useTranslation('tickets');
  const viewer = useViewer();
  const isOutsider = useIsOutsider();
  const { data } = useContactTermsQuery();
  const [created, setCreated] = useState<CreatedTicket | null>(null);
  const hours = data?.publicTerms.ticketReplyHours;
  return (
    <div className={`${utilities.container} ${classes.contact}`}>
      <PageMeta title={t('contact.title')} description={t('contact.description')} path="/contact" />
      <header>
        <h1>{t('contact.title')}</h1>
        {hours !== undefined && <Text tone="text-2">{t('contact.promise', { count: hours })}</Text>}
      </header>
      <div className={classes.columns}>
        {created ? (
          <Thanks created={created} onAgain={() => setCreated(null)} />
        ) : (
          <ContactForm onCreated={setCreated} />
        )}
        <Stack as="aside" gap={4} shrink>
          {hours !== undefined && (
            <Row as="section" className={classes.fact} card align="stretch" gap={3}>
              <IconClock size={22} aria-hidden="true" />
              <div>
                <Heading level={2} mb="half" text="control">
                  {t('contact.howTitle')}
                </Heading>
                <Text text="sm" tone="text-2">
                  {t('contact.howText', { count: hours })}
                </Text>
                {viewer.state === 'member' && (
                  <Link className={utilities.moreLink} to="/dashboard/support">
                    {t('contact.own')}
                    <IconChevronRight size={16} aria-hidden="true" />
                  </Link>
                )}
              </div>
            </Row>
          )}
          {!isOutsider && (
            <Card as="nav" aria-labelledby="answered">
              <Heading level={2} id="answered" text="h3">
                {t('contact.answered')}
              </Heading>
              <Grid as="ul" className={classes.answered} mt={2}>
                {Object.entries(ANSWERED).map(([key, to]) => (
                  <li key={key}>
                    <Link to={to}>
                      {t(`contact.question.${key as keyof typeof ANSWERED}`)}
                      <IconChevronRight size={16} aria-hidden="true" />
                    </Link>
                  </li>
                ))}
              </Grid>
              <Link className={utilities.moreLink} to="/help">
                {t('help')}
                <IconChevronRight size={16} aria-hidden="true" />
              </Link>
            </Card>
          )}
        </Stack>
      </div>
    </div>
  );
}
