import { mergeAttributes, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import type { TextPicture } from '../rich-text-pieces.tsx';
import { formulaNodes } from './formula-nodes.ts';
import { pictureNode } from './picture-node.ts';
import { isAllowedHref } from './rich-text.ts';

const CELL = '(paragraph | bulletList | orderedList | codeBlock | blockMath)+';

/** The content that the server accepts in these nodes. The editor's own schema would allow any block. */
const CONTENT: Record<string, string> = {
  blockquote: '(paragraph | bulletList | orderedList | blockMath)+',
  listItem: 'paragraph (paragraph | bulletList | orderedList | codeBlock | blockMath)*',
};

/** The starter kit with blocks that nest only as the server allows. */
const RestrictedKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      const content = CONTENT[extension.name];
      return content ? (extension as Node).extend({ content }) : extension;
    });
  },
});

/** Without the style attributes that the content security policy refuses. */
const PlainTable = Table.extend({
  renderHTML({ HTMLAttributes }) {
    return ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]];
  },
});

/** A highlighted block: a note, a tip or a warning. */
const callout = (getName: (tone: string) => string) =>
  Node.create({
    name: 'callout',
    group: 'block',
    content: '(paragraph | bulletList | orderedList | blockMath)+',
    defining: true,
    addAttributes() {
      return {
        tone: {
          default: 'note',
          parseHTML: (element) => element.dataset.callout,
          renderHTML: ({ tone }) => ({ 'data-callout': tone, 'data-tone': tone, 'data-name': getName(tone) }),
        },
      };
    },
    parseHTML: () => [{ tag: 'div[data-callout]' }],
    renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
  });

interface ExtensionTexts {
  calloutName: (tone: string) => string;
  noAlt: string;
  decorative: string;
}

/**
 * The editor's schema, restricted to what the server accepts: no rules, underlines or strikes, headings 2 and 3 only.
 * @param pictures the pictures that the text may show; undefined if it shows none
 */
export const makeExtensions = (texts: ExtensionTexts, pictures: readonly TextPicture[] | undefined) => [
  RestrictedKit.configure({
    heading: { levels: [2, 3] },
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isAllowedHref(url),
    },
  }),
  PlainTable,
  TableRow,
  TableHeader.extend({ content: CELL }),
  TableCell.extend({ content: CELL }),
  callout(texts.calloutName),
  ...formulaNodes,
  ...(pictures ? [pictureNode(texts, pictures)] : []),
];
