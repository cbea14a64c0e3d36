import { useState } from 'react';
import { uncached } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { useHashParam } from '../../ui/use-hash-param.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import utilities from '../../ui/utilities.module.css';
import { looksLikeEmail } from '../accounts/index.ts';
import { OwnThread } from './own-thread.tsx';
import {
  useGuestTicketQuery,
  useRateAsGuestMutation,
  useReplyAsGuestMutation,
  useRequestTicketLinkMutation,
} from './tickets.gen.ts';
import classes from './tickets.module.css';

/** Sends a new link by mail, if the old one has expired. */
const AskForLink = ({ isExpired }: { isExpired: boolean }) => {
  const { t } = useTranslation('tickets');
  const [isSent, setSent] = useState(false);
  const [ask] = useRequestTicketLinkMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { number: '', email: '' },
    validate: {
      number: (value) => (value.trim().length < 5 ? t('guest.numberMissing') : null),
      email: (value) => (looksLikeEmail(value) ? null : t('contact.emailForm')),
    },
    send: async ({ number, email }) => {
      await ask({ variables: { input: { number: number.trim(), email: email.trim() } } });
      setSent(true);
    },
  });
  if (isSent)
    return (
      <div role="status">
        <Notice>{t('guest.sent')}</Notice>
      </div>
    );
  return (
    <Stack as="form" card gap={4} shrink onSubmit={submit} noValidate>
      <Heading level={1} text="h3">
        {t(isExpired ? 'guest.expired' : 'guest.title')}
      </Heading>
      <Text tone="text-2">{t('guest.text')}</Text>
      <TextField
        label={t('guest.number')}
        placeholder="HT-1126-0431"
        maxLength={40}
        {...form.getInputProps('number')}
      />
      <TextField
        label={t('contact.email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...form.getInputProps('email')}
      />
      <FormError failure={formError} />
      <Button className={styleClass({ self: 'start', justifySelf: 'start' })} type="submit" loading={isBusy}>
        {t('guest.ask')}
      </Button>
    </Stack>
  );
};

const Thread = ({ secret }: { secret: string }) => {
  const { t } = useTranslation('tickets');
  // Not cached, so that the next person at this browser cannot see it
  const result = useGuestTicketQuery({ variables: { secret }, ...uncached });
  const [reply] = useReplyAsGuestMutation(uncached);
  const [rate] = useRateAsGuestMutation(uncached);
  const refetchAfter = async (action: Promise<unknown>) => {
    await action;
    await result.refetch();
  };
  return (
    <QueryView
      result={result}
      select={({ guestTicket }) => guestTicket}
      failedTitle={t('own.failedOne')}
      skeleton={<LoadingRows rows={3} height={96} />}
      missing={<AskForLink isExpired />}
    >
      {(ticket) => (
        <>
          <header>
            <Text text="sm" tone="dim">
              {ticket.number}
            </Text>
            <Heading level={1} text="h2" anywhere>
              {ticket.subject}
            </Heading>
          </header>
          <OwnThread
            ticket={ticket}
            actions={{
              allowsFiles: false,
              reply: (text, _files, idempotencyKey) =>
                refetchAfter(reply({ variables: { input: { secret, text, idempotencyKey } } })),
              rate: (stars, comment) =>
                refetchAfter(rate({ variables: { input: { secret, stars, comment } } })),
            }}
          />
        </>
      )}
    </QueryView>
  );
};

/** /support/thread: a guest's ticket, by the secret after `#ticket=` in the link of the mail. */
export function Component() {
  const { t } = useTranslation('tickets');
  const [secret] = useHashParam('ticket');
  // The server does not get the hash, so its page shows neither of both
  const isHydrated = useIsHydrated();
  return (
    <div className={`${utilities.container} ${classes.guest}`}>
      <PageMeta title={t('guest.document')} isPrivate />
      {!isHydrated && <LoadingRows rows={3} height={96} />}
      {isHydrated && (secret ? <Thread key={secret} secret={secret} /> : <AskForLink isExpired={false} />)}
    </div>
  );
}
