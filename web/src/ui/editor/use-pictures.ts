import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../apollo/failure.ts';
import { makeUpload } from '../../apollo/tus.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { TextPicture } from '../rich-text-pieces.tsx';
import { uniqueKey } from '../unique-key.ts';
import { knowPictures } from './picture-node.ts';

/** How pictures come into a text. */
export interface PicturePort {
  /** Those that the text shows when the editor opens. */
  pictures: readonly TextPicture[];
  /** Gives a finished upload to whom the text belongs to. */
  add: (uploadId: string) => Promise<TextPicture>;
}

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MOST = 10_000_000;
export const PICTURE_TYPES = TYPES.join(',');

const sent = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    void makeUpload(`picture.${uniqueKey()}`, file, {
      onProgress: () => undefined,
      onDone: resolve,
      onFailed: (message) => reject(new Error(message ?? '')),
    }).then((upload) => upload.start(), reject);
  });

/** Uploads pictures into the text, one after the other, at the place where they were put. */
export const usePictures = (editor: Editor, port: PicturePort | undefined) => {
  const { t } = useTranslation('lessons');
  const [waiting, setWaiting] = useState(0);
  const [problems, setProblems] = useState<string[]>([]);
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    if (port) knowPictures(editor, port.pictures);
  }, [editor, port]);

  const problemWith = (file: File): string | null => {
    if (!TYPES.includes(file.type)) return t('editor.pictureType', { name: file.name });
    return file.size > MOST ? t('editor.pictureSize', { name: file.name }) : null;
  };

  const fail = (name: string, why: string) =>
    setProblems((old) => [...old, t('editor.pictureFailed', { name, why })]);

  /** Uploads a picture, and puts it into the text if that is still open. */
  const bring = async (file: File, put: (pictureId: string) => void) => {
    try {
      const picture = await port!.add(await sent(file));
      knowPictures(editor, [picture]);
      if (!editor.isDestroyed) put(picture.id);
    } catch (error) {
      const why =
        error instanceof Error && !('errors' in error) && error.message ? error.message : problemOf(error);
      fail(file.name, why);
    } finally {
      setWaiting((old) => old - 1);
    }
  };

  /** One file after the other; text that is typed meanwhile moves the place along. */
  const bringAll = (files: readonly File[], at: number, put: (pictureId: string, at: number) => void) => {
    setWaiting((old) => old + files.length);
    let place = at;
    const follow = ({ transaction }: { transaction: { mapping: { map: (at: number) => number } } }) => {
      place = transaction.mapping.map(place);
    };
    editor.on('transaction', follow);
    for (const file of files)
      queue.current = queue.current.then(() => bring(file, (pictureId) => put(pictureId, place)));
    void queue.current.then(() => editor.off('transaction', follow));
  };

  /** At a position of the document, or where the cursor is. */
  const add = (files: readonly File[], at: number = editor.state.selection.to) => {
    if (!port) return;
    setProblems(files.map(problemWith).filter((problem) => problem !== null));
    const good = files.filter((file) => problemWith(file) === null);
    bringAll(good, at, (pictureId, place) => {
      const content = { type: 'image', attrs: { pictureId, alt: '' } };
      editor.commands.insertContentAt(Math.min(place, editor.state.doc.content.size), content);
    });
  };

  /** Instead of the picture that stands at a position, with its description; undone like any other edit. */
  const replace = (file: File, at: number) => {
    const former = editor.state.doc.nodeAt(at)?.attrs.pictureId;
    bringAll([file], at, (pictureId, place) => {
      const node = editor.state.doc.nodeAt(place);
      // It may have been deleted or replaced meanwhile
      if (node?.type.name !== 'image' || node.attrs.pictureId !== former) return;
      editor.view.dispatch(editor.state.tr.setNodeMarkup(place, null, { ...node.attrs, pictureId }));
    });
  };

  return { add, replace, fail, waiting, problems, forgetProblems: () => setProblems([]) };
};
