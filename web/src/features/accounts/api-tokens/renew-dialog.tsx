import { useTranslation } from '../../../i18n/use-translation.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { PressedFilters } from '../../../ui/pressed-filters.tsx';
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { MINUTE, useNow } from '../../../ui/use-now.ts';
import { MyApiTokensDocument, type MyApiTokensQuery, useRenewApiTokenMutation } from './api-tokens.gen.ts';
import { DEFAULT_SPAN, ExpiryChoice, inDays, type Span } from './expiry-choice.tsx';

/** Hours for which the old secret remains valid: enough for a deployment, or 0 if it may be compromised. */
const OVERLAPS = ['24', '1', '0'] as const;
type Overlap = (typeof OVERLAPS)[number];

interface RenewDialogProps {
  token: { id: string; name: string; expiresAt: string };
  terms: MyApiTokensQuery['apiTokenTerms'];
  onClose: () => void;
  /** Called with the secret, which is shown only once. */
  onRenewed: (secret: string | null) => void;
}

/** Gives a token a new secret and expiry; its scopes stay. */
export function RenewDialog({ token, terms, onClose, onRenewed }: RenewDialogProps) {
  const { t } = useTranslation('apiTokens');
  const [renew] = useRenewApiTokenMutation({ refetchQueries: [MyApiTokensDocument] });
  const getKey = useIdempotencyKey();
  const isExpired = Date.parse(token.expiresAt) <= useNow(MINUTE);
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: {
      span: DEFAULT_SPAN,
      expiresOn: inDays(Number(DEFAULT_SPAN)),
      overlapHours: '24' as Overlap,
    },
    validate: {
      expiresOn: (value) =>
        value >= inDays(1) && value <= inDays(terms.longestDays) ? null : t('new.dayMissing'),
    },
    send: async ({ expiresOn, overlapHours }) => {
      const input = { apiTokenId: token.id, expiresOn, overlapHours: Number(overlapHours) };
      const { data } = await renew({
        variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } },
      });
      onRenewed(data?.renewApiToken.secret ?? null);
    },
  });
  const { span, expiresOn, overlapHours } = form.values;
  return (
    <FormDialog
      onClose={onClose}
      title={t('renew.title', { name: token.name })}
      submitLabel={t('renew.submit')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('renew.text')}</p>
      <ExpiryChoice
        span={span}
        day={expiresOn}
        longestDays={terms.longestDays}
        error={form.errors.expiresOn as string | undefined}
        onChange={(selectedSpan: Span, day) => form.setValues({ span: selectedSpan, expiresOn: day })}
      />
      {!isExpired && (
        <div>
          <Text mb={1} text="sm" weight={600}>
            {t('renew.overlap')}
          </Text>
          <PressedFilters
            label={t('renew.overlap')}
            value={overlapHours}
            options={OVERLAPS.map((value) => ({ value, label: t(`renew.hours.${value}`) }))}
            onChange={(value) => form.setFieldValue('overlapHours', value)}
          />
        </div>
      )}
    </FormDialog>
  );
}
