import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import type { SellerPaperKind } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Radio } from '../../ui/fields/radio.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Grid, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { type AttachedFile, AttachFiles } from '../../ui/upload/attach-files.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { SellerStatus } from './seller-status.tsx';
import {
  type OwnSellerIdentityFragment,
  useMySellerIdentityQuery,
  useOwnSellerIdentityFragment,
  useSubmitSellerIdentityMutation,
} from './sellers.gen.ts';

const PAPERS: readonly SellerPaperKind[] = ['CITIZEN_IDENTITY', 'BUSINESS_REGISTRATION'];

/** The teacher’s submission with its state. */
function Submitted({ identity: from }: { identity: FragmentType<OwnSellerIdentityFragment> }) {
  const { t } = useTranslation('sellers');
  const { date } = useFormat();
  const identity = useOwnSellerIdentityFragment(from);
  if (!identity) return null;
  const { status, legalName, address, paperKind, paperLastDigits, submittedAt, rejection } = identity;
  return (
    <Stack as="section" card gap={3} shrink aria-labelledby="submitted">
      <Row gap={3} wrap justify="between">
        <Heading level={2} id="submitted" text="lg">
          {t('own.submitted')}
        </Heading>
        <SellerStatus status={status} />
      </Row>
      <Text anywhere>{legalName}</Text>
      {address && <Text anywhere>{address}</Text>}
      <Text text="sm" tone="dim">
        {t('paperNumber', { kind: t(`paper.${paperKind}`), digits: paperLastDigits })} · {date(submittedAt)}
      </Text>
      <Text text="sm">{t(`own.means.${status}`)}</Text>
      {rejection && (
        <Notice>
          <p>{rejection}</p>
        </Notice>
      )}
    </Stack>
  );
}

function SubmitForm({ onSubmitted }: { onSubmitted: () => void }) {
  const { t } = useTranslation('sellers');
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const [send] = useSubmitSellerIdentityMutation();
  const initialValues = {
    legalName: '',
    address: '',
    paperKind: 'CITIZEN_IDENTITY' as SellerPaperKind,
    paperNumber: '',
  };
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues,
    send: async (values, settle) => {
      await send({ variables: { input: { ...values, uploadIds: files.map(({ id }) => id) } } });
      settle(initialValues);
      setFiles([]);
      toast.success(t('own.sent'));
      onSubmitted();
    },
  });
  return (
    <Card as="section" aria-labelledby="submit">
      <Heading level={2} id="submit" text="lg">
        {t('own.form')}
      </Heading>
      <Text mt={1} text="sm" tone="dim">
        {t('own.formHelp')}
      </Text>
      <Stack as="form" onSubmit={submit} noValidate gap={4} shrink mt={4}>
        <TextField
          label={t('own.legalName')}
          maxLength={200}
          withAsterisk
          {...form.getInputProps('legalName')}
        />
        <TextField
          label={t('own.address')}
          description={t('own.addressHelp')}
          maxLength={300}
          withAsterisk
          {...form.getInputProps('address')}
        />
        <RadioGroup label={t('own.paperKind')} {...form.getInputProps('paperKind')}>
          <Stack gap={2} shrink>
            {PAPERS.map((paper) => (
              <Radio key={paper} value={paper} label={t(`paper.${paper}`)} />
            ))}
          </Stack>
        </RadioGroup>
        <TextField
          label={t('own.paperNumber')}
          description={t('own.paperNumberHelp')}
          maxLength={30}
          withAsterisk
          {...form.getInputProps('paperNumber')}
        />
        <Stack gap={2} shrink>
          <Text weight={600}>{t('files.label')}</Text>
          <Text text="sm" tone="dim">
            {t('files.help')}
          </Text>
          <AttachFiles
            prefix="seller-evidence."
            label={t('files.attach')}
            accept="image/*,.pdf"
            files={files}
            onChange={setFiles}
          />
        </Stack>
        <FormError failure={formError} />
        <Row gap={2} shrink>
          <Button type="submit" loading={isBusy}>
            {t('own.submit')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

/** /teacher/advanced/identity: the teacher proves who sells. */
export function Component() {
  const { t } = useTranslation('sellers');
  const result = useMySellerIdentityQuery({ ...cacheAndNetwork });
  return (
    <>
      <PageHeader
        title={t('own.title')}
        breadcrumbs={[
          { label: t('own.profile'), to: '/teacher/advanced/profile' },
          { label: t('own.title') },
        ]}
        sub={t('own.sub')}
      />
      <Grid columns={1} gap={6} maxW={220} mt={6}>
        <QueryView
          result={result}
          select={({ mySellerIdentity }) => mySellerIdentity}
          skeleton={<Skeleton height={160} />}
          missing={
            <Notice>
              <p>{t('own.none')}</p>
            </Notice>
          }
        >
          {(identity) => <Submitted identity={identity} />}
        </QueryView>
        {result.data && <SubmitForm onSubmitted={() => void result.refetch().catch(() => undefined)} />}
      </Grid>
    </>
  );
}
