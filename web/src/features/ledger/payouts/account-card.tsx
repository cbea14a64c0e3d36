import { IconBuildingBank } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { MINUTE, useNow } from '../../../ui/use-now.ts';
import type { Overview } from '../earnings/overview.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { type PayoutTermsQuery, useUndoPayoutAccountMutation } from './payouts.gen.ts';
import classes from './payouts.module.css';

interface AccountCardProps {
  account: Overview['account'];
  terms: PayoutTermsQuery;
  onChanged: () => void;
}

/** The teacher's bank account, whether it can be used yet, and the button to stop an unrequested change. */
export function AccountCard({ account, terms, onChanged }: AccountCardProps) {
  const { t } = useTranslation('earnings');
  const { date, time } = useFormat();
  const [open, setOpen] = useState<'edit' | 'undo' | null>(null);
  const [undo, { loading }] = useUndoPayoutAccountMutation();
  const at = (iso: string) => `${time(iso)}, ${date(iso)}`;
  const now = useNow(MINUTE);
  const isCooling = account !== null && Date.parse(account.usableFrom) > now;
  const days = terms.publicTerms.payoutCoolingDays;
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="payout-account">
      <Row justify="between" gap={4} shrink>
        <Heading level={2} id="payout-account" text="lg">
          {t('payouts.account')}
        </Heading>
        {account && (
          <Button variant="subtle" size="sm" onClick={() => setOpen('edit')}>
            {t('payouts.changeAccount')}
          </Button>
        )}
      </Row>
      {account ? (
        <Row
          className={classes.account}
          align="stretch"
          gap={4}
          p={4}
          bg="surface-2"
          radius="md"
          data-cooling={isCooling || undefined}
        >
          <IconBuildingBank size={24} aria-hidden="true" />
          <Stack gap={2} shrink>
            <Text as="span" weight={600}>
              {account.bank} ··· {account.lastDigits}
            </Text>
            <Text as="span" text="sm">
              {account.holder}
            </Text>
            {isCooling ? (
              <>
                <strong>{t('payouts.usableFrom', { at: at(account.usableFrom) })}</strong>
                <Text as="span" text="sm">
                  {t('payouts.cooling', { at: at(account.addedAt), days })}
                </Text>
                <span>
                  <Button variant="default" size="sm" onClick={() => setOpen('undo')}>
                    {t('payouts.notMe')}
                  </Button>
                </span>
              </>
            ) : (
              <Text as="span" text="sm" tone="dim">
                {t('payouts.usable')}
              </Text>
            )}
          </Stack>
        </Row>
      ) : (
        <>
          <p>{t('payouts.noAccount')}</p>
          <span>
            <Button onClick={() => setOpen('edit')}>{t('payouts.addAccount')}</Button>
          </span>
        </>
      )}
      {open === 'edit' && (
        <AccountDialog
          terms={terms}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            onChanged();
          }}
        />
      )}
      {account && (
        <ConfirmDialog
          isOpen={open === 'undo'}
          onClose={() => setOpen(null)}
          title={t('payouts.notMeTitle')}
          confirmLabel={t('payouts.notMeConfirm')}
          isDanger
          isBusy={loading}
          onConfirm={() =>
            void undo({ variables: { accountId: account.id } }).then(
              // All sessions have ended, including this one
              ({ data }) => data && window.location.assign('/login'),
              () => undefined,
            )
          }
        >
          <p>{t('payouts.notMeText')}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
