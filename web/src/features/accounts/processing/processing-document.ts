import type { ProcessingQuery } from './processing.gen.ts';

export type Activity = ProcessingQuery['processingActivities'][number];
export type Assessment = Omit<ProcessingQuery['impactAssessment'], 'version' | '__typename'>;

/** The parts that an administrator writes, in the order of the document. */
export const PARTS = [
  'controller',
  'basis',
  'necessity',
  'transfers',
  'risks',
  'measures',
  'conclusion',
] as const satisfies readonly (keyof Assessment)[];

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!);
const paragraphs = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

const STYLE = `body{font:14px/1.5 sans-serif;max-width:1000px;margin:24px auto;padding:0 16px;color:#111;background:#fff}
h1{font-size:24px}h2{font-size:18px;margin-top:28px}section{break-inside:avoid-page}
table{border-collapse:collapse;width:100%;font-size:12px}th,td{border:1px solid #999;padding:4px 6px;text-align:left;vertical-align:top;overflow-wrap:anywhere}`;

interface DocumentTexts {
  title: string;
  /** Academy, date and time. */
  line: string;
  language: string;
  /** A message by its key. */
  t: (
    key: 'readers' | 'recipients' | 'nobody' | 'table' | 'columns' | 'erasure' | 'reasons' | 'facts',
  ) => string;
  part: (part: (typeof PARTS)[number]) => string;
  erasure: (kind: Activity['tables'][number]['erasures'][number]) => string;
  empty: string;
}

/** The facts about the processing: what the features declare and what the database stores. */
const factsOf = (activities: readonly Activity[], { t, erasure }: DocumentTexts): string =>
  activities
    .map(({ purpose, readers, recipients, tables }) => {
      const rows = tables.map(
        ({ name, columns, erasures, reasons }) =>
          `<tr><td>${escapeHtml(name)}</td><td>${escapeHtml(columns.join(', '))}</td><td>${escapeHtml(
            erasures.map(erasure).join('; '),
          )}</td><td lang="en">${escapeHtml(reasons.join('; '))}</td></tr>`,
      );
      const heads = (['table', 'columns', 'erasure', 'reasons'] as const).map(
        (key) => `<th>${escapeHtml(t(key))}</th>`,
      );
      return `<section><h2>${escapeHtml(purpose)}</h2>
<p><b>${escapeHtml(t('readers'))}:</b> ${escapeHtml(readers.join('; ') || t('nobody'))}<br>
<b>${escapeHtml(t('recipients'))}:</b> ${escapeHtml(recipients.join('; ') || t('nobody'))}</p>
<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
    })
    .join('\n');

/**
 * A document as a page of its own, which prints well.
 * @param assessment judgements that precede the facts; without them it is the register
 */
export function makeProcessingDocument(
  texts: DocumentTexts,
  activities: readonly Activity[],
  assessment?: Assessment,
): string {
  const { title, line, language, t, part, empty } = texts;
  const judgements = assessment
    ? PARTS.map((each) => `<h2>${escapeHtml(part(each))}</h2>${paragraphs(assessment[each] || empty)}`).join(
        '\n',
      )
    : '';
  const facts = factsOf(activities, texts);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(line)}</p>${judgements}${assessment ? `<h1>${escapeHtml(t('facts'))}</h1>` : ''}
${facts}</body></html>`;
}
