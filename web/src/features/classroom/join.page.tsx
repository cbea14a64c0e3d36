import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toFailure } from '../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { useHashParam } from '../../ui/use-hash-param.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useViewer } from '../accounts/index.ts';
import {
  type OpenCourseInvitationMutation,
  useAcceptCourseInvitationMutation,
  useJoinClassMutation,
  useOpenCourseInvitationMutation,
} from './join.gen.ts';

/** The code of the link while its owner registers or signs in, in this tab only. */
const STORED = 'join.token';

/** /join: accepts an invitation to a course (`#token=`), or joins a class by its code. */
export function Component() {
  const { t } = useTranslation('classroom');
  const [linked] = useHashParam('token');
  const [stored] = useState(() => window.sessionStorage.getItem(STORED));
  const token = linked ?? stored;
  return (
    <Stack gap={4} shrink>
      <PageMeta title={t('join.document')} isPrivate />
      {token ? <Invitation key={token} token={token} isReturning={!linked} /> : <CodeForm />}
    </Stack>
  );
}

interface InvitationProps {
  token: string;
  /** The viewer has just registered or signed in to accept it. */
  isReturning: boolean;
}

function Invitation({ token, isReturning }: InvitationProps) {
  const { t } = useTranslation('classroom');
  const [open, { data, error, loading }] = useOpenCourseInvitationMutation(SUPPRESS_TOAST);
  const run = () => open({ variables: { input: { token } } });
  const begin = useEffectEvent(() => void run().catch(() => undefined)); // shown below
  useEffect(() => begin(), []);
  return (
    <QueryView
      result={{ data: data ?? undefined, error: loading ? undefined : error, loading, refetch: run }}
      select={({ openCourseInvitation }) => openCourseInvitation}
      skeleton={<LoadingRows />}
      failed={(_, refused) => (
        <>
          <Heading level={1} text="h1">
            {t('join.document')}
          </Heading>
          <Notice tone="bad">{toFailure(refused).message}</Notice>
          <ButtonLink to="/dashboard" variant="default">
            {t('join.own')}
          </ButtonLink>
        </>
      )}
    >
      {(invitation) => <Received invitation={invitation} token={token} isReturning={isReturning} />}
    </QueryView>
  );
}

interface ReceivedProps extends InvitationProps {
  invitation: OpenCourseInvitationMutation['openCourseInvitation'];
}

function Received({ invitation, token, isReturning }: ReceivedProps) {
  const { t } = useTranslation('classroom');
  const { courseTitle, teacherName, email } = invitation;
  const viewer = useViewer();
  const navigate = useNavigate();
  const [accept, { error, loading }] = useAcceptCourseInvitationMutation(SUPPRESS_TOAST);
  const run = async () => {
    const { data } = await accept({ variables: { input: { token } } });
    window.sessionStorage.removeItem(STORED);
    if (data) navigate(`/learning/${data.acceptCourseInvitation.id}`, { replace: true });
  };
  const submit = () => void run().catch(() => undefined); // shown below
  const isMember = viewer.state === 'member';
  const begin = useEffectEvent(submit);
  useEffect(() => {
    if (isMember && isReturning) begin();
  }, [isMember, isReturning]);
  const remember = () => window.sessionStorage.setItem(STORED, token);
  return (
    <>
      <Heading level={1} text="h1">
        {t('join.invited', { teacher: teacherName })}
      </Heading>
      <Text weight={600}>{courseTitle}</Text>
      <Text tone="dim" anywhere>
        {t(isMember ? 'join.free' : 'join.address', { email })}
      </Text>
      {isMember ? (
        <Button loading={loading} onClick={submit}>
          {t('join.accept')}
        </Button>
      ) : (
        <>
          <ButtonLink
            to={`/register?next=/join&email=${encodeURIComponent(email)}#invitation=${token}`}
            onClick={remember}
          >
            {t('join.register')}
          </ButtonLink>
          <ButtonLink to="/login?next=/join" variant="default" onClick={remember}>
            {t('join.signIn')}
          </ButtonLink>
        </>
      )}
      <FormError failure={error && !loading ? toFailure(error) : null} />
    </>
  );
}

function CodeForm() {
  const { t } = useTranslation('classroom');
  const viewer = useViewer();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const code = params.get('code') ?? '';
  const [join] = useJoinClassMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { code },
    send: async (input) => {
      const { data } = await join({ variables: { input } });
      if (data) navigate(`/learning/${data.joinClass.id}`, { replace: true });
    },
  });
  const next = encodeURIComponent(`/join?code=${code}`);
  return (
    <>
      <Heading level={1} text="h1">
        {t('join.title')}
      </Heading>
      {viewer.state === 'member' ? (
        <Stack as="form" onSubmit={submit} noValidate gap={4} shrink>
          <TextField
            label={t('join.code')}
            description={t('join.codeHelp')}
            autoComplete="off"
            key={form.key('code')}
            {...form.getInputProps('code')}
          />
          <FormError failure={formError} />
          <Button type="submit" loading={isBusy}>
            {t('join.submit')}
          </Button>
        </Stack>
      ) : (
        <>
          <Text tone="dim">{t('join.signInFirst')}</Text>
          <ButtonLink to={`/register?next=${next}`}>{t('join.register')}</ButtonLink>
          <ButtonLink to={`/login?next=${next}`} variant="default">
            {t('join.signIn')}
          </ButtonLink>
        </>
      )}
    </>
  );
}
