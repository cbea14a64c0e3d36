import { CreateWebhookInput } from '../../generated/input-rules.ts';
import type { WebhookEventKind } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Grid, Text } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { getWireName, KINDS } from './kinds.ts';
import {
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  type WebhookActionsFragment,
  WebhooksDocument,
} from './webhooks.gen.ts';

interface WebhookDialogProps {
  /** Missing for a new one. */
  webhook?: WebhookActionsFragment;
  onClose: () => void;
  /** Called for a new one with its secret, which is shown only once. */
  onMade?: (secret: string | null) => void;
}

export function WebhookDialog({ webhook, onClose, onMade }: WebhookDialogProps) {
  const { t } = useTranslation('webhooks');
  const [create] = useCreateWebhookMutation({ refetchQueries: [WebhooksDocument] });
  const [update] = useUpdateWebhookMutation();
  const getKey = useIdempotencyKey();
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: {
      name: webhook?.name ?? '',
      address: webhook?.address ?? 'https://',
      kinds: [...(webhook?.kinds ?? [])] as WebhookEventKind[],
    },
    validate: {
      name: (value) =>
        value.trim().length < CreateWebhookInput.name.minLength ? t('form.nameMissing') : null,
      address: (value) => (URL.canParse(value.trim()) ? null : t('form.addressMissing')),
      kinds: (value) => (value.length ? null : t('form.kindsMissing')),
    },
    send: async (input) => {
      if (webhook) {
        await update({ variables: { input: { webhookId: webhook.id, ...input } } });
        toast.success(t('saved'));
        onClose();
        return;
      }
      const { data } = await create({
        variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } },
      });
      onMade?.(data?.createWebhook.secret ?? null);
    },
  });
  const { kinds } = form.values;
  return (
    <FormDialog
      onClose={onClose}
      title={t(webhook ? 'form.edit' : 'form.new')}
      submitLabel={t(webhook ? 'form.save' : 'form.create')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <TextField
        label={t('form.name')}
        placeholder={t('form.nameExample')}
        withAsterisk
        maxLength={CreateWebhookInput.name.maxLength}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextField
        label={t('form.address')}
        description={t('form.addressHelp')}
        type="url"
        inputMode="url"
        withAsterisk
        maxLength={CreateWebhookInput.address.maxLength}
        {...form.getInputProps('address')}
      />
      <fieldset>
        <legend>{t('form.kinds')}</legend>
        <Grid gap={2} mt={2}>
          {KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={t(`kind.${kind}`)}
              description={getWireName(kind)}
              checked={kinds.includes(kind)}
              onChange={(event) =>
                form.setFieldValue(
                  'kinds',
                  event.currentTarget.checked ? [...kinds, kind] : kinds.filter((each) => each !== kind),
                )
              }
            />
          ))}
        </Grid>
        {form.errors.kinds && (
          <Text role="alert" mt={2} text="xs" tone="bad">
            {form.errors.kinds}
          </Text>
        )}
      </fieldset>
    </FormDialog>
  );
}
