import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { translate } from '../i18n/messages/index.ts';
import { withoutUnprintable } from '../i18n/printable-text.ts';

const require = createRequire(import.meta.url);
/** The font of the web app, with all Vietnamese letters. Only the glyphs that are used are embedded. */
const FONTS = {
  regular: require.resolve('@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold.ttf'),
  heavy: require.resolve('@expo-google-fonts/be-vietnam-pro/800ExtraBold/BeVietnamPro_800ExtraBold.ttf'),
};

/** Page margin in points. */
export const MARGIN = 56;

export type Pdf = InstanceType<typeof PDFDocument>;

interface Sheet {
  readonly layout?: 'portrait' | 'landscape';
  readonly margin?: number;
}

/**
 * Creates an A4 document with the fonts `regular`, `bold` and `heavy`.
 * @returns the bytes of the PDF
 */
export async function makePdf(
  title: string,
  language: string,
  draw: (pdf: Pdf) => void,
  { layout = 'portrait', margin = MARGIN }: Sheet = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    layout,
    margin,
    lang: language,
    info: { Title: title, Creator: translate('vi', 'brand') },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolveEnd, reject) => {
    pdf.on('end', resolveEnd);
    pdf.on('error', reject);
  });
  for (const [name, file] of Object.entries(FONTS)) pdf.registerFont(name, file);
  pdf.font('regular').fontSize(10);
  removeUnprintable(pdf);
  draw(pdf);
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

/** Removes characters without a glyph, which would be drawn as empty boxes. */
function removeUnprintable(pdf: Pdf): void {
  const [text, widthOfString] = [pdf.text.bind(pdf), pdf.widthOfString.bind(pdf)];
  pdf.text = ((words: string, ...rest: []) => text(withoutUnprintable(words), ...rest)) as Pdf['text'];
  pdf.widthOfString = (words, options) => widthOfString(withoutUnprintable(words), options);
}
