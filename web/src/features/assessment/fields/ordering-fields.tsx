import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useAnnouncer } from '../../../ui/announcer.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Stack, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import utilities from '../../../ui/utilities.module.css';
import { inOrder } from '../attempt-model.ts';
import { PieceView } from '../piece-view.tsx';
import type { FieldProps } from './field-props.ts';
import classes from './fields.module.css';

/** Items with buttons to move them up and down. */
export function OrderingFields({ question, answer, files, isReadOnly, onChange }: FieldProps) {
  const { t } = useTranslation('quiz');
  const { announce, region } = useAnnouncer();
  const items = inOrder(question.choices, answer.choiceIds);
  const move = (from: number, to: number) => {
    const ids = items.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    onChange({ ...answer, choiceIds: ids });
    announce(t('question.moved', { text: items[from]!.text, place: to + 1, total: items.length }));
  };
  return (
    <Stack as="fieldset" gap={2} shrink border="none" disabled={isReadOnly}>
      <Text as="legend" mb={2} text="md" tone="dim">
        {t('question.how.ORDERING')}
      </Text>
      <Stack as="ol" gap={2}>
        {items.map(({ id, text, rich }, index) => (
          <li key={id} className={classes.item}>
            <Box as="span" w={5} weight={600} tone="dim" numbers>
              {index + 1}
            </Box>
            <Text as="span" grow shrink anywhere>
              <PieceView piece={{ text, rich }} files={files} />
            </Text>
            <IconButton
              aria-label={t('question.up', { text })}
              aria-disabled={index === 0}
              onClick={() => index > 0 && move(index, index - 1)}
            >
              <IconArrowUp size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              aria-label={t('question.down', { text })}
              aria-disabled={index === items.length - 1}
              onClick={() => index < items.length - 1 && move(index, index + 1)}
            >
              <IconArrowDown size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </Stack>
      {answer.choiceIds.length === 0 && (
        <button
          type="button"
          className={`${utilities.plainButton} ${utilities.link} ${styleClass({ self: 'start', minH: 8 })}`}
          onClick={() => onChange({ ...answer, choiceIds: items.map(({ id }) => id) })}
        >
          {t('question.keepOrder')}
        </button>
      )}
      {region}
    </Stack>
  );
}
