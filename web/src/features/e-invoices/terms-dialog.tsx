import { useState } from 'react';
import type { EInvoiceSeller, VatTreatment } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { ClassFields, DatedDialog } from './dated-dialog.tsx';
import { useSetEInvoiceTermsMutation } from './e-invoices.gen.ts';
import { type CLASSES, TREATMENTS } from './term-names.ts';

const SELLERS: readonly EInvoiceSeller[] = ['TEACHER', 'PLATFORM'];

/** New terms for all classes. Nothing is preselected, since an accountant decides. */
export function TermsDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('eInvoices');
  const [set] = useSetEInvoiceTermsMutation();
  const [startsOn, setStartsOn] = useState('');
  const none = { seller: '', vat: '' };
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { startsOn: '', individual: none, household: none, company: none },
    send: async (values) => {
      const term = (name: (typeof CLASSES)[number]) => ({
        seller: values[name].seller as EInvoiceSeller,
        vat: values[name].vat as VatTreatment,
      });
      await set({
        variables: {
          input: {
            startsOn,
            individual: term('individual'),
            household: term('household'),
            company: term('company'),
          },
        },
      });
      toast.success(t('terms.saved'));
      onDone();
    },
  });
  const choose = { value: '', label: t('terms.choose') };
  return (
    <DatedDialog
      onClose={onClose}
      title={t('terms.new')}
      help={t('terms.startsOnHelp')}
      startsOn={startsOn}
      onStart={setStartsOn}
      startError={form.errors.startsOn}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <ClassFields>
        {(name) => (
          <>
            <Select
              key={form.key(`${name}.seller`)}
              label={t('seller')}
              required
              options={[choose, ...SELLERS.map((value) => ({ value, label: t(`sellerIs.${value}`) }))]}
              {...form.getInputProps(`${name}.seller`)}
            />
            <Select
              key={form.key(`${name}.vat`)}
              label={t('vatLabel')}
              required
              options={[choose, ...TREATMENTS.map((value) => ({ value, label: t(`vat.${value}`) }))]}
              {...form.getInputProps(`${name}.vat`)}
            />
          </>
        )}
      </ClassFields>
    </DatedDialog>
  );
}
