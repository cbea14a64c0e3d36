import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { normalizePasted, type OmittedContent } from './pasted.ts';

const PASTE = new PluginKey('paste');

const getPictures = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** True if the clipboard contains text too: Word adds a picture of the text to it. */
const hasText = (data: DataTransfer | null): boolean => /\S/.test(data?.getData('text/plain') ?? '');

/** Uploads pasted and dropped pictures, keeps the structure of other content, and lists what was omitted. */
export const usePaste = (
  editor: Editor,
  allowsPictures: boolean,
  add: (files: readonly File[], at?: number) => void,
) => {
  const [omittedContent, setOmittedContent] = useState<OmittedContent | null>(null);
  const pendingAdd = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showOmitted = (next: OmittedContent) =>
    setOmittedContent(Object.values(next).some(Boolean) ? next : null);
  const refuse = (files: File[]) => showOmitted({ pictures: files.length });

  const transform = useEffectEvent((html: string): string => {
    const pasted = normalizePasted(html, allowsPictures);
    showOmitted(pasted.omitted);
    // After the text that contained them
    if (pasted.files.length) pendingAdd.current = setTimeout(() => add(pasted.files));
    return pasted.html;
  });
  const onPaste = useEffectEvent((event: ClipboardEvent): boolean => {
    const files = getPictures(event.clipboardData);
    if (files.length === 0 || hasText(event.clipboardData)) return false;
    // A single picture is pasted as a file and as HTML with the picture; the file is sufficient
    clearTimeout(pendingAdd.current);
    setOmittedContent(null);
    if (allowsPictures) add(files);
    else refuse(files);
    return true;
  });
  const onDrop = useEffectEvent((view: EditorView, event: DragEvent): boolean => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return false;
    event.preventDefault();
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
    if (allowsPictures) add(files, at);
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
    // In front of plugins that would paste a picture themselves. An editor without a view, as in React's strict mode,
    // still has the former plugin.
    editor.registerPlugin(plugin, (added, others) => [
      added,
      ...others.filter(({ spec }) => spec.key !== PASTE),
    ]);
    return () => {
      editor.unregisterPlugin(PASTE);
    };
  }, [editor]);
  return { omittedContent, clearOmitted: () => setOmittedContent(null) };
};
