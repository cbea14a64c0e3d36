import { toFailure } from '../../../apollo/failure.ts';
import { ChangeSettingInput } from '../../../generated/input-rules.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import type { Setting } from './filter-settings.ts';
import { useChangeSettingMutation } from './settings.gen.ts';
import { useSettingValue } from './use-setting-value.ts';

type Value = Setting['value'];

interface ChangeDialogProps {
  setting: Setting;
  /** The initial value: the current one, or an earlier one from the history. */
  beginning: Value;
  /** Called if another administrator has changed the setting, so that the next attempt starts with the new value. */
  onStale: () => void;
  onClose: () => void;
}

/** Changes a setting, with a reason for its history. */
export function ChangeDialog({ setting, beginning, onStale, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('settings');
  const formatValue = useSettingValue();
  const [change] = useChangeSettingMutation();
  const {
    key,
    label,
    description,
    value: currentValue,
    default: defaultValue,
    least,
    most,
    version,
  } = setting;
  const { form, submit, isBusy, formError } = useMutationForm<{ value: Value; reason: string }>({
    mode: 'controlled',
    initialValues: { value: beginning, reason: '' },
    validate: {
      value: (value) => {
        if (value === currentValue) return t('same');
        if (typeof value !== 'number' || least == null || most == null) return null;
        const isInside = Number.isInteger(value) && value >= Number(least) && value <= Number(most);
        return isInside
          ? null
          : t('range', { least: formatValue(setting, least), most: formatValue(setting, most) });
      },
      reason: (reason) =>
        reason.trim().length < ChangeSettingInput.reason.minLength ? t('reasonMissing') : null,
    },
    send: async ({ value, reason }) => {
      await change({ variables: { input: { key, value, reason, expectedVersion: version } } });
      toast.success(t('changed', { label, value: formatValue(setting, value) }));
      onClose();
    },
    onRefused: (error) => {
      if (toFailure(error).reason === 'STALE_VERSION') onStale();
      return false;
    },
  });
  const field = form.getInputProps('value');
  return (
    <FormDialog
      title={t('changeTitle', { label })}
      submitLabel={t('save')}
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <Stack gap={4} shrink>
        <p>{description}</p>
        {typeof currentValue === 'boolean' ? (
          <Switch
            data-autofocus
            label={t(form.values.value ? 'on' : 'off')}
            checked={form.values.value === true}
            error={field.error}
            onChange={(event) => form.setFieldValue('value', event.currentTarget.checked)}
          />
        ) : typeof currentValue === 'string' ? (
          <TextField data-autofocus label={t('value')} {...field} />
        ) : (
          <NumberField
            data-autofocus
            label={t('value')}
            description={t('range', {
              least: formatValue(setting, least ?? 0),
              most: formatValue(setting, most ?? 0),
            })}
            min={Number(least ?? 0)}
            clampBehavior="none"
            {...field}
          />
        )}
        {form.values.value !== defaultValue && (
          <div>
            <Button
              variant="subtle"
              size="compact-md"
              onClick={() => form.setFieldValue('value', defaultValue)}
            >
              {t('useDefault', { value: formatValue(setting, defaultValue) })}
            </Button>
          </div>
        )}
        <TextArea
          label={t('reason')}
          description={t('reasonHelp')}
          withAsterisk
          rows={3}
          maxLength={ChangeSettingInput.reason.maxLength}
          {...form.getInputProps('reason')}
        />
      </Stack>
    </FormDialog>
  );
}
