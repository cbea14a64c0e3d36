import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toFailure } from '../../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../../apollo/suppress-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useLinkGoogleMutation } from '../google/google.gen.ts';
import { consumeGoogleReturn } from '../google/google-flow.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { AccountSecurityDocument } from './security.gen.ts';

/** Viewers who signed in long ago need their password before Google is added as a second sign-in method. */
const needsPassword = (error: unknown): boolean => toFailure(error).reason === 'PASSWORD_NEEDED';

/** Links the Google account after the return from Google, and shows errors. */
export function GoogleReturn() {
  const { t } = useTranslation('security');
  const [returned] = useState(consumeGoogleReturn);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [run] = useLinkGoogleMutation(SUPPRESS_TOAST);
  const code = returned?.code;

  const link = async (password?: string) => {
    if (!code) return;
    const input = { account: { code }, ...(password ? { password } : {}) };
    await run({
      variables: { input },
      refetchQueries: [AccountSecurityDocument],
    });
    toast.success(t('google.linked'));
  };
  const begin = useEffectEvent(() => {
    link().catch((error: unknown) => {
      if (needsPassword(error)) setDialogOpen(true);
      else toast.error(toFailure(error).message);
    });
  });
  // A code is valid for one request
  const wasSent = useRef(false);
  useEffect(() => {
    if (!code || wasSent.current) return;
    wasSent.current = true;
    begin();
  }, [code]);

  return (
    <>
      {returned?.error && (
        <Notice tone="warn" isAlert>
          {t('google.failed')}
        </Notice>
      )}
      <ProofDialog
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={t('google.link')}
        text={t('google.proof')}
        submitLabel={t('google.link')}
        hasPassword
        needsCode={false}
        onProof={({ password }) => link(password).then(() => setDialogOpen(false))}
      />
    </>
  );
}
