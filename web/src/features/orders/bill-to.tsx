import type { Failure } from '../../apollo/failure.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card, Grid, Heading } from '../../ui/layout/layout.tsx';
import classes from '../../ui/summary-page.module.css';
import { useMyBillDetailsQuery } from './bill-details.gen.ts';

/** The buyer's input. undefined until the buyer changes a field. */
export interface BillForm {
  isWanted: boolean;
  name: string;
  taxCode: string;
  address: string;
}

/**
 * Form values, initially those of the viewer's latest bill, and the input of the mutation.
 * @returns `billTo`: null for a bill in the buyer's own name
 */
export const useBillDetails = (typed: BillForm | undefined) => {
  const { data } = useMyBillDetailsQuery();
  const savedDetails = data?.myBillDetails;
  const form: BillForm = typed ?? {
    isWanted: !!savedDetails,
    name: savedDetails?.name ?? '',
    taxCode: savedDetails?.taxCode ?? '',
    address: savedDetails?.address ?? '',
  };
  const { isWanted, name, taxCode, address } = form;
  return {
    form,
    billTo: isWanted ? { name, taxCode: taxCode.trim() || null, address: address || null } : null,
  };
};

interface BillToProps {
  form: BillForm;
  failure: Failure | null;
  onChange: (form: BillForm) => void;
}

/** Optional name, tax code and address on the bill, for a buyer who needs another name than their own. */
export function BillTo({ form, failure, onChange }: BillToProps) {
  const { t } = useTranslation('billing');
  const getError = (field: string) =>
    failure?.details.find((detail) => detail.field === `billTo.${field}`)?.message ?? null;
  return (
    <Card as="section" aria-labelledby="bill-to">
      <Heading level={2} id="bill-to" className={classes.heading} mb={2} text="h3">
        {t('billTo.title')}
      </Heading>
      <Checkbox
        label={t('billTo.wanted')}
        checked={form.isWanted}
        onChange={(event) => onChange({ ...form, isWanted: event.currentTarget.checked })}
      />
      {form.isWanted && (
        <Grid gap={4} mt={4}>
          <TextField
            label={t('billTo.name')}
            value={form.name}
            maxLength={200}
            required
            withAsterisk
            error={getError('name')}
            onChange={(event) => onChange({ ...form, name: event.currentTarget.value })}
          />
          <TextField
            label={t('billTo.taxCode')}
            description={t('billTo.taxCodeHint')}
            value={form.taxCode}
            maxLength={14}
            inputMode="numeric"
            error={getError('taxCode')}
            onChange={(event) => onChange({ ...form, taxCode: event.currentTarget.value })}
          />
          <TextArea
            label={t('billTo.address')}
            value={form.address}
            maxLength={300}
            autosize
            minRows={2}
            error={getError('address')}
            onChange={(event) => onChange({ ...form, address: event.currentTarget.value })}
          />
        </Grid>
      )}
    </Card>
  );
}
