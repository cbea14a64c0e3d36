interface Node {
  readonly type: string;
  readonly text?: string;
  readonly content?: readonly Node[];
}
export interface Doc extends Node {
  readonly type: 'doc';
}

const getText = (node: Node): string => node.text ?? (node.content ?? []).map(getText).join('');

/** The text blocks of a document, as plain text. */
export const getParagraphs = (node: Node): string[] =>
  node.type === 'paragraph' || node.type === 'heading'
    ? [getText(node)].filter((text) => text.trim())
    : (node.content ?? []).flatMap(getParagraphs);

/** A document of plain paragraphs, optionally appended to another document. Markup is not interpreted. */
export const toDocument = (texts: readonly string[], before?: Doc): Doc => ({
  type: 'doc',
  content: [
    ...(before?.content ?? []),
    ...texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  ],
});
