import { Fragment, type ReactNode } from 'react';
import { Box } from './layout/layout.tsx';
import { lazyOptional } from './lazy-optional.tsx';
import { ownPath } from './own-path.ts';
import type { TextPicture, TextSound } from './rich-text-pieces.tsx';
import classes from './rich-text-view.module.css';

interface Mark {
  type: string;
  attrs?: { href?: unknown };
}

interface Node {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: Mark[];
  content?: Node[];
}

type Top = 2 | 3;

/**
 * The code of rarely used nodes is loaded when a text contains one, so that public pages do not load it. Until then,
 * or if it cannot be loaded, the source is shown.
 */
const PlainCode = ({ code }: { code: string; language?: unknown }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable for the keyboard
  <pre tabIndex={0}>
    <code>{code}</code>
  </pre>
);
const PlainCallout = ({ children }: { tone: unknown; children: ReactNode }) => (
  <div className={classes.callout}>{children}</div>
);
const PlainTable = ({ children }: { children: ReactNode }) => (
  <table>
    <tbody>{children}</tbody>
  </table>
);
const PlainPicture = ({ alt }: { picture: TextPicture | undefined; alt: string }) => <p>{alt}</p>;
const PlainSound = ({ alt }: { sound: TextSound | undefined; alt: string }) => <p>{alt}</p>;
/** Shows the source of a formula until it is typeset, like the server. */
const PlainFormula = ({ latex, isBlock }: { latex: string; isBlock: boolean }) =>
  isBlock ? <PlainCode code={latex} /> : <code>{latex}</code>;
const pieces = () => import('./rich-text-pieces.tsx');
const CodeBlock = lazyOptional(async () => (await import('./code/code-block.tsx')).CodeBlock, {
  placeholder: PlainCode,
  failed: PlainCode,
});
const Formula = lazyOptional(async () => (await import('./formula/formula.tsx')).Formula, {
  placeholder: PlainFormula,
  failed: PlainFormula,
});
const Callout = lazyOptional(async () => (await pieces()).Callout, {
  placeholder: PlainCallout,
  failed: PlainCallout,
});
const TableFrame = lazyOptional(async () => (await pieces()).TableFrame, {
  placeholder: PlainTable,
  failed: PlainTable,
});
const Sound = lazyOptional(async () => (await pieces()).Sound, {
  placeholder: PlainSound,
  failed: PlainSound,
});
const Picture = lazyOptional(async () => (await pieces()).Picture, {
  placeholder: PlainPicture,
  failed: PlainPicture,
});

/** The URL if it cannot run a script, else null. */
export const safeHref = (href: unknown): string | null => {
  if (typeof href !== 'string') return null;
  const url = href.trim();
  return /^(https?:|mailto:|#)/i.test(url) ? url : ownPath(url);
};

const withMark = (text: ReactNode, mark: Mark): ReactNode => {
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
      // Without a referrer, a link in a text cannot act for the reader (use-url-action.ts)
      return (
        <a
          href={href}
          {...(isForeign ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : { rel: 'noreferrer' })}
        >
          {text}
        </a>
      );
    }
    default:
      return text;
  }
};

/** Code keeps its lines and blanks, except for empty lines around it. */
const getCode = ({ content = [] }: Node): string =>
  content
    .map(({ text = '' }) => text)
    .join('')
    .replace(/^\n+/, '')
    .trimEnd();

/** The source of a formula; '' for other nodes. */
const getLatex = ({ attrs }: Node): string => (typeof attrs?.latex === 'string' ? attrs.latex : '');

interface Surroundings {
  top: Top;
  pictures: readonly TextPicture[];
  sounds: readonly TextSound[];
}

const children = (node: Node, surroundings: Surroundings): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a stored document never reorders
  node.content?.map((child, index) => <Fragment key={index}>{render(child, surroundings)}</Fragment>);

/** Attributes of a cell that spans others. */
const spans = ({ attrs }: Node) => ({
  ...(typeof attrs?.colspan === 'number' && { colSpan: attrs.colspan }),
  ...(typeof attrs?.rowspan === 'number' && { rowSpan: attrs.rowspan }),
});

const render = (node: Node, surroundings: Surroundings): ReactNode => {
  const { top, pictures, sounds } = surroundings;
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>(withMark, node.text ?? '');
    case 'paragraph':
      return <p>{children(node, surroundings)}</p>;
    case 'heading': {
      const Heading = `h${node.attrs?.level === 3 ? top + 1 : top}` as 'h2' | 'h3' | 'h4';
      return <Heading>{children(node, surroundings)}</Heading>;
    }
    case 'bulletList':
      return <ul>{children(node, surroundings)}</ul>;
    case 'orderedList':
      return <ol>{children(node, surroundings)}</ol>;
    case 'listItem':
      return <li>{children(node, surroundings)}</li>;
    case 'blockquote':
      return <blockquote>{children(node, surroundings)}</blockquote>;
    case 'codeBlock':
      return <CodeBlock code={getCode(node)} language={node.attrs?.language} />;
    case 'inlineMath':
    case 'blockMath':
      return <Formula latex={getLatex(node)} isBlock={node.type === 'blockMath'} />;
    case 'hardBreak':
      return <br />;
    case 'callout':
      return <Callout tone={node.attrs?.tone}>{children(node, surroundings)}</Callout>;
    case 'image':
      return (
        <Picture
          picture={pictures.find(({ id }) => id === node.attrs?.pictureId)}
          alt={typeof node.attrs?.alt === 'string' ? node.attrs.alt : ''}
        />
      );
    case 'audio':
      return (
        <Sound
          sound={sounds.find(({ id }) => id === node.attrs?.soundId)}
          alt={typeof node.attrs?.alt === 'string' ? node.attrs.alt : ''}
        />
      );
    case 'table':
      return <TableFrame>{children(node, surroundings)}</TableFrame>;
    case 'tableRow':
      return <tr>{children(node, surroundings)}</tr>;
    case 'tableHeader':
      return <th {...spans(node)}>{children(node, surroundings)}</th>;
    case 'tableCell':
      return <td {...spans(node)}>{children(node, surroundings)}</td>;
    default:
      return children(node, surroundings);
  }
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

interface RichTextViewProps {
  doc: unknown;
  /** Level of the document's highest heading: 3 below a section's h2, 2 below the page's h1. */
  top?: Top;
  pictures?: readonly TextPicture[];
  /** Audio, which only answers of questions contain. */
  sounds?: readonly TextSound[];
}

/** Renders the editor's JSON as elements. HTML is never parsed. */
export function RichTextView({ doc, top = 3, pictures = [], sounds = [] }: RichTextViewProps) {
  return isNode(doc) ? (
    <Box className={classes.text} maxW="text" text="md">
      {render(doc, { top, pictures, sounds })}
    </Box>
  ) : null;
}

/** The text of a document without markup and with the source of formulas, for descriptions in search results. */
export const plainText = (doc: unknown): string => {
  if (!isNode(doc)) return '';
  if (doc.type === 'text') return doc.text ?? '';
  if (doc.type === 'inlineMath' || doc.type === 'blockMath') return getLatex(doc);
  const glue = doc.type === 'paragraph' || doc.type === 'heading' ? '' : ' ';
  return (doc.content ?? []).map(plainText).join(glue).replaceAll(/\s+/g, ' ').trim();
};
