import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './plain-field.module.css';
import { PlainSelect, type PlainSelectProps } from './plain-select.tsx';

interface Words {
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  withAsterisk?: boolean | undefined;
  className?: string | undefined;
}

/** Attributes that connect a field with its label, help and error. */
interface Aria {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

const wordsOf = <P extends Words>({ label, description, error, withAsterisk, className, ...rest }: P) => ({
  words: { label, description, error, withAsterisk, className },
  rest,
});

/** Label, field, help and error, in this order. */
const Frame = ({ words, children }: { words: Words; children: (aria: Aria) => ReactNode }) => {
  const { label, description, error, withAsterisk, className } = words;
  const id = useId();
  const help = `${id}-help`;
  const fault = `${id}-error`;
  const describedBy = [description && help, error && fault].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {withAsterisk && (
          <span className={classes.asterisk} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        ...(error ? { 'aria-invalid': true } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      })}
      {description && (
        <p id={help} className={classes.help}>
          {description}
        </p>
      )}
      {error && (
        <p id={fault} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
};

/** A single-line field without Mantine, for public pages. */
export function TextField(props: Words & ComponentProps<'input'>) {
  const { words, rest } = wordsOf(props);
  return (
    <Frame words={words}>
      {(aria) => <input type="text" {...rest} {...aria} className={classes.field} />}
    </Frame>
  );
}

/** A multi-line field; see `TextField`. */
export function TextArea(props: Words & ComponentProps<'textarea'>) {
  const { words, rest } = wordsOf(props);
  return (
    <Frame words={words}>
      {(aria) => <textarea {...rest} {...aria} className={`${classes.field} ${classes.area}`} />}
    </Frame>
  );
}

/** A select with label, help and error; see `TextField`. */
export function SelectField(props: Words & Omit<PlainSelectProps, 'aria-label' | 'className'>) {
  const { words, rest } = wordsOf(props);
  return <Frame words={words}>{(aria) => <PlainSelect {...rest} {...aria} isWide />}</Frame>;
}
