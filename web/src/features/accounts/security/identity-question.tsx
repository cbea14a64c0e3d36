import { answerProof } from '../../../apollo/identity-proof.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { MantineArea } from '../../../ui/mantine-area.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { useAccountSecurityQuery, useProveIdentityMutation } from './security.gen.ts';

/** Asks the viewer to prove who they are, for a request that waits for it; see apollo/proof.link.ts. */
export default function IdentityQuestion() {
  const { t } = useTranslation('security');
  const { data, loading } = useAccountSecurityQuery();
  const [prove] = useProveIdentityMutation();
  // Where that can't be read, the server says what is missing
  const { hasPassword = true, authenticatorSince = null } = data?.accountSecurity ?? {};
  return (
    <MantineArea>
      <ProofDialog
        isOpen={!loading}
        onClose={() => answerProof(null)}
        title={t('proof.title')}
        text={t('proof.text')}
        submit={t('proof.submit')}
        hasPassword={hasPassword}
        takesCode={authenticatorSince !== null}
        onProof={async (input) => {
          const reply = await prove({ variables: { input } });
          answerProof(reply.data?.proveIdentity.token ?? null);
        }}
      />
    </MantineArea>
  );
}
