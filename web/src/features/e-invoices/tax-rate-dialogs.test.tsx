import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { ServiceVatDialog, WithholdingDialog } from './tax-rate-dialogs.tsx';

it('keeps the planned beginning of the fee invoices when a day is entered again', async () => {
  const sent: object[] = [];
  await renderPiece(
    <ServiceVatDialog feeInvoices="PLANNED" onClose={() => undefined} onDone={() => undefined} />,
    {
      texts: ['eInvoices'],
      answer: async ({ variables }) => {
        sent.push(variables.input);
        return { setServiceVat: { __typename: 'ServiceVatRate', id: '1' } };
      },
    },
  );
  fireEvent.change(screen.getByLabelText('Ngày bắt đầu'), { target: { value: '01/01/2027' } });
  fireEvent.change(screen.getByLabelText('Thuế GTGT'), { target: { value: 'RATE_10' } });
  fireEvent.click(screen.getByRole('button', { name: 'Lưu điều kiện' }));
  await expect
    .poll(() => sent)
    .toEqual([{ startsOn: '2027-01-01', vat: 'RATE_10', beginsFeeInvoices: true }]);
});

it('sends withholding rates that are entered in per cent in basis points', async () => {
  const sent: object[] = [];
  await renderPiece(<WithholdingDialog onClose={() => undefined} onDone={() => undefined} />, {
    texts: ['eInvoices'],
    answer: async ({ variables }) => {
      sent.push(variables.input);
      return {
        setWithholdingRates: { __typename: 'SetWithholdingRatesPayload', startsOn: '2027-01-01' },
      };
    },
  });
  const fill = (label: string, values: readonly string[]) => {
    for (const [index, field] of screen.getAllByLabelText(label).entries())
      fireEvent.change(field, { target: { value: values[index] } });
  };
  fireEvent.change(screen.getByLabelText('Ngày bắt đầu'), { target: { value: '01/01/2027' } });
  fill('GTGT, người cư trú', ['5', '5', '0']);
  fill('TNCN, người cư trú', ['2', '1,5', '0']);
  fill('GTGT, người không cư trú', ['5', '5', '0']);
  fill('TNCN, người không cư trú', ['5', '5', '0']);
  fireEvent.click(screen.getByRole('button', { name: 'Lưu điều kiện' }));
  await expect
    .poll(() => sent)
    .toEqual([
      {
        startsOn: '2027-01-01',
        individual: { vatBp: 500, pitBp: 200, nonResidentVatBp: 500, nonResidentPitBp: 500 },
        household: { vatBp: 500, pitBp: 150, nonResidentVatBp: 500, nonResidentPitBp: 500 },
        company: { vatBp: 0, pitBp: 0, nonResidentVatBp: 0, nonResidentPitBp: 0 },
      },
    ]);
});

it('sends no rate of zero for an empty field', async () => {
  const sent: { individual: object }[] = [];
  await renderPiece(<WithholdingDialog onClose={() => undefined} onDone={() => undefined} />, {
    texts: ['eInvoices'],
    answer: async ({ variables }) => {
      sent.push(JSON.parse(JSON.stringify(variables.input)));
      return {
        setWithholdingRates: { __typename: 'SetWithholdingRatesPayload', startsOn: '2027-01-01' },
      };
    },
  });
  fireEvent.change(screen.getAllByLabelText('GTGT, người cư trú')[0]!, { target: { value: '5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Lưu điều kiện' }));
  await expect
    .poll(() => sent[0]?.individual)
    .toEqual({ vatBp: 500, pitBp: null, nonResidentVatBp: null, nonResidentPitBp: null });
});
