import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import type { PrivacyRequestKind } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Grid, Heading, Stack, Text } from '../../../ui/layout/layout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import {
  type MyPrivacyRequestsQuery,
  useMyPrivacyRequestsQuery,
  useSendPrivacyRequestMutation,
} from './privacy-requests.gen.ts';
import { TONES } from './tones.ts';

const KINDS: readonly PrivacyRequestKind[] = ['CORRECTION', 'RESTRICTION', 'COPY', 'DELETION', 'WITHDRAWAL'];

type OwnRequest = MyPrivacyRequestsQuery['myPrivacyRequests'][number];

const RequestRow = ({ request }: { request: OwnRequest }) => {
  const { t } = useTranslation('privacyRequests');
  const { date, time } = useFormat();
  const { kind, status, text, dueAt, decidedAt, answer, article } = request;
  const at = (iso: string) => `${date(iso)}, ${time(iso)}`;
  return (
    <Stack as="li" gap={1} shrink>
      <Text weight={600} text="sm">
        {t(`kind.${kind}`)} <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>
      </Text>
      <Text text="sm" tone="text-2" anywhere>
        {text}
      </Text>
      <Text text="sm" tone="dim" numbers>
        {decidedAt ? t('answered', { at: at(decidedAt) }) : t('due', { at: at(dueAt) })}
      </Text>
      {answer && (
        <Text text="sm" anywhere>
          {t('answer', { text: answer })} {article && t('article', { text: article })}
        </Text>
      )}
    </Stack>
  );
};

/** The viewer's requests that an administrator answers, and the form for another one. */
export function PrivacyRequestsCard() {
  const { t } = useTranslation('privacyRequests');
  const [isAsking, setAsking] = useState(false);
  const result = useMyPrivacyRequestsQuery(cacheAndNetwork);
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="privacy-requests-title">
      <div>
        <Heading level={2} id="privacy-requests-title" text="lg">
          {t('own.title')}
        </Heading>
        <Text mt={1} text="sm" tone="dim">
          {t('own.text')}
        </Text>
      </div>
      <div>
        <Button
          variant="default"
          leftSection={<IconSend size={18} aria-hidden="true" />}
          onClick={() => setAsking(true)}
        >
          {t('own.ask')}
        </Button>
      </div>
      <QueryView
        result={result}
        select={({ myPrivacyRequests }) => myPrivacyRequests}
        skeleton={<LoadingRows rows={1} height={64} />}
      >
        {(requests) =>
          requests.length > 0 && (
            <Grid as="ul" gap={4}>
              {requests.map((request) => (
                <RequestRow key={request.id} request={request} />
              ))}
            </Grid>
          )
        }
      </QueryView>
      {isAsking && (
        <AskDialog
          onClose={() => setAsking(false)}
          onSent={() => void result.refetch().catch(() => undefined)}
        />
      )}
    </Stack>
  );
}

function AskDialog({ onClose, onSent }: { onClose: () => void; onSent: () => void }) {
  const { t } = useTranslation('privacyRequests');
  const [create] = useSendPrivacyRequestMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { kind: 'CORRECTION' as PrivacyRequestKind, text: '' },
    send: async (input) => {
      await create({ variables: { input } });
      toast.success(t('own.sent'));
      onSent();
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('own.dialog')}
      submitLabel={t('own.ask')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <Select
        key={form.key('kind')}
        label={t('own.kind')}
        options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        {...form.getInputProps('kind')}
      />
      <TextArea
        key={form.key('text')}
        label={t('own.words')}
        description={t('own.wordsHelp')}
        rows={4}
        maxLength={2000}
        {...form.getInputProps('text')}
      />
    </FormDialog>
  );
}
