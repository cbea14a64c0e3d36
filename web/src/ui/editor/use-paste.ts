import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type LeftOut, tidyPasted } from './pasted.ts';

const PASTE = new PluginKey('paste');

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Whether something besides a picture was copied: Word puts a photograph of the text beside the text. */
const hasText = (data: DataTransfer | null): boolean => /\S/.test(data?.getData('text/plain') ?? '');

/** Pasting and dropping: pictures are uploaded, Word and the web keep their structure, and what was left out is said. */
export const usePaste = (
  editor: Editor,
  isWithPictures: boolean,
  add: (files: readonly File[], at?: number) => void,
) => {
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const coming = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = (next: LeftOut) => setLeftOut(Object.values(next).some(Boolean) ? next : null);
  const refuse = (files: File[]) => say({ pictures: files.length });

  const transform = useEffectEvent((html: string): string => {
    const pasted = tidyPasted(html, isWithPictures);
    say(pasted.leftOut);
    // After the text that they came with
    if (pasted.files.length) coming.current = setTimeout(() => add(pasted.files));
    return pasted.html;
  });
  const onPaste = useEffectEvent((event: ClipboardEvent): boolean => {
    const files = picturesIn(event.clipboardData);
    if (files.length === 0 || hasText(event.clipboardData)) return false;
    // A picture alone comes as a file and as a page that shows it: the file is enough
    clearTimeout(coming.current);
    setLeftOut(null);
    if (isWithPictures) add(files);
    else refuse(files);
    return true;
  });
  const onDrop = useEffectEvent((view: EditorView, event: DragEvent): boolean => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return false;
    event.preventDefault();
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
    if (isWithPictures) add(files, at);
    else refuse(files);
    return true;
  });
  useEffect(() => {
    const plugin = new Plugin({
      key: PASTE,
      props: {
        transformPastedHTML: (html) => transform(html),
        handlePaste: (_view, event) => onPaste(event),
        handleDrop: (view, event) => onDrop(view, event),
      },
    });
    // In front of the plugins that would paste a picture by themselves
    editor.registerPlugin(plugin, (added, others) => [added, ...others]);
    return () => {
      editor.unregisterPlugin(PASTE);
    };
  }, [editor]);
  return { leftOut, forgetLeftOut: () => setLeftOut(null) };
};
