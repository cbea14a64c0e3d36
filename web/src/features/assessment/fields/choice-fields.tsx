import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Radio } from '../../../ui/fields/radio.tsx';
import { choicesOf, choose, letterOf } from '../attempt-model.ts';
import type { FieldProps } from './field-props.ts';
import classes from './fields.module.css';

/** Single choice, multiple choice, or true and false. The letter at the end of a line is its shortcut. */
export function ChoiceFields({ question, answer, isReadOnly, onChange }: FieldProps) {
  const { t } = useTranslation('quiz');
  const { kind, id } = question;
  const Control = kind === 'MULTIPLE' ? Checkbox : Radio;
  const choices = choicesOf(question, { isTrue: t('question.true'), isFalse: t('question.false') });
  return (
    <fieldset className={classes.fields} disabled={isReadOnly}>
      <legend className={classes.legend}>{t(`question.how.${kind}`)}</legend>
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control inside is an input
        <label key={choice.id} className={classes.choice}>
          <Control
            name={`answer-${id}`}
            value={choice.id}
            checked={answer.choiceIds.includes(choice.id)}
            onChange={() => onChange(choose(kind, answer, choice.id))}
          />
          <span className={classes.text}>{choice.text}</span>
          <span className={classes.key} aria-hidden="true">
            {letterOf(index)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
