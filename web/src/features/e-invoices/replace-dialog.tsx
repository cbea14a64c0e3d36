import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { type EInvoiceQuery, useReplaceEInvoiceMutation } from './e-invoices.gen.ts';

interface ReplaceDialogProps {
  invoice: Pick<NonNullable<EInvoiceQuery['eInvoice']>, 'id' | 'buyerName' | 'buyerTaxCode' | 'buyerAddress'>;
  onClose: () => void;
  onDone: () => void;
}

/** Replaces a rejected e-invoice with corrected particulars of the buyer, or as a private person without a tax code. */
export function ReplaceDialog({ invoice, onClose, onDone }: ReplaceDialogProps) {
  const { t } = useTranslation('eInvoices');
  const [replace] = useReplaceEInvoiceMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: {
      buyer: {
        name: invoice.buyerName,
        taxCode: invoice.buyerTaxCode ?? '',
        address: invoice.buyerAddress ?? '',
      },
    },
    fields: ['buyer.name', 'buyer.taxCode', 'buyer.address'],
    send: async ({ buyer: { name, taxCode, address } }) => {
      const buyer = { name, taxCode: taxCode.trim() || null, address: address.trim() || null };
      await replace({ variables: { input: { invoiceId: invoice.id, buyer } } });
      toast.success(t('replace.done'));
      onDone();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('replace.title')}
      submitLabel={t('replace.submit')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('replace.text')}</p>
      <TextField
        key={form.key('buyer.name')}
        label={t('replace.name')}
        maxLength={200}
        required
        withAsterisk
        data-autofocus
        {...form.getInputProps('buyer.name')}
      />
      <TextField
        key={form.key('buyer.taxCode')}
        label={t('replace.taxCode')}
        description={t('replace.taxCodeHelp')}
        maxLength={14}
        inputMode="numeric"
        {...form.getInputProps('buyer.taxCode')}
      />
      <TextArea
        key={form.key('buyer.address')}
        label={t('replace.address')}
        maxLength={300}
        rows={2}
        {...form.getInputProps('buyer.address')}
      />
    </FormDialog>
  );
}
