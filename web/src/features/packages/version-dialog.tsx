import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useCreatePackageVersionMutation } from './admin-packages.gen.ts';
import { GIGABYTE } from './use-package-format.ts';
import type { SoldPackage } from './version-cards.tsx';

interface VersionDialogProps {
  package: SoldPackage;
  onClose: () => void;
  onSaved: () => void;
}

const parseDigits = (text: string): number => Number(text.replace(/\D/g, '') || Number.NaN);
const numberOr = <T,>(text: string, nothing: T): number | T => (text.trim() ? parseDigits(text) : nothing);

/** Creates new terms of a package from now on. Current subscribers keep theirs. */
export function VersionDialog({ package: changed, onClose, onSaved }: VersionDialogProps) {
  const { t } = useTranslation('packages');
  const [create] = useCreatePackageVersionMutation();
  const getKey = useIdempotencyKey();
  const now = changed.versions.find(({ isCurrent }) => isCurrent) ?? changed.versions[0];
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: {
      price: String(now?.price ?? ''),
      maxCourses: String(now?.maxCourses ?? ''),
      storageBytes: String(Math.round((now?.storageBytes ?? 0) / GIGABYTE)),
      maxCoupons: String(now?.maxCoupons ?? ''),
      commissionBp: now?.commissionBp ? String(now.commissionBp / 100) : '',
      trialDays: String(now?.trialDays ?? 0),
    },
    send: async ({ price, maxCourses, storageBytes, maxCoupons, commissionBp, trialDays }) => {
      const terms = {
        packageId: changed.id,
        cycle: now?.cycle ?? ('MONTH' as const),
        maxCoTeachers: now?.maxCoTeachers ?? 0,
        aiCredits: now?.aiCredits ?? 0,
        price: parseDigits(price),
        maxCourses: parseDigits(maxCourses),
        storageBytes: parseDigits(storageBytes) * GIGABYTE,
        maxCoupons: numberOr(maxCoupons, null),
        commissionBp: commissionBp.trim() ? parseDigits(commissionBp) * 100 : null,
        trialDays: numberOr(trialDays, 0),
      };
      await create({ variables: { input: { ...terms, idempotencyKey: getKey(JSON.stringify(terms)) } } });
      toast.success(t('desk.versionMade'));
      onSaved();
    },
  });
  const field = (name: keyof typeof fields) => (
    <TextField key={form.key(name)} label={fields[name]} inputMode="numeric" {...form.getInputProps(name)} />
  );
  const fields = {
    price: t('desk.price'),
    maxCourses: t('terms.courses'),
    storageBytes: t('desk.gigabytes'),
    maxCoupons: t('desk.couponsField'),
    commissionBp: t('desk.shareField'),
    trialDays: t('desk.trialField'),
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('desk.newVersionOf', { name: t(`code.${changed.code}`) })}
      submitLabel={t('desk.newVersion')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <Text tone="dim">{t('desk.versionHelp')}</Text>
      {(Object.keys(fields) as (keyof typeof fields)[]).map(field)}
    </FormDialog>
  );
}
