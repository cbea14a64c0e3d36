import { encode } from 'uqr';
import { currentBranding, getLook } from '../../../platform/branding/branding.ts';
import { makePdf, type Pdf } from '../../../platform/files/pdf.ts';
import { type Locale, type MessageKey, translate } from '../../../platform/i18n/messages/index.ts';
import type { CertificateFacts } from './certificate.entity.ts';

export interface PrintedCertificate extends Omit<CertificateFacts, 'issuedAt' | 'revokedAt' | 'score'> {
  readonly verifyCode: string;
  readonly score: number | null;
  /** The date in Vietnam, in the Vietnamese format. */
  readonly issuedOn: string;
  readonly badge: string | null;
}

/** The page has 1280 by 905 units: A4 in landscape. */
const WIDTH = 1280;
const POINTS = 841.89 / WIDTH;
const LEFT = 92;
const TITLE_WIDTH = 680;
const RIGHT = 1188;
const INK = { dark: '#053F36', frame: '#085548', pale: '#A9D9CE', text: '#211E1C', soft: '#57534E' };
/** A colour of the drawings in the brand's hue. */
const leaf = (hex: string) => getLook(currentBranding()).paint.leaf(hex);
const lotus = (hex: string) => getLook(currentBranding()).paint.lotus(hex);
const hasLotus = () => currentBranding().scenes === 'LOTUS';

/** Petals as [length, width, colour, turn], in painting order. */
const FLOWER = [
  [222, 92, '#FFBDD2', -72],
  [222, 92, '#FFBDD2', 72],
  [282, 100, '#F26496', -37],
  [282, 100, '#F26496', 37],
  [326, 104, '#D6336C', 0],
] as const;
const MARK = [
  [15, 6.2, '#7CC6B6', -72],
  [15, 6.2, '#7CC6B6', 72],
  [19, 6.8, '#279683', -37],
  [19, 6.8, '#279683', 37],
  [22, 7, '#0B6B5D', 0],
] as const;

export const drawCertificate = (
  certificate: PrintedCertificate,
  locale: Locale,
  publicUrl: string,
): Promise<Buffer> => {
  const title = `${translate(locale, 'certificate.heading')} · ${certificate.serial}`;
  return makePdf(
    title,
    locale,
    (pdf) => {
      pdf.scale(POINTS);
      frame(pdf);
      header(pdf, certificate, locale);
      body(pdf, certificate, locale);
      footer(pdf, certificate, locale, publicUrl);
      if (certificate.badge)
        pdf.file(Buffer.from(certificate.badge), {
          name: `sen-${certificate.serial}.jwt`,
          type: 'application/vc+jwt',
          description: 'Open Badge 3.0',
        });
    },
    { layout: 'landscape', margin: 0 },
  );
};

function frame(pdf: Pdf): void {
  pdf.roundedRect(28, 28, 1224, 849, 24).lineWidth(2).stroke(leaf(INK.frame));
  pdf.roundedRect(38, 38, 1204, 829, 16).lineWidth(1).stroke(leaf(INK.pale));
  for (const [y, rx, ry, width] of [
    [520, 96, 18, 3],
    [524, 146, 32, 2.5],
    [528, 192, 48, 2],
  ] as const)
    pdf
      .ellipse(1024, y, rx, ry)
      .lineWidth(width)
      .stroke(leaf(rx === 192 ? '#D3ECE6' : INK.pale));
  pdf.circle(1090, 306, 42).fill('#F6C667');
  if (hasLotus()) flower(pdf, FLOWER, 1024, 518, 0.76, lotus);
}

type Petals = readonly (readonly [length: number, width: number, colour: string, turn: number])[];

function flower(
  pdf: Pdf,
  petals: Petals,
  x: number,
  y: number,
  scale: number,
  paint: (hex: string) => string,
): void {
  for (const [length, width, colour, turn] of petals) {
    const [bend, tip] = [0.28 * length, 0.7 * length];
    const side = (sign: number) => [sign * width, -bend, sign * 0.86 * width, -tip] as const;
    const [a, b, c, d] = side(1);
    const [e, f, g, h] = side(-1);
    pdf.save().translate(x, y).scale(scale).rotate(turn);
    pdf
      .moveTo(0, 0)
      .bezierCurveTo(a, b, c, d, 0, -length)
      .bezierCurveTo(g, h, e, f, 0, 0)
      .fill(paint(colour));
    pdf.restore();
  }
}

type Font = 'regular' | 'bold' | 'heavy';
interface Line {
  readonly font?: Font;
  readonly size: number;
  readonly colour?: string;
  readonly width?: number;
}

/** One line of text that shrinks until it fits. `x` is its left edge, or the right one if it is right-aligned. */
function line(pdf: Pdf, text: string, x: number, y: number, at: Line & { endsAt?: number }): void {
  const { font = 'regular', size, colour = INK.soft, width = 700, endsAt } = at;
  pdf.font(font).fontSize(size);
  const fitting = Math.min(size, (size * width) / pdf.widthOfString(text));
  pdf.fontSize(fitting).fillColor(colour);
  const left = endsAt === undefined ? x : endsAt - pdf.widthOfString(text);
  pdf.text(text, left, y + (size - fitting), { lineBreak: false });
}

function header(pdf: Pdf, { serial }: PrintedCertificate, locale: Locale): void {
  if (hasLotus()) flower(pdf, MARK, 120, 122, 1.42, leaf);
  const issuer = currentBranding().issuerName ?? translate(locale, 'brand');
  line(pdf, issuer, hasLotus() ? 158 : LEFT, 78, { font: 'heavy', size: 34, colour: leaf(INK.frame) });
  pdf.font('bold').fontSize(15);
  const width = pdf.widthOfString(serial);
  line(pdf, serial, 0, 88, { font: 'bold', size: 15, colour: INK.text, endsAt: RIGHT });
  line(pdf, translate(locale, 'certificate.serial'), 0, 88, { size: 15, endsAt: RIGHT - width - 6 });
}

function body(pdf: Pdf, certificate: PrintedCertificate, locale: Locale): void {
  const t = (key: Parameters<typeof translate>[1], values?: Record<string, string>) =>
    translate(locale, key, values);
  line(pdf, t('certificate.heading'), LEFT, 186, { font: 'bold', size: 24, colour: leaf(INK.frame) });
  line(pdf, t('certificate.certifies'), LEFT, 240, { size: 24 });
  line(pdf, certificate.studentName, LEFT, 272, { font: 'heavy', size: 78, colour: leaf(INK.dark) });
  line(pdf, t('certificate.completed'), LEFT, 390, { size: 24 });
  pdf.font('bold').fontSize(42).fillColor(INK.text);
  pdf.text(certificate.courseTitle, LEFT, 428, {
    width: balancedWidth(pdf, certificate.courseTitle),
    height: 116,
    ellipsis: true,
  });
  line(pdf, formatFacts(certificate, locale), LEFT, pdf.y + 14, { size: 22 });
}

/** Breaks a title of two lines near its middle, so that no single word is left on the second line. */
function balancedWidth(pdf: Pdf, title: string): number {
  const whole = pdf.widthOfString(title);
  return whole <= TITLE_WIDTH ? TITLE_WIDTH : Math.min(TITLE_WIDTH, 0.6 * whole);
}

/** `36 bài, 6 giờ học · điểm 92/100` */
function formatFacts({ lessonCount, studyMinutes, score }: PrintedCertificate, locale: Locale): string {
  const hours = Math.round(studyMinutes / 60);
  const count = (one: MessageKey, many: MessageKey, n: number) =>
    translate(locale, n === 1 ? one : many, { n });
  const lessons = count('certificate.lesson', 'certificate.lessons', lessonCount);
  const length = hours
    ? count('certificate.hour', 'certificate.hours', hours)
    : count('certificate.minute', 'certificate.minutes', studyMinutes);
  return [
    `${lessons}, ${length}`,
    ...(score === null ? [] : [translate(locale, 'certificate.score', { score: String(score) })]),
  ].join(' · ');
}

function footer(pdf: Pdf, certificate: PrintedCertificate, locale: Locale, publicUrl: string): void {
  const signed = (x: number, width: number, value: string, name: string) => {
    line(pdf, value, x, 756, { font: 'bold', size: 24, colour: INK.text, width });
    pdf
      .moveTo(x, 796.5)
      .lineTo(x + width, 796.5)
      .lineWidth(1)
      .stroke(leaf(INK.frame));
    line(pdf, name, x, 806, { size: 18, width });
  };
  signed(LEFT, 280, certificate.teacherName, translate(locale, 'certificate.teacher'));
  signed(412, 170, certificate.issuedOn, translate(locale, 'certificate.issuedAt'));
  const { signatory } = currentBranding();
  if (signatory) signed(620, 230, signatory, translate(locale, 'certificate.signatory'));
  const place = `${new URL(publicUrl).host}/verify`;
  line(pdf, translate(locale, 'certificate.verify', { place }), 0, 780, { size: 14, endsAt: 1042 });
  line(pdf, certificate.verifyCode, 0, 799, { font: 'bold', size: 18, colour: INK.text, endsAt: 1042 });
  pdf.roundedRect(1060.5, 697.5, 127, 127, 14).lineWidth(1).fillAndStroke('#ffffff', '#D6D3D1');
  qrCode(pdf, `${publicUrl}/verify/${certificate.verifyCode}`, 1075, 712, 98);
}

function qrCode(pdf: Pdf, text: string, x: number, y: number, width: number): void {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const unit = width / size;
  for (const [row, squares] of data.entries())
    for (const [column, isDark] of squares.entries())
      if (isDark) pdf.rect(x + column * unit, y + row * unit, unit, unit);
  pdf.fill(leaf(INK.dark));
}
