import { type Editor, Node } from '@tiptap/core';
import type { TextPicture } from '../rich-text-pieces.tsx';

interface PictureStorage {
  /** Pictures of the text by id. The document never contains URLs. */
  known: Map<string, TextPicture>;
  /** Functions that render the visible pictures again. */
  redraws: Set<() => void>;
}

const getStorage = (editor: Editor) => (editor.storage as { image?: PictureStorage }).image;

/** Passes pictures to an editor, which renders them with their newest URLs. */
export const registerPictures = (editor: Editor, pictures: readonly TextPicture[]): void => {
  const storage = getStorage(editor);
  for (const picture of pictures) storage?.known.set(picture.id, picture);
  for (const draw of storage?.redraws ?? []) draw();
};

export const findPicture = (editor: Editor, id: string): TextPicture | undefined =>
  getStorage(editor)?.known.get(id);

/** A picture of the course by its id, with its description below it. */
export const pictureNode = (
  { noAlt, decorative }: { noAlt: string; decorative: string },
  pictures: readonly TextPicture[],
) =>
  Node.create<object, PictureStorage>({
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
    // Pictures of other pages have no id of ours and are handled when they are pasted
    parseHTML: () => [{ tag: 'img[data-picture]' }],
    renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
    addStorage: () => ({
      known: new Map(pictures.map((picture) => [picture.id, picture])),
      redraws: new Set(),
    }),
    addNodeView() {
      const { known, redraws } = this.storage;
      return ({ node }) => {
        const { pictureId, alt, isDecorative } = node.attrs as Record<string, string | boolean>;
        const dom = document.createElement('figure');
        const img = document.createElement('img');
        img.alt = String(alt);
        const draw = () => {
          const picture = known.get(String(pictureId));
          if (picture && img.getAttribute('src') !== picture.url)
            Object.assign(img, { src: picture.url, width: picture.width, height: picture.height });
        };
        draw();
        redraws.add(draw);
        const caption = document.createElement('figcaption');
        caption.textContent = isDecorative ? decorative : String(alt) || noAlt;
        if (!alt && !isDecorative) dom.dataset.undescribed = 'true';
        dom.append(img, caption);
        return { dom, destroy: () => void redraws.delete(draw) };
      };
    },
  });
