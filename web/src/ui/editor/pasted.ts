import { convertMarks, LOST_MARKS } from './pasted-marks.ts';
import { nestWordLists, removeWordFormulas } from './pasted-word.ts';

export const OMITTED_KINDS = ['pictures', 'videos', 'formulas', 'others', ...LOST_MARKS] as const;

/** Number of omitted objects by kind, which a lesson cannot contain. */
export type OmittedContent = Partial<Record<(typeof OMITTED_KINDS)[number], number>>;

export interface Pasted {
  html: string;
  /** Pictures inside the pasted text, as files. */
  files: File[];
  omitted: OmittedContent;
}

const VIDEO_SELECTOR = 'iframe, video, audio, embed, object';
const OTHER_SELECTOR = 'svg, canvas, input:not([type="hidden"]), select, textarea';

const renameElement = (element: Element, name: string): Element => {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
};

/** `data:image/png;base64,…` as a file; null for other URLs. */
const toFile = (url: string, index: number): File | null => {
  const [, type, data] = /^data:(image\/(?:png|jpeg|webp));base64,([\w+/=\s]+)$/.exec(url) ?? [];
  if (!type || !data) return null;
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0));
    return new File([bytes], `${index + 1}.${type.split('/')[1]}`, { type });
  } catch {
    return null;
  }
};

/** Converts content of Word and web pages to what a lesson can contain. Omitted objects are counted. */
export const normalizePasted = (html: string, allowsPictures: boolean): Pasted => {
  const doc = new DOMParser().parseFromString(html, 'text/html');
  const omitted: OmittedContent = {};
  const countOmitted = (kind: keyof OmittedContent, count = 1) => {
    if (count > 0) omitted[kind] = (omitted[kind] ?? 0) + count;
  };
  const files: File[] = [];
  for (const each of doc.querySelectorAll('script, style, meta, link, title')) each.remove();
  nestWordLists(doc);
  countOmitted('formulas', removeWordFormulas(doc));
  Object.assign(omitted, convertMarks(doc));
  for (const each of doc.querySelectorAll('math')) {
    countOmitted('formulas');
    each.remove();
  }
  for (const each of doc.querySelectorAll(VIDEO_SELECTOR)) {
    countOmitted('videos');
    each.remove();
  }
  for (const each of doc.querySelectorAll(OTHER_SELECTOR)) {
    countOmitted('others');
    each.remove();
  }
  for (const [index, img] of [...doc.querySelectorAll('img:not([data-picture])')].entries()) {
    const file = allowsPictures ? toFile(img.getAttribute('src') ?? '', index) : null;
    if (file) files.push(file);
    else countOmitted('pictures');
    img.remove();
  }
  if (!allowsPictures)
    for (const img of doc.querySelectorAll('img')) {
      countOmitted('pictures');
      img.remove();
    }
  for (const h1 of doc.querySelectorAll('h1, p.MsoTitle')) renameElement(h1, 'h2');
  for (const low of doc.querySelectorAll('h4, h5, h6')) renameElement(low, 'h3');
  return { html: doc.body.innerHTML, files, omitted };
};
