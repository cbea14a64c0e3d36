import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatDate } from '../../../ui/format.ts';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type Proof, ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import {
  AccountSecurityDocument,
  type TwoStepCardFragment,
  useDisableAuthenticatorMutation,
  useRenewRecoveryCodesMutation,
  useTwoStepCardFragment,
} from './security.gen.ts';
import { SettingCard } from './setting-card.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';

export function TwoStepCard({ security: from }: { security: FragmentType<TwoStepCardFragment> }) {
  const { t } = useTranslation('security');
  const [open, setOpen] = useState<'setup' | 'renew' | 'off' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [disable] = useDisableAuthenticatorMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const security = useTwoStepCardFragment(from);
  if (!security) return null;
  const { authenticatorSince, recoveryCodesLeft, hasPassword } = security;
  const variables = ({ code = '', password }: Proof) => ({ input: { code, password } });
  const close = () => setOpen(null);

  return (
    <>
      <SettingCard
        title={t('twoStep.title')}
        state={
          <Tag tone={authenticatorSince ? 'ok' : 'neutral'}>
            {t(authenticatorSince ? 'twoStep.on' : 'twoStep.off')}
          </Tag>
        }
        text={
          authenticatorSince
            ? t('twoStep.since', {
                date: formatDate(authenticatorSince),
                count: recoveryCodesLeft,
              })
            : t('twoStep.why')
        }
        actions={
          authenticatorSince ? (
            <>
              <Button variant="default" onClick={() => setOpen('renew')}>
                {t('twoStep.renew')}
              </Button>
              <Button variant="default" onClick={() => setOpen('off')}>
                {t('twoStep.turnOff')}
              </Button>
            </>
          ) : (
            <Button onClick={() => setOpen('setup')}>{t('twoStep.turnOn')}</Button>
          )
        }
      />
      <TwoStepSetup isOpen={open === 'setup'} onClose={close} hasPassword={hasPassword} />
      <ProofDialog
        isOpen={open === 'off'}
        onClose={close}
        title={t('twoStep.turnOffTitle')}
        text={t('twoStep.turnOffText')}
        submitLabel={t('twoStep.turnOff')}
        hasPassword={hasPassword}
        needsCode
        isDanger
        onProof={async (proof) => {
          await disable({ variables: variables(proof) });
          toast.success(t('twoStep.isOff'));
          close();
        }}
      />
      <ProofDialog
        isOpen={open === 'renew'}
        onClose={close}
        title={t('twoStep.renewTitle')}
        text={t('twoStep.renewText')}
        submitLabel={t('twoStep.renew')}
        hasPassword={hasPassword}
        needsCode
        onProof={async (proof) => {
          const { data } = await renew({
            variables: variables(proof),
            refetchQueries: [AccountSecurityDocument],
          });
          close();
          setCodes(data?.renewRecoveryCodes.codes ?? null);
        }}
      />
      <Dialog
        isOpen={codes !== null}
        onClose={() => setCodes(null)}
        title={t('codes.title')}
        footer={<Button onClick={() => setCodes(null)}>{t('codes.kept')}</Button>}
      >
        <RecoveryCodes codes={codes ?? []} />
      </Dialog>
    </>
  );
}
