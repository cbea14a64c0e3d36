import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { EMPTY_DOC, type RichNode } from '../../../ui/editor/rich-text.ts';
import { RichTextField } from '../../../ui/editor/rich-text-field.tsx';
import { RichTextView } from '../../../ui/rich-text-view.tsx';
import { WhenNear } from '../../../ui/when-near.tsx';
import { Sample, type Samples } from './sample.tsx';

const text = (content: string, mark?: string): RichNode => ({
  type: 'text',
  text: content,
  ...(mark && { marks: [{ type: mark }] }),
});
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content });
const cell = (type: 'tableHeader' | 'tableCell') => (content: string) => ({
  type,
  content: [paragraph(text(content))],
});

/** Fields with their own documents. */
const Editors = ({ doc }: { doc: RichNode }) => {
  const { t } = useTranslation('design');
  const [filled, setFilled] = useState(doc);
  const [empty, setEmpty] = useState(EMPTY_DOC);
  const [wrong, setWrong] = useState(EMPTY_DOC);
  return (
    <>
      <RichTextField label={t('states.filled')} value={filled} onChange={setFilled} />
      <RichTextField label={t('states.help')} help={t('sample.help')} value={empty} onChange={setEmpty} />
      <RichTextField label={t('states.error')} error={t('sample.error')} value={wrong} onChange={setWrong} />
      <RichTextField label={t('states.readOnly')} isReadOnly value={doc} onChange={setFilled} />
    </>
  );
};

export const Texts: Samples = () => {
  const { t } = useTranslation('design');
  const view: RichNode = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text(t('sample.text'))] },
      paragraph(text(t('sample.paragraph')), text(' '), text(t('sample.level'), 'bold')),
      {
        type: 'bulletList',
        content: (['course', 'otherCourse', 'thirdCourse'] as const).map((key) => ({
          type: 'listItem',
          content: [paragraph(text(t(`sample.${key}`)))],
        })),
      },
      { type: 'callout', attrs: { tone: 'note' }, content: [paragraph(text(t('sample.help')))] },
      { type: 'codeBlock', attrs: { language: 'json' }, content: [text('{\n  "sen": true\n}')] },
      paragraph({ type: 'inlineMath', attrs: { latex: 'a^2 + b^2 = c^2' } }),
    ],
  };
  // The view names the frames of all tables alike, so that the page can show only one of them
  const table: RichNode = {
    type: 'table',
    content: [
      { type: 'tableRow', content: [t('sample.name'), t('sample.students')].map(cell('tableHeader')) },
      { type: 'tableRow', content: [t('sample.course'), '1234'].map(cell('tableCell')) },
    ],
  };
  const doc = { ...view, content: [...(view.content ?? []), table] };
  return (
    <WhenNear>
      <Sample name="<RichTextField>" as="column">
        <Editors doc={doc} />
      </Sample>
      <Sample name="<RichTextView>" as="column">
        <RichTextView doc={view} />
      </Sample>
    </WhenNear>
  );
};
