import {
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconBulb,
  IconCode,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconMathFunction,
  IconPhoto,
  IconSourceCode,
  IconTable,
} from '@tabler/icons-react';
import type { ChainedCommands } from '@tiptap/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FileButton } from '../upload/file-button.tsx';
import { type Action, ActionBar } from './action-bar.tsx';
import { ContextBar } from './context-bar.tsx';
import type { PictureDescription } from './picture-dialog.tsx';
import classes from './rich-text-editor.module.css';
import { PICTURE_TYPES } from './use-pictures.ts';

interface Format {
  icon: Icon;
  isActive: (editor: Editor) => boolean;
  toggle: (chain: ChainedCommands) => ChainedCommands;
}

/** The formats by the key of their label. */
const FORMATS = {
  h2: {
    icon: IconH2,
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
    toggle: (chain) => chain.toggleHeading({ level: 2 }),
  },
  h3: {
    icon: IconH3,
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    toggle: (chain) => chain.toggleHeading({ level: 3 }),
  },
  bold: {
    icon: IconBold,
    isActive: (editor) => editor.isActive('bold'),
    toggle: (chain) => chain.toggleBold(),
  },
  italic: {
    icon: IconItalic,
    isActive: (editor) => editor.isActive('italic'),
    toggle: (chain) => chain.toggleItalic(),
  },
  code: {
    icon: IconCode,
    isActive: (editor) => editor.isActive('code'),
    toggle: (chain) => chain.toggleCode(),
  },
  bulletList: {
    icon: IconList,
    isActive: (editor) => editor.isActive('bulletList'),
    toggle: (chain) => chain.toggleBulletList(),
  },
  orderedList: {
    icon: IconListNumbers,
    isActive: (editor) => editor.isActive('orderedList'),
    toggle: (chain) => chain.toggleOrderedList(),
  },
  blockquote: {
    icon: IconBlockquote,
    isActive: (editor) => editor.isActive('blockquote'),
    toggle: (chain) => chain.toggleBlockquote(),
  },
  codeBlock: {
    icon: IconSourceCode,
    isActive: (editor) => editor.isActive('codeBlock'),
    toggle: (chain) => chain.toggleCodeBlock(),
  },
} satisfies Record<string, Format>;

interface EditorToolbarProps {
  editor: Editor;
  onLink: () => void;
  onFormula: () => void;
  /** Undefined if a text shows no pictures. */
  onPictures?: ((files: readonly File[]) => void) | undefined;
  onDescribe: (picture: PictureDescription) => void;
  onCrop: () => void;
}

/** The formats of the text, and below them the actions at the cursor. */
export function EditorToolbar({
  editor,
  onLink,
  onFormula,
  onPictures,
  onDescribe,
  onCrop,
}: EditorToolbarProps) {
  const { t } = useTranslation('lessons');
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: Object.values(FORMATS).map(({ isActive }) => isActive(current)),
      isLink: current.isActive('link'),
      isTable: current.isActive('table'),
      isCallout: current.isActive('callout'),
      isCode: current.isActive('codeBlock'),
      isFormula: current.isActive('inlineMath') || current.isActive('blockMath'),
      // Code and table cells cannot contain callouts
      mayWrap: current.isActive('callout') || current.can().wrapIn('callout'),
      mayUndo: current.can().undo(),
      mayRedo: current.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const format = (name: keyof typeof FORMATS): Action => ({
    label: t(`editor.${name}`),
    icon: FORMATS[name].icon,
    isActive: state.active[Object.keys(FORMATS).indexOf(name)] ?? false,
    run: () => FORMATS[name].toggle(chain()).run(),
  });
  const groups = (pickPictures?: () => void): Action[][] => [
    [format('h2'), format('h3')],
    [
      format('bold'),
      format('italic'),
      format('code'),
      { label: t('editor.link'), icon: IconLink, isActive: state.isLink, opensDialog: true, run: onLink },
    ],
    [
      format('bulletList'),
      format('orderedList'),
      format('blockquote'),
      format('codeBlock'),
      {
        label: t('editor.callout'),
        icon: IconBulb,
        isActive: state.isCallout,
        isDisabled: !state.mayWrap,
        run: () =>
          (state.isCallout ? chain().lift('callout') : chain().wrapIn('callout', { tone: 'note' })).run(),
      },
      {
        label: t('editor.formula'),
        icon: IconMathFunction,
        isActive: state.isFormula,
        opensDialog: true,
        isDisabled: state.isCode,
        run: onFormula,
      },
      {
        label: t('editor.table'),
        icon: IconTable,
        isDisabled: state.isTable,
        run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      },
      ...(pickPictures ? [{ label: t('editor.picture'), icon: IconPhoto, run: pickPictures }] : []),
    ],
    [
      {
        label: t('editor.undo'),
        icon: IconArrowBackUp,
        isDisabled: !state.mayUndo,
        run: () => chain().undo().run(),
      },
      {
        label: t('editor.redo'),
        icon: IconArrowForwardUp,
        isDisabled: !state.mayRedo,
        run: () => chain().redo().run(),
      },
    ],
  ];
  const label = t('editor.toolbar');
  return (
    <div className={classes.toolbar}>
      {onPictures ? (
        <FileButton multiple accept={PICTURE_TYPES} onFiles={onPictures} label={t('editor.picture')}>
          {({ onClick }) => <ActionBar label={label} groups={groups(onClick)} />}
        </FileButton>
      ) : (
        <ActionBar label={label} groups={groups()} />
      )}
      <ContextBar editor={editor} onFormula={onFormula} onDescribe={onDescribe} onCrop={onCrop} />
    </div>
  );
}
