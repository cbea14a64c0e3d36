import { RichTextEditor as Frame } from '@mantine/tiptap';
import '@mantine/tiptap/styles.css';
import { IconLink, IconSourceCode } from '@tabler/icons-react';
import { useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { extensions } from './extensions.ts';
import { LinkDialog } from './link-dialog.tsx';
import { isAllowedHref, type RichNode, tidyDoc } from './rich-text.ts';
import classes from './rich-text-editor.module.css';

export interface RichTextEditorProps {
  /** Id of the label's element. */
  labelledBy: string;
  /** Ids of help and error. */
  describedBy?: string;
  value: RichNode;
  onChange: (doc: RichNode) => void;
  hasError?: boolean;
  isReadOnly?: boolean;
}

/** A document without blocks has no place for a cursor. */
const forEditor = (doc: RichNode): RichNode | string => (doc.content?.length ? doc : '');

/** Pixels between the line that is typed and the edges of the window: the toolbar sticks above, the bar that saves below. */
const KEPT_CLEAR = { top: 110, bottom: 150, left: 0, right: 0 };

/** The default is the same as that of inline code. */
const BlockIcon = () => <IconSourceCode size={18} stroke={1.5} />;

/** Formatted text with a toolbar; makes only what the server accepts. Loaded when a screen shows it. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { labelledBy, describedBy, value, onChange, hasError = false, isReadOnly = false } = props;
  const { t } = useTranslation('lessons');
  const [link, setLink] = useState<string | null>(null);
  const tell = useRef(onChange);
  tell.current = onChange;
  const last = useRef(value);

  const attributes = useMemo(
    () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(hasError ? { 'aria-invalid': 'true' } : {}),
    }),
    [labelledBy, describedBy, hasError],
  );

  const editor = useEditor({
    extensions,
    content: forEditor(value),
    editable: !isReadOnly,
    // The content security policy refuses style elements; our module brings the same rules.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes,
      scrollThreshold: KEPT_CLEAR,
      scrollMargin: KEPT_CLEAR,
      handleKeyDown: (_view, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        openLink();
        return true;
      },
    },
    onUpdate: ({ editor: current }) => {
      last.current = tidyDoc(current.getJSON());
      tell.current(last.current);
    },
  });

  const openLink = () => setLink(String(editor.getAttributes('link').href ?? ''));

  useEffect(() => {
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
  }, [editor, attributes]);
  useEffect(() => editor.setEditable(!isReadOnly, false), [editor, isReadOnly]);
  // A value that did not come from typing: a discarded draft, a newer version.
  useEffect(() => {
    if (JSON.stringify(value) === JSON.stringify(last.current)) return;
    last.current = value;
    editor.commands.setContent(forEditor(value), { emitUpdate: false });
  }, [editor, value]);

  const isLink = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('link') });

  const putLink = (href: string) => {
    const chain = editor.chain().focus().extendMarkRange('link');
    const isBare = editor.state.selection.empty && !isLink;
    if (href === '') chain.unsetLink().run();
    else if (isBare)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    setLink(null);
  };

  return (
    <div className={classes.box} data-error={hasError || undefined}>
      <Frame
        editor={editor}
        withTypographyStyles={false}
        withCodeHighlightStyles={false}
        labels={{
          boldControlLabel: t('editor.bold'),
          italicControlLabel: t('editor.italic'),
          codeControlLabel: t('editor.code'),
          h2ControlLabel: t('editor.h2'),
          h3ControlLabel: t('editor.h3'),
          bulletListControlLabel: t('editor.bulletList'),
          orderedListControlLabel: t('editor.orderedList'),
          blockquoteControlLabel: t('editor.blockquote'),
          codeBlockControlLabel: t('editor.codeBlock'),
          undoControlLabel: t('editor.undo'),
          redoControlLabel: t('editor.redo'),
        }}
        classNames={{
          root: classes.root ?? '',
          toolbar: classes.toolbar ?? '',
          controlsGroup: classes.group ?? '',
          control: classes.control ?? '',
          content: classes.content ?? '',
        }}
      >
        {!isReadOnly && (
          <Frame.Toolbar role="toolbar" aria-label={t('editor.toolbar')}>
            <Frame.ControlsGroup>
              <Frame.H2 />
              <Frame.H3 />
            </Frame.ControlsGroup>
            <Frame.ControlsGroup>
              <Frame.Bold />
              <Frame.Italic />
              <Frame.Code />
              <Frame.Control
                aria-label={t('editor.link')}
                title={t('editor.link')}
                active={isLink}
                aria-haspopup="dialog"
                onClick={openLink}
              >
                <IconLink size={18} stroke={1.75} aria-hidden="true" />
              </Frame.Control>
            </Frame.ControlsGroup>
            <Frame.ControlsGroup>
              <Frame.BulletList />
              <Frame.OrderedList />
              <Frame.Blockquote />
              <Frame.CodeBlock icon={BlockIcon} />
            </Frame.ControlsGroup>
            <Frame.ControlsGroup>
              <Frame.Undo />
              <Frame.Redo />
            </Frame.ControlsGroup>
          </Frame.Toolbar>
        )}
        <Frame.Content />
      </Frame>
      <LinkDialog
        address={link}
        isAllowed={isAllowedHref}
        onClose={() => {
          setLink(null);
          editor.commands.focus();
        }}
        onSave={putLink}
      />
    </div>
  );
}
