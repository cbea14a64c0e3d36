/** A node of the editor’s document, as far as its words are looked at. */
interface Node {
  readonly type: string;
  readonly text?: string;
  readonly content?: readonly Node[];
}
export interface Doc extends Node {
  readonly type: 'doc';
}

const wordsOf = (node: Node): string => node.text ?? (node.content ?? []).map(wordsOf).join('');

/** The blocks of a document that hold words, as plain text. */
export const paragraphsOf = (node: Node): string[] =>
  node.type === 'paragraph' || node.type === 'heading'
    ? [wordsOf(node)].filter((text) => text.trim())
    : (node.content ?? []).flatMap(paragraphsOf);

/** Plain texts as paragraphs of a document, after those of another one. What looks like markup stays characters. */
export const documentOf = (texts: readonly string[], before?: Doc): Doc => ({
  type: 'doc',
  content: [
    ...(before?.content ?? []),
    ...texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  ],
});
