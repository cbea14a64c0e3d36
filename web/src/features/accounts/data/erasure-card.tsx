import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Grid, Heading, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { useCancelErasureMutation, useRequestErasureMutation } from './data.gen.ts';
import classes from './data.module.css';
import type { DataRequest } from './request-state.ts';

const POINTS = ['erased', 'kept', 'lost', 'final'] as const;

interface ErasureCardProps {
  request: DataRequest | undefined;
  failed: boolean;
  onRequested: () => void;
}

/**
 * Deletion of the account: explains what is erased and what the ledger retains, and asks for the password. A pending
 * request can be cancelled.
 */
export function ErasureCard({ request, failed, onRequested }: ErasureCardProps) {
  const { t } = useTranslation('profile');
  const { date } = useFormat();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [cancel, { loading }] = useCancelErasureMutation();
  const cancelErasure = () =>
    void cancel().then(
      () => {
        toast.success(t('data.erase.cancelled'));
        onRequested();
      },
      () => undefined,
    );
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="erase-title">
      <div>
        <Heading level={2} id="erase-title" text="lg">
          {t('data.erase.title')}
        </Heading>
        <Text mt={1} text="sm" tone="dim">
          {t('data.erase.text')}
        </Text>
      </div>
      {failed && <Notice tone="warn">{t('data.erase.failed')}</Notice>}
      {request ? (
        <Notice tone="bad">
          <p>{t('data.erase.due', { date: date(request.dueAt) })}</p>
          <Button
            className={classes.inNotice ?? ''}
            variant="default"
            loading={loading}
            onClick={cancelErasure}
          >
            {t('data.erase.cancel')}
          </Button>
        </Notice>
      ) : (
        <>
          <Grid as="ul" gap={2} pl={5} tone="text-2" bullets="disc">
            {POINTS.map((point) => (
              <li key={point}>{t(`data.erase.point.${point}`)}</li>
            ))}
          </Grid>
          <div>
            <Button
              variant="outline"
              color="clay"
              leftSection={<IconTrash size={18} aria-hidden="true" />}
              onClick={() => setDialogOpen(true)}
            >
              {t('data.erase.ask')}
            </Button>
          </div>
        </>
      )}
      {isDialogOpen && <AskDialog onClose={() => setDialogOpen(false)} onRequested={onRequested} />}
    </Stack>
  );
}

function AskDialog({ onClose, onRequested }: { onClose: () => void; onRequested: () => void }) {
  const { t } = useTranslation('profile');
  const [erase] = useRequestErasureMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { password: '' },
    send: async ({ password }) => {
      await erase({ variables: { input: { password: password || null } } });
      onRequested();
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('data.erase.dialog')}
      submitLabel={t('data.erase.confirm')}
      cancelLabel={t('data.erase.stay')}
      isDanger
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('data.erase.dialogText')}</p>
      <PasswordField
        key={form.key('password')}
        data-autofocus
        autoComplete="current-password"
        label={t('data.erase.password')}
        description={t('data.erase.passwordHelp')}
        {...form.getInputProps('password')}
      />
    </FormDialog>
  );
}
