interface ListItem {
  /** The element that the item replaces. */
  place: Element;
  level: number;
  kind: 'ol' | 'ul';
  /** Id of the list in Word, which separates neighbouring lists. */
  listId: string;
  content: Node[];
}

/** Desktop Word: paragraphs whose style names the list, with a marker such as `1.` as text. */
const parseDesktopItem = (paragraph: HTMLElement): ListItem | null => {
  const style = paragraph.getAttribute('style') ?? '';
  const [, listId, level] = /mso-list:\s*(l\d+\s+level(\d+)[^;]*)/i.exec(style) ?? [];
  if (!listId) return null;
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const kind = /\p{N}|\p{L}[.)]/u.test(marker?.textContent ?? '') ? 'ol' : 'ul';
  marker?.remove();
  const text = paragraph.ownerDocument.createElement('p');
  text.append(...paragraph.childNodes);
  const place = paragraph;
  return {
    place,
    level: Number(level),
    kind,
    listId: listId.replace(/level\d+/, ''),
    content: [text],
  };
};

/** Word in the browser: a separate list for each item, at any level. */
const parseOnlineItem = (item: HTMLElement): ListItem => ({
  place: item.closest('.ListContainerWrapper') as Element,
  level: Number(item.dataset.ariaLevel ?? 1),
  kind: item.closest('ol, ul')?.localName === 'ol' ? 'ol' : 'ul',
  listId: item.dataset.listid ?? '',
  content: [...item.childNodes],
});

/** Nests the list items of Word by their levels. */
export const nestWordLists = (doc: Document): void => {
  const open: (Omit<ListItem, 'place' | 'content'> & { list: Element })[] = [];
  const items = doc.querySelectorAll<HTMLElement>('p[style*="mso-list" i], .ListContainerWrapper li');
  for (const element of items) {
    const item = element.localName === 'li' ? parseOnlineItem(element) : parseDesktopItem(element);
    if (!item) continue;
    const { place, level, kind, listId, content } = item;
    if (place.previousElementSibling !== open[0]?.list) open.length = 0;
    const endsBefore = ({ level: other, kind: otherKind, listId: otherId }: (typeof open)[number]) =>
      other > level || (other === level && (otherKind !== kind || otherId !== listId));
    while (open.length > 0 && endsBefore(open.at(-1)!)) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = doc.createElement(kind);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else place.before(list);
      open.push({ level, kind, listId, list });
    }
    const entry = doc.createElement('li');
    entry.append(...content);
    open.at(-1)!.list.append(entry);
    element.remove();
    if (!place.querySelector('li')) place.remove();
  }
};

/**
 * Removes the pictures that Word adds as fallbacks of formulas. The formulas themselves are in comments.
 * @returns number of formulas
 */
export const removeWordFormulas = (doc: Document): number => {
  let formulas = 0;
  /** Nesting depth of conditional comments inside the fallback of a formula. */
  let depth = 0;
  const pictures: Element[] = [];
  const walker = doc.createTreeWalker(doc, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (depth > 0 && node.localName === 'img') pictures.push(node);
      continue;
    }
    const condition = node.nodeValue?.trim() ?? '';
    if (/^\[if gte msEquation/i.test(condition)) formulas++;
    else if (/^\[endif\]/.test(condition)) depth = Math.max(0, depth - 1);
    // A comment that contains its own end does not open a condition
    else if (/^\[if [^\]]*\]$/.test(condition) && (depth > 0 || /!msEquation/i.test(condition))) depth++;
  }
  for (const picture of pictures) picture.remove();
  return formulas;
};
