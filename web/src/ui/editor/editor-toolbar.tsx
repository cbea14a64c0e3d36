import { RichTextEditor as Frame } from '@mantine/tiptap';
import {
  IconBulb,
  IconLink,
  IconMathFunction,
  IconPhoto,
  IconSourceCode,
  IconTable,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FileButton } from '../upload/file-button.tsx';
import { ContextBar } from './context-bar.tsx';
import type { Described } from './picture-dialog.tsx';
import { PICTURE_TYPES } from './use-pictures.ts';

/** The default icon is the same as that of inline code. */
const BlockIcon = () => <IconSourceCode size={18} stroke={1.5} />;

interface ControlProps {
  label: string;
  isActive?: boolean;
  isDialog?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Control = ({
  label,
  isActive = false,
  isDialog = false,
  isDisabled = false,
  onClick,
  children,
}: ControlProps) => (
  <Frame.Control
    aria-label={label}
    title={label}
    active={isActive}
    disabled={isDisabled}
    {...(isDialog && { 'aria-haspopup': 'dialog' as const })}
    onClick={onClick}
  >
    {children}
  </Frame.Control>
);

interface EditorToolbarProps {
  editor: Editor;
  onLink: () => void;
  onFormula: () => void;
  /** Undefined if a text shows no pictures. */
  onPictures?: ((files: readonly File[]) => void) | undefined;
  onDescribe: (picture: Described) => void;
  onCrop: () => void;
}

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

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
  const { isLink, isTable, isCallout, isCode, isFormula, mayWrap } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      isLink: current.isActive('link'),
      isTable: current.isActive('table'),
      isCallout: current.isActive('callout'),
      isCode: current.isActive('codeBlock'),
      isFormula: current.isActive('inlineMath') || current.isActive('blockMath'),
      // Code and table cells cannot contain callouts
      mayWrap: current.isActive('callout') || current.can().wrapIn('callout'),
    }),
  });
  const putTable = () => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
  const toggleCallout = () => {
    const chain = editor.chain().focus();
    if (isCallout) chain.lift('callout').run();
    else chain.wrapIn('callout', { tone: 'note' }).run();
  };
  return (
    <Frame.Toolbar role="toolbar" aria-label={t('editor.toolbar')}>
      <Frame.ControlsGroup>
        <Frame.H2 />
        <Frame.H3 />
      </Frame.ControlsGroup>
      <Frame.ControlsGroup>
        <Frame.Bold />
        <Frame.Italic />
        <Frame.Code />
        <Control label={t('editor.link')} isActive={isLink} isDialog onClick={onLink}>
          <IconLink {...ICON} />
        </Control>
      </Frame.ControlsGroup>
      <Frame.ControlsGroup>
        <Frame.BulletList />
        <Frame.OrderedList />
        <Frame.Blockquote />
        <Frame.CodeBlock icon={BlockIcon} />
        <Control
          label={t('editor.callout')}
          isActive={isCallout}
          isDisabled={!mayWrap}
          onClick={toggleCallout}
        >
          <IconBulb {...ICON} />
        </Control>
        <Control
          label={t('editor.formula')}
          isActive={isFormula}
          isDialog
          isDisabled={isCode}
          onClick={onFormula}
        >
          <IconMathFunction {...ICON} />
        </Control>
        {!isTable && (
          <Control label={t('editor.table')} onClick={putTable}>
            <IconTable {...ICON} />
          </Control>
        )}
        {onPictures && (
          <FileButton multiple accept={PICTURE_TYPES} onFiles={onPictures} label={t('editor.picture')}>
            {({ onClick }) => (
              <Control label={t('editor.picture')} onClick={onClick}>
                <IconPhoto {...ICON} />
              </Control>
            )}
          </FileButton>
        )}
      </Frame.ControlsGroup>
      <Frame.ControlsGroup>
        <Frame.Undo />
        <Frame.Redo />
      </Frame.ControlsGroup>
      <ContextBar editor={editor} onFormula={onFormula} onDescribe={onDescribe} onCrop={onCrop} />
    </Frame.Toolbar>
  );
}
