import { useState } from 'react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import {
  SignUpInvitationsDocument,
  useInviteToSignUpMutation,
  useSignUpInvitationsQuery,
  useWithdrawSignUpInvitationMutation,
} from './site-mode.gen.ts';
import classes from './site-mode.module.css';

const AGAIN = { refetchQueries: [SignUpInvitationsDocument] };

/** The pending invitations to create an account. They admit their receivers in every mode. */
export function SignUpInvitations() {
  const { t } = useTranslation('siteMode');
  const { date } = useFormat();
  const result = useSignUpInvitationsQuery({ variables: { page: 1 }, ...cacheAndNetwork });
  const [withdraw, { loading }] = useWithdrawSignUpInvitationMutation(AGAIN);
  const [isInviting, setInviting] = useState(false);
  return (
    <section aria-labelledby="sign-up-invitations">
      <Row wrap justify="between" gap={3} mb={2}>
        <Heading level={3} id="sign-up-invitations" text="lg">
          {t('invitations.title')}
        </Heading>
        <Button variant="default" onClick={() => setInviting(true)}>
          {t('invitations.invite')}
        </Button>
      </Row>
      <QueryView
        result={result}
        select={({ signUpInvitations }) => signUpInvitations}
        skeleton={<LoadingRows rows={2} height={48} />}
      >
        {({ items, total }) =>
          items.length === 0 ? (
            <Text tone="dim">{t('invitations.none')}</Text>
          ) : (
            <>
              <ul className={classes.invitations}>
                {items.map(({ id, email, expiresAt, isExpired }) => (
                  <Row as="li" key={id} wrap justify="between" gap={2} py={2}>
                    <Text anywhere>{email}</Text>
                    <Row gap={2}>
                      <Text text="sm" tone="dim">
                        {t(isExpired ? 'invitations.expired' : 'invitations.until', {
                          date: date(expiresAt),
                        })}
                      </Text>
                      <Button
                        size="compact-md"
                        variant="subtle"
                        loading={loading}
                        aria-label={t('invitations.withdrawNamed', { email })}
                        onClick={() =>
                          void withdraw({ variables: { input: { invitationId: id } } }).catch(() => undefined)
                        }
                      >
                        {t('invitations.withdraw')}
                      </Button>
                    </Row>
                  </Row>
                ))}
              </ul>
              {total > items.length && (
                <Text text="sm" tone="dim">
                  {t('invitations.more', { count: total - items.length })}
                </Text>
              )}
            </>
          )
        }
      </QueryView>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </section>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('siteMode');
  const [invite] = useInviteToSignUpMutation(AGAIN);
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { emails: '' },
    validate: { emails: (value) => (value.trim() ? null : t('invitations.missing')) },
    send: async ({ emails }) => {
      const { data } = await invite({
        variables: { input: { emails: emails.split(/[\s,;]+/).filter(Boolean) } },
      });
      toast.success(t('invitations.sent', { count: data?.inviteToSignUp.sentCount ?? 0 }));
      onClose();
    },
  });
  // The server names the address that is invalid by its position
  const wrong = Object.entries(form.errors).find(([name]) => name.startsWith('emails.'));
  const typed = form
    .getValues()
    .emails.split(/[\s,;]+/)
    .filter(Boolean);
  const error = wrong ? `${typed[Number(wrong[0].split('.')[1])] ?? ''}: ${String(wrong[1])}` : undefined;
  return (
    <FormDialog
      title={t('invitations.dialogTitle')}
      submitLabel={t('invitations.send')}
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <Stack gap={4} shrink>
        <Text tone="dim">{t('invitations.dialogText')}</Text>
        <TextArea
          data-autofocus
          label={t('invitations.emails')}
          description={t('invitations.emailsHelp')}
          rows={4}
          key={form.key('emails')}
          {...form.getInputProps('emails')}
          {...(error && { error })}
        />
      </Stack>
    </FormDialog>
  );
}
