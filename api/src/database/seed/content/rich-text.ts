/** Rich text as the editor stores it: ProseMirror JSON with the nodes and marks below only. */
export interface RichText {
  readonly type: 'doc';
  readonly content: readonly RichTextNode[];
}

export interface RichTextNode {
  readonly type:
    | 'paragraph'
    | 'heading'
    | 'bulletList'
    | 'orderedList'
    | 'listItem'
    | 'blockquote'
    | 'codeBlock'
    | 'blockMath'
    | 'inlineMath'
    | 'text'
    | 'hardBreak';
  readonly attrs?: Readonly<Record<string, string | number>>;
  readonly content?: readonly RichTextNode[];
  readonly text?: string;
  readonly marks?: readonly RichTextMark[];
}

export interface RichTextMark {
  readonly type: 'bold' | 'italic' | 'code' | 'link';
  readonly attrs?: Readonly<Record<string, string>>;
}

/**
 * Parses the notation of demo lessons, which is similar to Markdown. An empty line separates blocks: `## ` and `### `
 * headings, `- ` and `1. ` lists (one item a line), `> ` quotes, `~~~lang` code. Inside a line: `**bold**`, `*italic*`,
 * `~code~`, `[text](URL)`. A `\` at the end of a line is a hard break. Formulas are LaTeX between double dollars: block
 * formulas if a block begins with them, otherwise inline ones. Tildes replace the backticks of Markdown, because the
 * texts are in template literals.
 */
export function richText(source: string): RichText {
  const lines = source.trim().split('\n');
  const content: RichTextNode[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      at += 1;
    } else if (line.startsWith('~~~')) {
      const end = lines.indexOf('~~~', at + 1);
      if (end < 0) throw new Error(`Code block is never closed: ${line}`);
      content.push(codeBlock(line.slice(3).trim(), lines.slice(at + 1, end).join('\n')));
      at = end + 1;
    } else {
      let end = at;
      while (end < lines.length && lines[end]?.trim() !== '' && !lines[end]?.startsWith('~~~')) end += 1;
      content.push(...block(lines.slice(at, end)));
      at = end;
    }
  }
  return { type: 'doc', content };
}

/** Returns the text in reading order, including code. */
export function plainText(node: RichText | RichTextNode): string {
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'hardBreak') return '\n';
  if (node.type === 'inlineMath' || node.type === 'blockMath') return String(node.attrs?.latex);
  const inline = node.type === 'paragraph' || node.type === 'heading' || node.type === 'codeBlock';
  return (node.content ?? []).map(plainText).join(inline ? '' : '\n');
}

/** Counts words like the submit gate: sequences without white space. */
export function countWords(text: RichText): number {
  return plainText(text).split(/\s+/).filter(Boolean).length;
}

function codeBlock(language: string, code: string): RichTextNode {
  const attrs = language ? { attrs: { language } } : {};
  return { type: 'codeBlock', ...attrs, content: [{ type: 'text', text: code }] };
}

function block(lines: readonly string[]): RichTextNode[] {
  const first = lines[0] ?? '';
  const heading = /^(#{2,3}) (.+)$/.exec(first);
  if (heading) {
    const node: RichTextNode = {
      type: 'heading',
      attrs: { level: heading[1]?.length ?? 2 },
      content: inline(heading[2] ?? ''),
    };
    return lines.length > 1 ? [node, ...block(lines.slice(1))] : [node];
  }
  const formula = /^\$\$(.+)\$\$$/.exec(lines.join(' '));
  if (formula) return [{ type: 'blockMath', attrs: { latex: formula[1] ?? '' } }];
  if (lines.every((line) => line.startsWith('- '))) return [list('bulletList', lines, /^- /)];
  if (lines.every((line) => /^\d+\. /.test(line))) return [list('orderedList', lines, /^\d+\. /)];
  if (lines.every((line) => line.startsWith('> '))) {
    return [{ type: 'blockquote', content: [paragraph(lines.map((line) => line.slice(2)))] }];
  }
  const listStart = lines.findIndex((line) => /^(- |\d+\. )/.test(line));
  if (listStart > 0) return [paragraph(lines.slice(0, listStart)), ...block(lines.slice(listStart))];
  return [paragraph(lines)];
}

function list(type: 'bulletList' | 'orderedList', lines: readonly string[], marker: RegExp): RichTextNode {
  const items = lines.map(
    (line): RichTextNode => ({
      type: 'listItem',
      content: [paragraph([line.replace(marker, '')])],
    }),
  );
  return type === 'orderedList' ? { type, attrs: { start: 1 }, content: items } : { type, content: items };
}

function paragraph(lines: readonly string[]): RichTextNode {
  const content: RichTextNode[] = [];
  let pending = '';
  for (const line of lines) {
    const breaks = line.endsWith('\\');
    pending += (pending ? ' ' : '') + (breaks ? line.slice(0, -1) : line).trim();
    if (breaks) {
      content.push(...inline(pending), { type: 'hardBreak' });
      pending = '';
    }
  }
  content.push(...inline(pending));
  return { type: 'paragraph', content };
}

const INLINE = /\$\$(.+?)\$\$|\*\*(.+?)\*\*|\*(.+?)\*|~(.+?)~|\[(.+?)\]\((https:\/\/[^)\s]+)\)/g;

function inline(line: string): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  const push = (text: string, ...marks: RichTextMark[]) => {
    if (text) nodes.push({ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) });
  };
  let from = 0;
  for (const match of line.matchAll(INLINE)) {
    push(line.slice(from, match.index));
    const [whole, latex, bold, italic, code, words, href] = match;
    if (latex) nodes.push({ type: 'inlineMath', attrs: { latex } });
    else if (bold) push(bold, { type: 'bold' });
    else if (italic) push(italic, { type: 'italic' });
    else if (code) push(code, { type: 'code' });
    else if (words && href) push(words, { type: 'link', attrs: { href } });
    from = match.index + whole.length;
  }
  push(line.slice(from));
  return nodes;
}
