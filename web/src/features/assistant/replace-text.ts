interface Node {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly object[];
  readonly content?: readonly Node[];
}

/**
 * Reason for which a sentence cannot be replaced: it is missing, it occurs twice, or it contains nodes that are not
 * text.
 */
export type ReplacementFault = 'GONE' | 'TWICE' | 'MIXED';

export class ReplacementError extends Error {
  constructor(readonly fault: ReplacementFault) {
    super(fault);
  }
}

interface Replacement {
  readonly sentence: string;
  readonly replacement: string;
}

const countIn = (text: string, sentence: string): number => text.split(sentence).length - 1;

const assertOccursOnce = (count: number): void => {
  if (count !== 1) throw new ReplacementError(count ? 'TWICE' : 'GONE');
};

const nfc = ({ sentence, replacement }: Replacement): Replacement => ({
  sentence: sentence.normalize('NFC'),
  // Line breaks become blanks, because they would not be visible inside a line
  replacement: replacement.trim().replace(/\s+/g, ' ').normalize('NFC'),
});

/**
 * Replaces a sentence that occurs exactly once in all texts.
 * @throws ReplacementError
 */
export function replaceInTexts(texts: readonly string[], change: Replacement): string[] {
  const { sentence, replacement } = nfc(change);
  const plain = texts.map((text) => text.normalize('NFC'));
  assertOccursOnce(plain.reduce((sum, text) => sum + countIn(text, sentence), 0));
  // A function, because `$&` in a replacement string has a special meaning
  return plain.map((text) => text.replace(sentence, () => replacement));
}

/**
 * Replaces the sentence in a document. The surrounding text keeps its marks; the new text gets the marks that the
 * whole sentence had.
 * @throws ReplacementError
 */
export function replaceInDocument<T extends Node>(document: T, change: Replacement): T {
  const { sentence, replacement } = nfc(change);
  assertOccursOnce(
    getBlocks(document).reduce((sum, block) => sum + countIn(getBlockText(block), sentence), 0),
  );
  return mapBlocks(document, (block) => replaceInBlock(block, { sentence, replacement })) as T;
}

const isBlock = ({ type }: Node): boolean => type === 'paragraph' || type === 'heading';

/** The text of a node as the server reads it when it flags sentences. */
const getNodeText = ({ type, text = '', attrs }: Node): string => {
  if (type === 'hardBreak') return ' ';
  return (type === 'inlineMath' ? String(attrs?.latex ?? '') : text).normalize('NFC');
};
const getBlockText = ({ content = [] }: Node): string => content.map(getNodeText).join('');

const getBlocks = (node: Node): readonly Node[] =>
  isBlock(node) ? [node] : (node.content ?? []).flatMap(getBlocks);

const mapBlocks = (node: Node, change: (block: Node) => Node): Node => {
  if (isBlock(node)) return change(node);
  return node.content ? { ...node, content: node.content.map((each) => mapBlocks(each, change)) } : node;
};

function replaceInBlock(block: Node, { sentence, replacement }: Replacement): Node {
  const start = getBlockText(block).indexOf(sentence);
  if (start < 0) return block;
  const end = start + sentence.length;
  const before: Node[] = [];
  const within: Node[] = [];
  const after: Node[] = [];
  let from = 0;
  for (const node of block.content ?? []) {
    const text = getNodeText(node);
    const [first, last] = [Math.max(0, start - from), Math.min(text.length, end - from)];
    from += text.length;
    if (first >= last) {
      (within.length || from > start ? after : before).push(node);
      continue;
    }
    if (node.type !== 'text') throw new ReplacementError('MIXED');
    within.push(node);
    if (first > 0) before.push({ ...node, text: text.slice(0, first) });
    if (last < text.length) after.push({ ...node, text: text.slice(last) });
  }
  const { marks: _, ...plain } = within[0]!;
  const marks = sharedMarks(within);
  const replaced = { ...plain, text: replacement, ...(marks.length && { marks }) };
  return { ...block, content: [...before, replaced, ...after] };
}

/** The marks of the whole sentence. A single bold word does not make the replacement bold. */
const sharedMarks = ([first, ...others]: readonly Node[]): readonly object[] =>
  (first?.marks ?? []).filter((textMark) =>
    others.every(({ marks = [] }) => marks.some((each) => JSON.stringify(each) === JSON.stringify(textMark))),
  );
