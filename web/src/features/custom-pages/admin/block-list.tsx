import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { CustomPageBlockKind } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useAnnouncer } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { BlockFields } from './block-fields.tsx';
import { copyBlock, createBlock } from './form-values.ts';
import type { PageForm } from './use-page-form.ts';

const KINDS = ['RICH_TEXT', 'COLUMNS', 'COURSES', 'PICTURE'] as const satisfies CustomPageBlockKind[];
const MAX_BLOCKS = 30;

interface BlockCardProps {
  form: PageForm;
  /** Index of the translation, and of the block in it. */
  at: number;
  index: number;
  length: number;
  isNew: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const BlockCard = ({ form, at, index, length, isNew, onMove, onRemove }: BlockCardProps) => {
  const { t } = useTranslation('customPages');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const block = form.values.translations[at]!.blocks[index]!;
  const name = t('block', { number: index + 1, kind: t(`kind.${block.kind}`) });
  return (
    <Stack as="li" card gap={4} shrink>
      <Row justify="between" gap={2}>
        <h2 ref={heading} tabIndex={-1} className={styleClass({ text: 'md', outline: 'none' })}>
          {name}
        </h2>
        <Row gap={1}>
          <IconButton
            aria-label={t('moveUp', { name })}
            aria-disabled={index === 0 || undefined}
            onClick={() => index > 0 && onMove(index - 1)}
          >
            <IconArrowUp size={20} aria-hidden="true" />
          </IconButton>
          <IconButton
            aria-label={t('moveDown', { name })}
            aria-disabled={index === length - 1 || undefined}
            onClick={() => index < length - 1 && onMove(index + 1)}
          >
            <IconArrowDown size={20} aria-hidden="true" />
          </IconButton>
          <IconButton aria-label={t('remove', { name })} onClick={onRemove}>
            <IconTrash size={20} aria-hidden="true" />
          </IconButton>
        </Row>
      </Row>
      <BlockFields form={form} path={`translations.${at}.blocks.${index}`} block={block} />
    </Stack>
  );
};

/** The blocks of a translation: added at the end, moved and removed. */
export function BlockList({ form, at }: { form: PageForm; at: number }) {
  const { t } = useTranslation('customPages');
  const { announce, region } = useAnnouncer();
  const [added, setAdded] = useState<string>();
  const [removed, setRemoved] = useState<number>();
  const path = `translations.${at}.blocks`;
  const { blocks } = form.values.translations[at]!;
  const other = form.values.translations.find(({ blocks: own }, index) => index !== at && own.length > 0);
  const error = form.errors[path];
  const add = (kind: CustomPageBlockKind) => {
    const block = createBlock(kind);
    form.insertListItem(path, block);
    setAdded(block.key);
  };
  const move = (from: number, to: number) => {
    form.reorderListItem(path, { from, to });
    announce(t('moved', { number: to + 1, total: blocks.length }));
  };
  return (
    <Stack as="section" gap={4} shrink aria-labelledby="blocks">
      <Heading level={2} id="blocks" text="h3">
        {t('blocks')}
      </Heading>
      <Text text="sm" tone="dim">
        {t('brandHelp', { placeholder: '{{brand}}' })}
      </Text>
      {region}
      {blocks.length === 0 && <Text tone="dim">{t('noBlocks')}</Text>}
      <Stack as="ol" gap={4} shrink>
        {blocks.map(({ key }, index) => (
          <BlockCard
            key={key}
            form={form}
            at={at}
            index={index}
            length={blocks.length}
            isNew={key === added}
            onMove={(to) => move(index, to)}
            onRemove={() => setRemoved(index)}
          />
        ))}
      </Stack>
      {error && (
        <Text role="alert" text="sm" tone="bad">
          {error}
        </Text>
      )}
      {blocks.length < MAX_BLOCKS && (
        <Row as="fieldset" wrap gap={2} shrink aria-label={t('addBlock')}>
          {KINDS.map((kind) => (
            <Button key={kind} variant="default" onClick={() => add(kind)}>
              {t(`add.${kind}`)}
            </Button>
          ))}
          {blocks.length === 0 && other && (
            <Button
              variant="subtle"
              onClick={() => form.setFieldValue(path, other.blocks.map(copyBlock) as never)}
            >
              {t('copyBlocks', { name: t(`languages.${other.language}`) })}
            </Button>
          )}
        </Row>
      )}
      {removed !== undefined && (
        <ConfirmDialog
          isOpen
          isDanger
          title={t('removeTitle', { number: removed + 1 })}
          confirmLabel={t('removeBlock')}
          onClose={() => setRemoved(undefined)}
          onConfirm={() => {
            form.removeListItem(path, removed);
            setRemoved(undefined);
          }}
        >
          <p>{t('removeText')}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
