import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useViewer } from '../accounts/index.ts';
import {
  type PersonCertificateFragment,
  usePersonCertificateFragment,
  usePersonCertificatesQuery,
  useReissueCertificateMutation,
  useRevokeCertificateMutation,
} from './person-certificates.gen.ts';
import { PersonFeed } from './person-feed.tsx';

interface DialogProps {
  certificate: PersonCertificateFragment;
  onClose: () => void;
  onDone: () => void;
}

/** Revokes a certificate. The student sees the reason. */
function RevokeDialog({ certificate, onClose, onDone }: DialogProps) {
  const { t } = useTranslation('people');
  const [revoke] = useRevokeCertificateMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { reason: '' },
    send: async ({ reason }) => {
      await revoke({ variables: { input: { certificateId: certificate.id, reason } } });
      toast.success(t('certificate.revoked', { serial: certificate.serial }));
      onDone();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('certificate.revokeTitle', { serial: certificate.serial })}
      submitLabel={t('certificate.revoke')}
      isDanger
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('certificate.revokeText', { course: certificate.courseTitle })}</p>
      <TextArea
        key={form.key('reason')}
        data-autofocus
        label={t('certificate.reason')}
        description={t('certificate.reasonHelp')}
        withAsterisk
        rows={3}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}

/** Reissues a certificate with another name. The earlier one is revoked. */
function ReissueDialog({ certificate, onClose, onDone }: DialogProps) {
  const { t } = useTranslation('people');
  const [reissue] = useReissueCertificateMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { studentName: certificate.studentName, reason: '' },
    send: async (values) => {
      await reissue({ variables: { input: { certificateId: certificate.id, ...values } } });
      toast.success(t('certificate.reissued'));
      onDone();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('certificate.reissueTitle', { serial: certificate.serial })}
      submitLabel={t('certificate.reissue')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('certificate.reissueText')}</p>
      <TextField
        key={form.key('studentName')}
        data-autofocus
        label={t('certificate.name')}
        withAsterisk
        maxLength={100}
        {...form.getInputProps('studentName')}
      />
      <TextArea
        key={form.key('reason')}
        label={t('certificate.reason')}
        description={t('certificate.reasonHelp')}
        withAsterisk
        rows={3}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}

interface RowProps {
  certificate: FragmentType<PersonCertificateFragment>;
  onAction: (what: 'revoke' | 'reissue', certificate: PersonCertificateFragment) => void;
}

function CertificateRow({ certificate: from, onAction }: RowProps) {
  const { t } = useTranslation('people');
  const { date } = useFormat();
  const viewer = useViewer();
  const certificate = usePersonCertificateFragment(from);
  if (!certificate) return null;
  const { serial, verifyCode, courseTitle, studentName, status, issuedAt, revokedAt, revokedNote } =
    certificate;
  const holds = status === 'ISSUED';
  return (
    <Box as="li" wrap>
      <Box as="span" flex={70}>
        <Link className={styleClass({ weight: 600 })} to={`/verify/${verifyCode}`}>
          {courseTitle}
        </Link>
        <br />
        <Text as="span" tone="dim">
          {serial} · {verifyCode} · {studentName} · {date(issuedAt)}
        </Text>
        {revokedAt && (
          <>
            <br />
            <Text as="span" tone="dim">
              {t('certificate.revokedOn', { date: date(revokedAt) })}
              {revokedNote && ` ${revokedNote}`}
            </Text>
          </>
        )}
      </Box>
      <Tag tone={holds ? 'ok' : 'bad'}>{t(`certificate.status.${status}`)}</Tag>
      {holds && viewer.may('certificate:revoke') && (
        <>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${t('certificate.reissue')}: ${serial}`}
            onClick={() => onAction('reissue', certificate)}
          >
            {t('certificate.reissue')}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="clay"
            aria-label={`${t('certificate.revoke')}: ${serial}`}
            onClick={() => onAction('revoke', certificate)}
          >
            {t('certificate.revoke')}
          </Button>
        </>
      )}
    </Box>
  );
}

/** The certificates of a person. With the permission they can be revoked or reissued. */
export function PersonCertificates({ id }: { id: string }) {
  const { t } = useTranslation('people');
  const result = usePersonCertificatesQuery({ variables: { id }, ...cacheAndNetwork });
  const [action, setAction] = useState<{
    what: 'revoke' | 'reissue';
    certificate: PersonCertificateFragment;
  } | null>(null);
  const close = () => setAction(null);
  const closeAndRefetch = () => {
    close();
    void result.refetch();
  };
  const PayoutActionDialog = action?.what === 'revoke' ? RevokeDialog : ReissueDialog;
  return (
    <>
      <PersonFeed
        result={result}
        select={({ personForAdmin }) => personForAdmin?.certificates}
        onMore={(after) => result.fetchMore({ variables: { after } })}
        empty={t('person.noCertificates')}
        row={(node) => (
          <CertificateRow
            key={node.id}
            certificate={node}
            onAction={(what, certificate) => setAction({ what, certificate })}
          />
        )}
      />
      {action && (
        <PayoutActionDialog certificate={action.certificate} onClose={close} onDone={closeAndRefetch} />
      )}
    </>
  );
}
