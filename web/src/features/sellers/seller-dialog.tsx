import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import {
  type SellerIdentitiesQuery,
  useReadSellerEvidenceMutation,
  useRejectSellerMutation,
  useVerifySellerMutation,
} from './sellers.gen.ts';

export type Seller = SellerIdentitiesQuery['sellerIdentities']['items'][number];

interface DialogProps {
  seller: Seller;
  onClose: () => void;
  onDone: () => void;
}

/** The number of the paper and its files, read on click because each reading is recorded. */
function Evidence({ sellerId }: { sellerId: string }) {
  const { t } = useTranslation('sellers');
  const [read, { data, loading }] = useReadSellerEvidenceMutation();
  const evidence = data?.readSellerEvidence;
  if (!evidence)
    return (
      <Stack gap={2} shrink>
        <Text text="sm" tone="dim">
          {t('evidence.recorded')}
        </Text>
        <Row gap={2} shrink>
          {/* A toast shows a failure */}
          <Button
            variant="default"
            loading={loading}
            onClick={() => void read({ variables: { sellerId } }).catch(() => undefined)}
          >
            {t('evidence.open')}
          </Button>
        </Row>
      </Stack>
    );
  return (
    <Stack gap={2} shrink>
      <Text numbers weight={600}>
        {t('evidence.number', { number: evidence.paperNumber })}
      </Text>
      <Grid as="ul" gap={1}>
        {evidence.files.map(({ id, name, url }) => (
          <li key={id}>
            <a className={utilities.link} href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </Grid>
      <Text text="sm" tone="dim">
        {t('evidence.expires')}
      </Text>
    </Stack>
  );
}

/** Rejects an identity, or withdraws its verification. The teacher sees the reason. */
function RejectDialog({ seller, onClose, onDone }: DialogProps) {
  const { t } = useTranslation('sellers');
  const [reject] = useRejectSellerMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { reason: '' },
    send: async ({ reason }) => {
      await reject({ variables: { input: { sellerId: seller.id, reason } } });
      toast.success(t('reject.done'));
      onDone();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('reject.title', { name: seller.personName })}
      submitLabel={t('reject.submit')}
      isDanger
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('reject.text')}</p>
      <TextArea
        key={form.key('reason')}
        data-autofocus
        label={t('reject.reason')}
        withAsterisk
        rows={3}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}

/** An identity with its evidence and the decision about it. */
export function SellerDialog(props: DialogProps) {
  const { seller, onClose, onDone } = props;
  const { t } = useTranslation('sellers');
  const { date } = useFormat();
  const viewer = useViewer();
  const [isRejecting, setRejecting] = useState(false);
  const [verify, { loading }] = useVerifySellerMutation();
  if (isRejecting) return <RejectDialog {...props} onClose={() => setRejecting(false)} />;
  const { status } = seller;
  const mayDecide = viewer.may('seller:decide') && viewer.user?.id !== seller.personId;
  const confirm = async () => {
    try {
      await verify({ variables: { input: { sellerId: seller.id, submittedAt: seller.submittedAt } } });
      toast.success(t('verified', { name: seller.personName }));
      onDone();
    } catch {
      // A toast shows the failure
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={seller.personName}
      footer={
        mayDecide && (
          <>
            {(status === 'PENDING' || status === 'VERIFIED') && (
              <Button variant="default" color="clay" onClick={() => setRejecting(true)}>
                {t(status === 'VERIFIED' ? 'reject.withdraw' : 'reject.submit')}
              </Button>
            )}
            {status === 'PENDING' && (
              <Button loading={loading} onClick={() => void confirm()}>
                {t('verify')}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap={3} shrink>
        <Text weight={600} anywhere>
          {seller.legalName}
        </Text>
        {seller.address && (
          <Text text="sm" anywhere>
            {seller.address}
          </Text>
        )}
        <Text text="sm">
          {t(`class.${seller.sellerClass}`)}
          {seller.taxCode && ` · ${t('taxCode', { code: seller.taxCode })}`}
          {` · ${t(seller.isResident ? 'resident' : 'nonResident')}`}
        </Text>
        <Text text="sm">
          {t('paperNumber', { kind: t(`paper.${seller.paperKind}`), digits: seller.paperLastDigits })}
        </Text>
        {seller.decidedAt && seller.decidedByName && (
          <Text text="sm" tone="dim">
            {t('decided', { name: seller.decidedByName, date: date(seller.decidedAt) })}
          </Text>
        )}
        {seller.rejection && (
          <Notice>
            <p>{seller.rejection}</p>
          </Notice>
        )}
        {viewer.may('seller-evidence:read') && <Evidence sellerId={seller.id} />}
      </Stack>
    </Dialog>
  );
}
