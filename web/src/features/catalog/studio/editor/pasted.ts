/** What pasted content held that a lesson can’t hold, by kind and number. */
export interface LeftOut {
  pictures: number;
  videos: number;
  others: number;
}

export interface Pasted {
  html: string;
  /** Pictures that came with the text itself, as files. */
  files: File[];
  leftOut: LeftOut;
}

const VIDEOS = 'iframe, video, audio, embed, object';
const OTHERS = 'svg, canvas, math, input:not([type="hidden"]), select, textarea';

const renamed = (element: Element, name: string): Element => {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
};

/** Word writes its lists as paragraphs with a mark before them: level and kind are in their style. */
const wordLists = (doc: Document): void => {
  const open: Element[] = [];
  let last: Element | null = null;
  for (const paragraph of doc.querySelectorAll('p[style*="mso-list"]')) {
    const style = paragraph.getAttribute('style') ?? '';
    const level = Number(/level(\d+)/.exec(style)?.[1] ?? 1);
    const mark = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
    const kind = /[\p{L}\d][.)]/u.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    if (!last || paragraph.previousElementSibling !== open[0]) open.length = 0;
    open.length = Math.min(open.length, level);
    if (open.length < level) {
      const list = doc.createElement(kind);
      const item = open.at(-1)?.lastElementChild;
      if (item) item.append(list);
      else paragraph.before(list);
      open.push(list);
    }
    last = doc.createElement('li');
    const text = doc.createElement('p');
    text.append(...paragraph.childNodes);
    last.append(text);
    open.at(-1)?.append(last);
    paragraph.remove();
  }
};

/** `data:image/png;base64,…` as a file; null for anything else. */
const fileOf = (address: string, index: number): File | null => {
  const [, type, data] = /^data:(image\/(?:png|jpeg|webp));base64,([\w+/=\s]+)$/.exec(address) ?? [];
  if (!type || !data) return null;
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0));
    return new File([bytes], `${index + 1}.${type.split('/')[1]}`, { type });
  } catch {
    return null;
  }
};

/** Brings content of Word and the web to what a lesson holds; what can’t be kept is counted, never dropped silently. */
export const tidyPasted = (html: string, isWithPictures: boolean): Pasted => {
  const doc = new DOMParser().parseFromString(html, 'text/html');
  const leftOut: LeftOut = { pictures: 0, videos: 0, others: 0 };
  const files: File[] = [];
  for (const each of doc.querySelectorAll('script, style, meta, link, title')) each.remove();
  wordLists(doc);
  for (const each of doc.querySelectorAll(VIDEOS)) {
    leftOut.videos++;
    each.remove();
  }
  for (const each of doc.querySelectorAll(OTHERS)) {
    leftOut.others++;
    each.remove();
  }
  for (const [index, img] of [...doc.querySelectorAll('img:not([data-picture])')].entries()) {
    const file = isWithPictures ? fileOf(img.getAttribute('src') ?? '', index) : null;
    if (file) files.push(file);
    else leftOut.pictures++;
    img.remove();
  }
  if (!isWithPictures)
    for (const img of doc.querySelectorAll('img')) {
      leftOut.pictures++;
      img.remove();
    }
  for (const h1 of doc.querySelectorAll('h1, p.MsoTitle')) renamed(h1, 'h2');
  for (const low of doc.querySelectorAll('h4, h5, h6')) renamed(low, 'h3');
  return { html: doc.body.innerHTML, files, leftOut };
};
