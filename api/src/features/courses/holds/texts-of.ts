import { plainText, type RichTextNode } from '../rich-text.ts';

/** Properties that students do not read. */
const UNREAD: readonly string[] = ['id', 'matchId', 'guidance', 'questionIds'];

/**
 * The texts of a value by paragraph: rich text, lists, and the bodies of questions and rubrics. Includes the URLs of
 * links and the descriptions of pictures. Code blocks are omitted, as in the scan of a course.
 */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').filter((line) => line.trim());
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!value || typeof value !== 'object') return [];
  if ((value as RichTextNode).type === 'doc') return textsOfNode(value as RichTextNode);
  return Object.entries(value).flatMap(([name, each]) => (UNREAD.includes(name) ? [] : textsOf(each)));
}

function textsOfNode(node: RichTextNode): string[] {
  if (node.type === 'codeBlock') return [];
  if (node.type === 'image' || node.type === 'audio') return textsOf(node.attrs?.alt);
  const children = node.content ?? [];
  if (node.type !== 'paragraph' && node.type !== 'heading') return children.flatMap(textsOfNode);
  const links = children.flatMap(({ marks = [] }) => marks.flatMap(({ attrs }) => textsOf(attrs?.href)));
  return [...textsOf(plainText(node)), ...new Set(links)];
}
