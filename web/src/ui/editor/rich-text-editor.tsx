import { getAttributes } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { sameJson } from '../same-json.ts';
import { EditorNotes } from './editor-notes.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { makeExtensions } from './extensions.ts';
import { FormulaDialog } from './formula-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { PictureCrop } from './picture-crop.tsx';
import { type PictureDescription, PictureDialog } from './picture-dialog.tsx';
import { findPicture } from './picture-node.ts';
import { isAllowedHref, type RichNode, toDoc, toEditorContent } from './rich-text.ts';
import classes from './rich-text-editor.module.css';
import { useFormula } from './use-formula.ts';
import { usePaste } from './use-paste.ts';
import { type PicturePort, usePictures } from './use-pictures.ts';

export interface RichTextEditorProps {
  /** Id of the label's element. */
  labelledBy: string;
  /** Ids of help and error. */
  describedBy?: string;
  value: RichNode;
  onChange: (doc: RichNode) => void;
  hasError?: boolean;
  isReadOnly?: boolean;
  /** Undefined if a text shows no pictures. */
  port?: PicturePort | undefined;
}

/** Pixels between the cursor's line and the edges of the window, which the sticky toolbar and the save bar cover. */
const SCROLL_MARGIN = { top: 110, bottom: 150, left: 0, right: 0 };

/** A rich text editor with a toolbar. Produces only what the server accepts. Loaded lazily. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { labelledBy, describedBy, value, onChange, hasError = false, isReadOnly = false, port } = props;
  const { t } = useTranslation(['lessons', 'common']);
  const [link, setLink] = useState<string | null>(null);
  const [description, setDescription] = useState<PictureDescription | null>(null);
  /** Position of the picture that is being cropped. */
  const [cropAt, setCropAt] = useState<number | null>(null);
  const formula = useFormula();
  /** The document in the editor. */
  const last = useRef(value);
  const openLink = (state: EditorState) => setLink(String(getAttributes(state, 'link').href ?? ''));
  const [extensions] = useState(() => {
    const texts = {
      calloutName: (tone: string) => t(`common:text.callout.${tone as 'note'}`),
      noAlt: t('editor.pictureNoAlt'),
      decorative: t('editor.pictureIsDecorative'),
    };
    return makeExtensions(texts, port?.pictures);
  });

  // Tiptap uses the options of the last render
  const editor = useEditor({
    extensions,
    content: toEditorContent(value),
    editable: !isReadOnly,
    // The content security policy refuses style elements; our CSS module contains the same rules.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(hasError ? { 'aria-invalid': 'true' } : {}),
      },
      scrollThreshold: SCROLL_MARGIN,
      scrollMargin: SCROLL_MARGIN,
      handleClickOn: (view, _at, _node, nodeAt) => formula.openAt(view, nodeAt),
      handleKeyDown: ({ state }, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        openLink(state);
        return true;
      },
    },
    onUpdate: ({ editor: current }) => {
      last.current = toDoc(current.state.doc);
      onChange(last.current);
    },
  });
  const pictures = usePictures(editor, port);
  const { omittedContent, clearOmitted } = usePaste(editor, port !== undefined, pictures.add);

  useEffect(() => editor.setEditable(!isReadOnly, false), [editor, isReadOnly]);
  // Handles a value that was not typed: a discarded draft or a newer version.
  useEffect(() => {
    if (sameJson(value, last.current)) return;
    last.current = value;
    editor.commands.setContent(toEditorContent(value), { emitUpdate: false });
  }, [editor, value]);

  const applyLink = (href: string) => {
    const chain = editor.chain().focus().extendMarkRange('link');
    const isBare = editor.state.selection.empty && !editor.isActive('link');
    if (href === '') chain.unsetLink().run();
    else if (isBare)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    setLink(null);
  };

  return (
    <>
      <div
        className={classes.root}
        data-error={hasError || undefined}
        data-readonly={isReadOnly || undefined}
      >
        {!isReadOnly && (
          <EditorToolbar
            editor={editor}
            onLink={() => openLink(editor.state)}
            onFormula={() => formula.open(editor)}
            onPictures={port && pictures.add}
            onDescribe={setDescription}
            onCrop={() => setCropAt(editor.state.selection.from)}
          />
        )}
        <EditorContent editor={editor} className={classes.content} />
        <EditorNotes
          pendingUploads={pictures.pendingUploads}
          problems={pictures.problems}
          omittedContent={omittedContent}
          onDismiss={() => {
            pictures.clearProblems();
            clearOmitted();
          }}
        />
      </div>
      <LinkDialog
        href={link}
        isAllowed={isAllowedHref}
        onClose={() => {
          setLink(null);
          editor.commands.focus();
        }}
        onSave={applyLink}
      />
      <FormulaDialog
        formula={formula.formula}
        onClose={formula.close}
        onSave={(saved) => formula.insert(editor, saved)}
      />
      <PictureDialog
        picture={description}
        onClose={() => setDescription(null)}
        onSave={(saved) => {
          editor.chain().focus().updateAttributes('image', saved).run();
          setDescription(null);
        }}
      />
      {cropAt !== null && (
        <PictureCrop
          picture={findPicture(editor, String(editor.state.doc.nodeAt(cropAt)?.attrs.pictureId))}
          onClose={() => setCropAt(null)}
          onCropped={(file) => {
            setCropAt(null);
            pictures.replace(file, cropAt);
          }}
          onFailed={(reason) => {
            setCropAt(null);
            pictures.fail(t('editor.pictureCrop'), reason);
          }}
        />
      )}
    </>
  );
}
