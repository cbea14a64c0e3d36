import { Fragment, type ReactNode } from 'react';
import { CodeBlock } from './code/code-block.tsx';
import classes from './rich-text-view.module.css';

interface Mark {
  type: string;
  attrs?: { href?: unknown };
}

interface Node {
  type: string;
  text?: string;
  attrs?: { level?: unknown; language?: unknown };
  marks?: Mark[];
  content?: Node[];
}

type Top = 2 | 3;

/** Only addresses that can't run a script. */
export const safeHref = (href: unknown): string | null =>
  typeof href === 'string' && /^(https?:|mailto:|\/(?!\/)|#)/i.test(href.trim()) ? href.trim() : null;

const marked = (text: ReactNode, mark: Mark): ReactNode => {
  switch (mark.type) {
    case 'bold':
      return <strong>{text}</strong>;
    case 'italic':
      return <em>{text}</em>;
    case 'code':
      return <code>{text}</code>;
    case 'link': {
      const href = safeHref(mark.attrs?.href);
      if (!href) return text;
      const isForeign = /^https?:/i.test(href);
      return (
        <a href={href} {...(isForeign ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {})}>
          {text}
        </a>
      );
    }
    default:
      return text;
  }
};

/** Code keeps its lines and blanks, but for empty ones around it. */
const codeOf = ({ content = [] }: Node): string =>
  content
    .map(({ text = '' }) => text)
    .join('')
    .replace(/^\n+|\s+$/g, '');

const children = (node: Node, top: Top): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a stored document never reorders
  node.content?.map((child, index) => <Fragment key={index}>{render(child, top)}</Fragment>);

const render = (node: Node, top: Top): ReactNode => {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>(marked, node.text ?? '');
    case 'paragraph':
      return <p>{children(node, top)}</p>;
    case 'heading': {
      const Heading = `h${node.attrs?.level === 3 ? top + 1 : top}` as 'h2' | 'h3' | 'h4';
      return <Heading>{children(node, top)}</Heading>;
    }
    case 'bulletList':
      return <ul>{children(node, top)}</ul>;
    case 'orderedList':
      return <ol>{children(node, top)}</ol>;
    case 'listItem':
      return <li>{children(node, top)}</li>;
    case 'blockquote':
      return <blockquote>{children(node, top)}</blockquote>;
    case 'codeBlock':
      return <CodeBlock code={codeOf(node)} language={node.attrs?.language} />;
    case 'hardBreak':
      return <br />;
    default:
      return children(node, top);
  }
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

interface RichTextViewProps {
  doc: unknown;
  /** What the document's highest heading becomes: 3 under a section's h2, 2 under the page's h1. */
  top?: Top;
}

/** Shows the editor's JSON as elements; no HTML is ever parsed. */
export function RichTextView({ doc, top = 3 }: RichTextViewProps) {
  return isNode(doc) ? <div className={classes.text}>{render(doc, top)}</div> : null;
}

/** The words of a document without its form, for descriptions in search results. */
export const plainText = (doc: unknown): string => {
  if (!isNode(doc)) return '';
  if (doc.type === 'text') return doc.text ?? '';
  const glue = doc.type === 'paragraph' || doc.type === 'heading' ? '' : ' ';
  return (doc.content ?? []).map(plainText).join(glue).replaceAll(/\s+/g, ' ').trim();
};
