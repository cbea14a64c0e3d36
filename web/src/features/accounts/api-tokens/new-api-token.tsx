import { CreateApiTokenInput } from '../../../generated/input-rules.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Grid, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { CardFormActions } from '../security/card-form-actions.tsx';
import { MyApiTokensDocument, type MyApiTokensQuery, useCreateApiTokenMutation } from './api-tokens.gen.ts';
import classes from './api-tokens.module.css';
import { DEFAULT_SPAN, ExpiryChoice, inDays } from './expiry-choice.tsx';

type Terms = MyApiTokensQuery['apiTokenTerms'];

interface NewApiTokenProps {
  terms: Terms;
  onClose: () => void;
  /** Called with the secret, which is shown only once. */
  onMade: (secret: string | null) => void;
}

/** The form of a new token: name, expiry, and a selection of the viewer's own permissions. */
export function NewApiToken({ terms, onClose, onMade }: NewApiTokenProps) {
  const { t } = useTranslation('apiTokens');
  const [create] = useCreateApiTokenMutation({ refetchQueries: [MyApiTokensDocument] });
  const getKey = useIdempotencyKey();
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: {
      name: '',
      span: DEFAULT_SPAN,
      expiresOn: inDays(Number(DEFAULT_SPAN)),
      scopes: [] as string[],
    },
    validate: {
      name: (value) =>
        value.trim().length < CreateApiTokenInput.name.minLength
          ? t('new.nameMissing', CreateApiTokenInput.name)
          : null,
      expiresOn: (value) =>
        value >= inDays(1) && value <= inDays(terms.longestDays) ? null : t('new.dayMissing'),
      scopes: (value) => (value.length === 0 ? t('new.scopesMissing') : null),
    },
    send: async ({ name, expiresOn, scopes }) => {
      const input = { name, expiresOn, scopes };
      const { data } = await create({
        variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } },
      });
      onMade(data?.createApiToken.secret ?? null);
    },
  });
  const { span, expiresOn, scopes } = form.values;
  const toggle = (permission: string, isOn: boolean) =>
    form.setFieldValue(
      'scopes',
      isOn ? [...scopes, permission] : scopes.filter((each) => each !== permission),
    );
  return (
    <Stack as="form" onSubmit={submit} noValidate gap={4} shrink p={4} radius="md" border>
      <TextField
        label={t('new.name')}
        placeholder={t('new.nameExample')}
        withAsterisk
        maxLength={CreateApiTokenInput.name.maxLength}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <ExpiryChoice
        span={span}
        day={expiresOn}
        longestDays={terms.longestDays}
        error={form.errors.expiresOn as string | undefined}
        onChange={(selectedSpan, day) => form.setValues({ span: selectedSpan, expiresOn: day })}
      />
      <fieldset>
        <Text as="legend" mb={1} text="sm" weight={600}>
          {t('new.scopes')}
        </Text>
        <Text text="sm" tone="dim">
          {t('new.scopesHelp')}
        </Text>
        <Grid mt={2}>
          {terms.resources.map(({ resource, label, actions }) => (
            <div key={resource} className={classes.resource}>
              <Text text="sm">{label}</Text>
              <Row wrap align="stretch" rowGap={2} columnGap={5}>
                {actions.map((action) => (
                  <Checkbox
                    key={action.permission}
                    label={action.label}
                    aria-label={`${label}: ${action.label}`}
                    checked={scopes.includes(action.permission)}
                    onChange={(event) => toggle(action.permission, event.currentTarget.checked)}
                  />
                ))}
              </Row>
            </div>
          ))}
        </Grid>
        {form.errors.scopes && (
          <Text role="alert" mt={2} text="xs" tone="bad">
            {form.errors.scopes}
          </Text>
        )}
      </fieldset>
      <CardFormActions
        failure={formError}
        label={scopes.length ? t('new.submit', { count: scopes.length }) : t('own.add')}
        isBusy={isBusy}
        onClose={onClose}
      />
    </Stack>
  );
}
