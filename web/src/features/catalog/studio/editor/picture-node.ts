import { Node } from '@tiptap/core';
import type { TextPicture } from '../../../../ui/rich-text-pieces.tsx';

/** What is known of the pictures that a text may show; addresses are never a part of the text. */
const known = new Map<string, TextPicture>();

export const knowPictures = (pictures: readonly TextPicture[]): void => {
  for (const picture of pictures) known.set(picture.id, picture);
};

export const knownPicture = (id: string): TextPicture | undefined => known.get(id);

/** A picture of the course, by its id, with its description below it. */
export const pictureNode = ({ noAlt, decorative }: { noAlt: string; decorative: string }) =>
  Node.create({
    name: 'image',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes() {
      return {
        pictureId: {
          default: null,
          parseHTML: (element) => element.dataset.picture,
          renderHTML: ({ pictureId }) => ({ 'data-picture': pictureId }),
        },
        alt: { default: '' },
        isDecorative: {
          default: false,
          parseHTML: (element) => element.dataset.decorative === 'true',
          renderHTML: ({ isDecorative }) => ({ 'data-decorative': String(isDecorative) }),
        },
      };
    },
    // Those of other pages have no id of ours: what becomes of them is decided when they are pasted
    parseHTML: () => [{ tag: 'img[data-picture]' }],
    renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
    addNodeView() {
      return ({ node }) => {
        const { pictureId, alt, isDecorative } = node.attrs as Record<string, string | boolean>;
        const picture = known.get(String(pictureId));
        const dom = document.createElement('figure');
        const img = document.createElement('img');
        img.alt = String(alt);
        if (picture) Object.assign(img, { src: picture.url, width: picture.width, height: picture.height });
        const caption = document.createElement('figcaption');
        caption.textContent = isDecorative ? decorative : String(alt) || noAlt;
        if (!alt && !isDecorative) dom.dataset.undescribed = 'true';
        dom.append(img, caption);
        return { dom };
      };
    },
  });
