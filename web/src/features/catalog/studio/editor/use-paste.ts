import type { EditorView } from '@tiptap/pm/view';
import { useRef, useState } from 'react';
import { type LeftOut, tidyPasted } from './pasted.ts';

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Whether something besides a picture was copied: Word puts a photograph of the text beside the text. */
const hasText = (data: DataTransfer | null): boolean => /\S/.test(data?.getData('text/plain') ?? '');

/** Pasting and dropping: pictures are uploaded, Word and the web keep their structure, and what was left out is said. */
export const usePaste = (isWithPictures: boolean, add: (files: readonly File[], at?: number) => void) => {
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const coming = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = (next: LeftOut) => setLeftOut(Object.values(next).some(Boolean) ? next : null);
  const refuse = (files: File[]) => say({ pictures: files.length, videos: 0, others: 0 });

  const handlers = {
    transform: (html: string): string => {
      const pasted = tidyPasted(html, isWithPictures);
      say(pasted.leftOut);
      // After the text that they came with
      if (pasted.files.length) coming.current = setTimeout(() => add(pasted.files));
      return pasted.html;
    },
    onPaste: (event: ClipboardEvent): boolean => {
      const files = picturesIn(event.clipboardData);
      if (files.length === 0 || hasText(event.clipboardData)) return false;
      // A picture alone comes as a file and as a page that shows it: the file is enough
      clearTimeout(coming.current);
      setLeftOut(null);
      if (isWithPictures) add(files);
      else refuse(files);
      return true;
    },
    onDrop: (view: EditorView, event: DragEvent): boolean => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return false;
      event.preventDefault();
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
      if (isWithPictures) add(files, at);
      else refuse(files);
      return true;
    },
  };
  const paste = useRef(handlers);
  paste.current = handlers;
  return { paste, leftOut, forgetLeftOut: () => setLeftOut(null) };
};
