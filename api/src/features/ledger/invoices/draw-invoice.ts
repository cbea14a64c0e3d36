import { MARGIN, makePdf, type Pdf } from '../../../platform/files/pdf.ts';
import { formatTime, formatVnd } from '../../../platform/i18n/formats.ts';
import { type Locale, translate } from '../../../platform/i18n/messages/index.ts';
import type { TeacherInvoice } from './teacher-invoice.entity.ts';

export type PrintedInvoice = Omit<TeacherInvoice, 'id' | 'teacherId' | 'sequence' | 'month' | 'madeAt'> & {
  /** For instance `10/2026`. */
  readonly month: string;
  readonly madeAt: string;
  readonly teacher: string;
  readonly email: string;
};

type Line = readonly [label: string, amount: number];
interface Section {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly sum: Line;
}

export function drawInvoice(invoice: PrintedInvoice, locale: Locale): Promise<Buffer> {
  const t = (key: Parameters<typeof translate>[1], params: Record<string, string> = {}) =>
    translate(locale, key, params);
  const { number, month, madeAt, teacher, email } = invoice;
  const title = t('invoice.title', { month });
  return makePdf(`${title} · ${number}`, locale, (pdf) => {
    pdf.font('bold').fontSize(22).text(translate(locale, 'brand')).moveDown(0.5);
    pdf.fontSize(17).text(title);
    pdf.font('regular').fontSize(10);
    pdf.text(t('invoice.made', { number, at: formatTime(locale, new Date(madeAt)) })).moveDown();
    pdf.font('bold').text(teacher).font('regular').text(email).moveDown();
    for (const section of getSections(invoice, t)) drawSection(pdf, section, locale);
    pdf.fontSize(9).moveDown();
    pdf
      .text(t('invoice.released', { amount: formatVnd(locale, invoice.released) }), MARGIN, pdf.y)
      .moveDown(0.5);
    pdf.text(t('invoice.note'), MARGIN, pdf.y);
  });
}

function getSections(
  i: PrintedInvoice,
  t: (key: Parameters<typeof translate>[1], params?: Record<string, string>) => string,
): Section[] {
  const debts = [i.openingOwed, i.owedBack, i.netted, i.writtenOff];
  return [
    {
      title: t('invoice.sales', { count: String(i.sales) }),
      lines: [
        [t('invoice.gross'), i.gross],
        [t('invoice.commission'), -i.commission],
        [t('invoice.vat'), -i.vatWithheld],
        [t('invoice.pit'), -i.pitWithheld],
      ],
      sum: [t('invoice.share'), i.share],
    },
    {
      title: t('invoice.refunds'),
      lines: [
        [t('invoice.refunded'), i.refunded],
        [t('invoice.commissionBack'), -i.commissionBack],
        [t('invoice.vatBack'), -i.vatBack],
        [t('invoice.pitBack'), -i.pitBack],
      ],
      sum: [t('invoice.shareBack'), i.shareBack],
    },
    {
      title: t('invoice.balance'),
      lines: [
        [t('invoice.opening'), i.opening],
        [t('invoice.share'), i.share],
        [t('invoice.shareBackPaid'), i.owedBack - i.shareBack],
        [t('invoice.netted'), -i.netted],
        [t('invoice.paidOut'), -i.paidOut],
      ],
      sum: [t('invoice.closing'), i.closing],
    },
    ...(debts.some((amount) => amount !== 0)
      ? [
          {
            title: t('invoice.debt'),
            lines: [
              [t('invoice.opening'), i.openingOwed],
              [t('invoice.owedBack'), i.owedBack],
              [t('invoice.netted'), -i.netted],
              [t('invoice.writtenOff'), -i.writtenOff],
            ],
            sum: [t('invoice.closing'), i.closingOwed],
          } satisfies Section,
        ]
      : []),
  ];
}

const AMOUNT_WIDTH = 120;

function drawSection(pdf: Pdf, { title, lines, sum }: Section, locale: Locale): void {
  const right = pdf.page.width - MARGIN;
  const row = ([label, amount]: Line) => {
    const top = pdf.y;
    pdf.text(label, MARGIN, top, { width: right - MARGIN - AMOUNT_WIDTH });
    const bottom = pdf.y;
    pdf.text(formatVnd(locale, amount), right - AMOUNT_WIDTH, top, { width: AMOUNT_WIDTH, align: 'right' });
    pdf.y = bottom + 4;
  };
  pdf.font('bold').fontSize(12).text(title, MARGIN, pdf.y).moveDown(0.4);
  pdf.font('regular').fontSize(10);
  for (const line of lines) row(line);
  pdf.moveTo(MARGIN, pdf.y).lineTo(right, pdf.y).lineWidth(0.5).stroke('#cccccc');
  pdf.y += 5;
  pdf.font('bold');
  row(sum);
  pdf.font('regular').moveDown();
}
