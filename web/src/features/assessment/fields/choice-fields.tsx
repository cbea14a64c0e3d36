import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Radio } from '../../../ui/fields/radio.tsx';
import { Box, Stack, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { choose, getChoices, getLetter } from '../attempt-model.ts';
import { PieceView } from '../piece-view.tsx';
import type { FieldProps } from './field-props.ts';
import classes from './fields.module.css';

/** Single choice, multiple choice, or true and false. The letter at the end of a line is its shortcut. */
export function ChoiceFields({ question, answer, files, isReadOnly, onChange }: FieldProps) {
  const { t } = useTranslation('quiz');
  const { kind, id } = question;
  const Control = kind === 'MULTIPLE' ? Checkbox : Radio;
  const choices = getChoices(question, { isTrue: t('question.true'), isFalse: t('question.false') });
  return (
    <Stack as="fieldset" gap={2} shrink border="none" disabled={isReadOnly}>
      <Text as="legend" mb={2} text="md" tone="dim">
        {t(`question.how.${kind}`)}
      </Text>
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control inside is an input
        <label
          key={choice.id}
          className={`${classes.choice} ${styleClass({ display: 'flex', align: 'center', gap: 4, minH: 14, px: 4, py: 2, bg: 'surface', radius: 'md', border: 'strong', cursor: 'pointer' })}`}
        >
          <Control
            name={`answer-${id}`}
            value={choice.id}
            {...(choice.rich ? { 'aria-label': choice.text } : {})}
            checked={answer.choiceIds.includes(choice.id)}
            onChange={() => onChange(choose(kind, answer, choice.id))}
          />
          <Text as="span" grow shrink anywhere>
            <PieceView piece={choice} files={files} />
          </Text>
          <Box
            as="span"
            className={classes.key}
            minW={6}
            px={2}
            font="inherit"
            text="xs"
            tone="text-2"
            textAlign="center"
            bg="surface-2"
            radius="xs"
            aria-hidden="true"
          >
            {getLetter(index)}
          </Box>
        </label>
      ))}
    </Stack>
  );
}
