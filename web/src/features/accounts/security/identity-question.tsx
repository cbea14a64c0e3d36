import { closeProofDialog } from '../../../apollo/identity-proof.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { useAccountSecurityQuery, useProveIdentityMutation } from './security.gen.ts';

/** Asks the viewer for a proof of identity on behalf of a pending request; see apollo/proof.link.ts. */
export default function IdentityQuestion() {
  const { t } = useTranslation('security');
  const { data, loading } = useAccountSecurityQuery();
  const [prove] = useProveIdentityMutation();
  // If the query fails, the server's error states what is missing
  const { hasPassword = true, authenticatorSince = null } = data?.accountSecurity ?? {};
  return (
    <ProofDialog
      isOpen={!loading}
      onClose={() => closeProofDialog(null)}
      title={t('proof.title')}
      text={t('proof.text')}
      submitLabel={t('proof.submit')}
      hasPassword={hasPassword}
      needsCode={authenticatorSince !== null}
      onProof={async (input) => {
        const reply = await prove({ variables: { input } });
        closeProofDialog(reply.data?.proveIdentity.token ?? null);
      }}
    />
  );
}
