import type { Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { isAllowedHref } from './rich-text.ts';

/** What the server accepts inside these, where the editor's own schema would take any block. */
const CONTENT: Record<string, string> = {
  blockquote: '(paragraph | bulletList | orderedList)+',
  listItem: 'paragraph (paragraph | bulletList | orderedList | codeBlock)*',
};

/** The starter kit with blocks that nest only as the server allows. */
const NarrowKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      const content = CONTENT[extension.name];
      return content ? (extension as Node).extend({ content }) : extension;
    });
  },
});

/** The editor's schema, narrowed to what the server accepts: no rules, underlines or strikes, headings 2 and 3 only. */
export const extensions = [
  NarrowKit.configure({
    heading: { levels: [2, 3] },
    horizontalRule: false,
    strike: false,
    underline: false,
    // It would change a document that merely was opened.
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isAllowedHref(url),
    },
  }),
];
