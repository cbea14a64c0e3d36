import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { toErrorMessage } from '../../apollo/failure.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { TextPicture } from '../rich-text-pieces.tsx';
import { uploadOnce } from '../upload/upload-once.ts';
import { registerPictures } from './picture-node.ts';

/** Access to the pictures of a text. */
export interface PicturePort {
  /** The pictures that the text contains when the editor opens. */
  pictures: readonly TextPicture[];
  /** Adds a finished upload to the object that owns the text. */
  add: (uploadId: string) => Promise<TextPicture>;
}

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MAX_BYTES = 10_000_000;
export const PICTURE_TYPES = TYPES.join(',');

/** The position, or the end of the table around it: a picture inside would tear the table into two. */
export const afterTable = (doc: Node, at: number): number => {
  const place = doc.resolve(at);
  return place.depth > 0 && place.node(1).type.name === 'table' ? place.after(1) : at;
};

/** Uploads pictures into the text one after the other, at the position where they were inserted. */
export const usePictures = (editor: Editor, port: PicturePort | undefined) => {
  const { t } = useTranslation('lessons');
  const [pendingUploads, setPendingUploads] = useState(0);
  const [problems, setProblems] = useState<string[]>([]);
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    if (port) registerPictures(editor, port.pictures);
  }, [editor, port]);

  const problemWith = (file: File): string | null => {
    if (!TYPES.includes(file.type)) return t('editor.pictureType', { name: file.name });
    return file.size > MAX_BYTES ? t('editor.pictureSize', { name: file.name }) : null;
  };

  const fail = (name: string, reason: string) =>
    setProblems((old) => [...old, t('editor.pictureFailed', { name, why: reason })]);

  /** Uploads a picture and inserts it, if the editor is still open. */
  const uploadInto = async (file: File, put: (pictureId: string) => void) => {
    try {
      const picture = await port!.add(await uploadOnce('picture', file));
      registerPictures(editor, [picture]);
      if (!editor.isDestroyed) put(picture.id);
    } catch (error) {
      const reason =
        error instanceof Error && !('errors' in error) && error.message
          ? error.message
          : toErrorMessage(error);
      fail(file.name, reason);
    } finally {
      setPendingUploads((old) => old - 1);
    }
  };

  /** Uploads one file after the other. Their position moves with text that is typed meanwhile. */
  const uploadAllInto = (
    files: readonly File[],
    at: number,
    put: (pictureId: string, at: number) => void,
  ) => {
    setPendingUploads((old) => old + files.length);
    let place = at;
    const follow = ({ transaction }: { transaction: { mapping: { map: (at: number) => number } } }) => {
      place = transaction.mapping.map(place);
    };
    editor.on('transaction', follow);
    for (const file of files)
      queue.current = queue.current.then(() => uploadInto(file, (pictureId) => put(pictureId, place)));
    void queue.current.then(() => editor.off('transaction', follow));
  };

  /** Inserts at a position of the document, or at the cursor. */
  const add = (files: readonly File[], at: number = editor.state.selection.to) => {
    if (!port) return;
    setProblems(files.map(problemWith).filter((problem) => problem !== null));
    const good = files.filter((file) => problemWith(file) === null);
    uploadAllInto(good, at, (pictureId, place) => {
      const content = { type: 'image', attrs: { pictureId, alt: '' } };
      const { doc } = editor.state;
      editor.commands.insertContentAt(afterTable(doc, Math.min(place, doc.content.size)), content);
    });
  };

  /** Replaces the picture at a position and keeps its description. It can be undone like other edits. */
  const replace = (file: File, at: number) => {
    const former = editor.state.doc.nodeAt(at)?.attrs.pictureId;
    uploadAllInto([file], at, (pictureId, place) => {
      const node = editor.state.doc.nodeAt(place);
      // The picture may have been deleted or replaced meanwhile
      if (node?.type.name !== 'image' || node.attrs.pictureId !== former) return;
      editor.view.dispatch(editor.state.tr.setNodeMarkup(place, null, { ...node.attrs, pictureId }));
    });
  };

  return { add, replace, fail, pendingUploads, problems, clearProblems: () => setProblems([]) };
};
