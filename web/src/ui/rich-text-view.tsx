import { Fragment, type ReactNode } from 'react';
import classes from './rich-text-view.module.css';

interface Mark {
  type: string;
  attrs?: { href?: unknown };
}

interface Node {
  type: string;
  text?: string;
  attrs?: { level?: unknown };
  marks?: Mark[];
  content?: Node[];
}

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

const children = (node: Node): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a stored document never reorders
  node.content?.map((child, index) => <Fragment key={index}>{render(child)}</Fragment>);

const render = (node: Node): ReactNode => {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>(marked, node.text ?? '');
    case 'paragraph':
      return <p>{children(node)}</p>;
    case 'heading':
      return node.attrs?.level === 3 ? <h4>{children(node)}</h4> : <h3>{children(node)}</h3>;
    case 'bulletList':
      return <ul>{children(node)}</ul>;
    case 'orderedList':
      return <ol>{children(node)}</ol>;
    case 'listItem':
      return <li>{children(node)}</li>;
    case 'blockquote':
      return <blockquote>{children(node)}</blockquote>;
    case 'codeBlock':
      return (
        <pre>
          <code>{children(node)}</code>
        </pre>
      );
    case 'hardBreak':
      return <br />;
    default:
      return children(node);
  }
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/**
 * Shows the editor's JSON as elements; no HTML is ever parsed. Headings of the document (2 and 3) become h3 and h4,
 * because they always stand under a section's h2.
 */
export function RichTextView({ doc }: { doc: unknown }) {
  return isNode(doc) ? <div className={classes.text}>{render(doc)}</div> : null;
}

/** The words of a document without its form, for descriptions in search results. */
export const plainText = (doc: unknown): string => {
  if (!isNode(doc)) return '';
  if (doc.type === 'text') return doc.text ?? '';
  const glue = doc.type === 'paragraph' || doc.type === 'heading' ? '' : ' ';
  return (doc.content ?? []).map(plainText).join(glue).replaceAll(/\s+/g, ' ').trim();
};
