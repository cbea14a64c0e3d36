import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../../../apollo/failure.ts';
import { makeUpload } from '../../../../apollo/tus.ts';
import { knowPictures } from './picture-node.ts';
import type { TextPictureFragment } from './pictures.gen.ts';

/** How pictures come into a text. */
export interface PicturePort {
  /** Those that the text shows when the editor opens. */
  pictures: readonly TextPictureFragment[];
  /** Gives a finished upload to the course. */
  add: (uploadId: string) => Promise<TextPictureFragment>;
}

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MOST = 10_000_000;
export const PICTURE_TYPES = TYPES.join(',');

const sent = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    void makeUpload(`picture.${crypto.randomUUID()}`, file, {
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
    if (port) knowPictures(port.pictures);
  }, [port]);

  const problemWith = (file: File): string | null => {
    if (!TYPES.includes(file.type)) return t('editor.pictureType', { name: file.name });
    return file.size > MOST ? t('editor.pictureSize', { name: file.name }) : null;
  };

  const addOne = async (file: File, place: { at: number }) => {
    try {
      const picture = await port!.add(await sent(file));
      knowPictures([picture]);
      if (editor.isDestroyed) return;
      const content = { type: 'image', attrs: { pictureId: picture.id, alt: '' } };
      editor.commands.insertContentAt(Math.min(place.at, editor.state.doc.content.size), content);
    } catch (error) {
      const why =
        error instanceof Error && !('errors' in error) && error.message ? error.message : problemOf(error);
      setProblems((old) => [...old, t('editor.pictureFailed', { name: file.name, why })]);
    } finally {
      setWaiting((old) => old - 1);
    }
  };

  /** At a position of the document, or where the cursor is; text that is typed meanwhile moves it along. */
  const add = (files: readonly File[], at: number = editor.state.selection.to) => {
    if (!port) return;
    const wrong = files.map(problemWith).filter((problem) => problem !== null);
    setProblems(wrong);
    const good = files.filter((file) => problemWith(file) === null);
    if (good.length === 0) return;
    setWaiting((old) => old + good.length);
    const place = { at };
    const follow = ({ transaction }: { transaction: { mapping: { map: (at: number) => number } } }) => {
      place.at = transaction.mapping.map(place.at);
    };
    editor.on('transaction', follow);
    for (const file of good) queue.current = queue.current.then(() => addOne(file, place));
    void queue.current.then(() => editor.off('transaction', follow));
  };

  return { add, waiting, problems, forgetProblems: () => setProblems([]) };
};
