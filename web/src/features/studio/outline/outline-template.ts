import { useTranslation } from '../../../i18n/use-translation.tsx';
import { saveFile } from '../../../ui/save-file.ts';

/**
 * Downloads a table template with a row of most kinds. It is UTF-16 with tabs, the only text format that spreadsheets
 * open correctly in every country, independent of their list separator.
 */
export const useOutlineTemplate = (): (() => void) => {
  const { t } = useTranslation('fileImport');
  const { t: lessons } = useTranslation('lessons');
  return () => {
    const [yes, no] = [t('outline.yes'), t('outline.no')];
    const [first, second] = [t('outline.sample.first'), t('outline.sample.second')];
    const rows = [
      (['section', 'lesson', 'kind', 'minutes', 'isRequired', 'isPreview', 'text'] as const).map((name) =>
        t(`outline.columns.${name}`),
      ),
      [first, t('outline.sample.welcome'), lessons('outline.TEXT'), '', yes, yes, t('outline.sample.text')],
      [first, t('outline.sample.film'), lessons('outline.VIDEO'), '', yes, no, ''],
      [second, t('outline.sample.file'), lessons('outline.FILE'), '20', no, no, ''],
      [second, t('outline.sample.live'), lessons('outline.LIVE'), '60', no, no, ''],
      [second, t('outline.sample.quiz'), lessons('outline.QUIZ'), '', yes, no, ''],
    ];
    const text = rows.map((cells) => `${cells.join('\t')}\r\n`).join('');
    saveFile(t('outline.templateName'), utf16(text), 'text/csv');
  };
};

const utf16 = (text: string): Uint8Array<ArrayBuffer> => {
  const marked = `\uFEFF${text}`;
  const view = new DataView(new ArrayBuffer(marked.length * 2));
  for (let at = 0; at < marked.length; at += 1) view.setUint16(at * 2, marked.charCodeAt(at), true);
  return new Uint8Array(view.buffer);
};
