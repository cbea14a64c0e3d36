import { expect, test } from 'vitest';
import { pdfText } from '../../../testing/pdf-text.ts';
import { drawCertificate } from './tax-certificate.ts';

test('a certificate of twelve months states each month once, on two pages at most', async () => {
  const months = Array.from({ length: 12 }, (_, index) => ({
    ...{ id: String(index), teacherId: 't', name: 'Lê Thị An', taxCode: '001190012345' },
    address: '12 Hàng Bài, Hà Nội',
    ...{ sellerClass: 'INDIVIDUAL' as const, isResident: true },
    month: `2026-${String(index + 1).padStart(2, '0')}-01`,
    ...{ gross: 1_234_567_890 + index, vatWithheld: 61_728_394, pitWithheld: 24_691_357 },
    ...{ refunded: 0, vatBack: 0, pitBack: 0 },
  }));
  const file = await drawCertificate({ months, payer: 'Công ty TNHH Sen', period: '2026' }, 'vi');
  const text = pdfText(file);
  for (const [index] of months.entries()) {
    const month = `${String(index + 1).padStart(2, '0')}/2026`;
    expect([month, text.split(month).length]).toEqual([month, 2]);
  }
  expect(text).toContain('12 Hàng Bài, Hà Nội');
  expect(text).toContain('1.234.567.901');
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBe(2);
});
