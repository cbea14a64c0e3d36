import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { evictCoTeaching } from '../../../apollo/cache/teaching.ts';
import { toFailure } from '../../../apollo/failure.ts';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { SUPPRESS_TOAST } from '../../../apollo/suppress-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.tsx';
import {
  type TeachingInvitationsQuery,
  useAnswerTeachingInvitationMutation,
  useTeachingInvitationsQuery,
} from './co-teachers.gen.ts';

type Invitation = TeachingInvitationsQuery['myTeachingInvitations'][number];

const InvitationNotice = ({ invitation }: { invitation: Invitation }) => {
  const { t } = useTranslation('revisions');
  const [answer] = useAnswerTeachingInvitationMutation(SUPPRESS_TOAST);
  const [busy, setBusy] = useState<boolean | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { id, courseTitle, ownerName, rights } = invitation;
  const send = async (accepts: boolean) => {
    setBusy(accepts);
    setError(null);
    try {
      await answer({
        variables: { input: { invitationId: id, accepts } },
        update: evictCoTeaching,
      });
      toast.success(t(accepts ? 'invitation.accepted' : 'invitation.declined'));
    } catch (failed) {
      setError(failed);
      setBusy(null);
    }
  };
  return (
    <Notice icon={<IconUserPlus size={20} />}>
      <p>
        <strong>{t('invitation.title', { name: ownerName, course: courseTitle })}</strong>
      </p>
      <p>
        {t('invitation.rights', {
          rights: rights.map((right) => t(`teachers.right.${right}`)).join(', ') || t('teachers.seeOnly'),
        })}
      </p>
      <Row wrap gap={2} shrink mt={2}>
        <Button size="sm" loading={busy === true} onClick={() => void send(true)}>
          {t('invitation.accept')}
        </Button>
        <Button size="sm" variant="subtle" loading={busy === false} onClick={() => void send(false)}>
          {t('invitation.decline')}
        </Button>
      </Row>
      <FormError failure={error ? toFailure(error) : null} />
    </Notice>
  );
};

/** Invitations to teach with other teachers. Renders nothing if there are none. */
export function Invitations() {
  const { data } = useTeachingInvitationsQuery(cacheAndNetwork);
  if (!data?.myTeachingInvitations.length) return null;
  return (
    <Stack gap={4} shrink mb={4}>
      {data.myTeachingInvitations.map((invitation) => (
        <InvitationNotice key={invitation.id} invitation={invitation} />
      ))}
    </Stack>
  );
}
