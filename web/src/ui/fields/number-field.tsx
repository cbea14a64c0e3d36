import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import {
  caretBefore,
  countAfter,
  formatNumber,
  type NumberText,
  parsePasted,
  parseTyped,
} from './number-text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type Value = number | '';

export interface NumberFieldProps
  extends Omit<
    TextFieldProps,
    'ref' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
  > {
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  /** Called with '' if the field is empty. */
  onChange?: ((value: Value) => void) | undefined;
  min?: number;
  max?: number;
  /** Amount that an arrow key adds or subtracts. */
  step?: number;
  /** Maximum number of decimals. Defaults to 0, which accepts whole numbers only. */
  decimals?: number;
  /**
   * `blur` clamps the number when the field loses the focus. `strict` also ignores input above `max`. `none` accepts
   * any number, which the form has to validate.
   */
  clampBehavior?: 'blur' | 'strict' | 'none';
  /** Shown after the number. */
  unit?: string;
}

/** A number in the format of the viewer's language, with group separators while it is typed. */
export function NumberField({
  value,
  defaultValue = '',
  onChange,
  onBlur,
  min,
  max,
  step = 1,
  decimals = 0,
  clampBehavior = 'blur',
  unit,
  'aria-describedby': describedBy,
  ...rest
}: NumberFieldProps) {
  const { language } = useTranslation().i18n;
  const format = { language, decimals, mayBeNegative: min === undefined || min < 0 };
  const unitId = useId();
  const input = useRef<HTMLInputElement>(null);
  /** Number of characters after the caret, to restore it after the text was formatted. Null if it need not move. */
  const charactersAfterCaret = useRef<number | null>(null);
  const [uncontrolled, setUncontrolled] = useState(defaultValue);
  const [draft, setDraft] = useState<NumberText | null>(null);
  const current = value === undefined ? uncontrolled : (value ?? '');
  const text = draft?.value === current ? draft.text : formatNumber(current, format);

  useLayoutEffect(() => {
    if (charactersAfterCaret.current === null || !input.current) return;
    const caret = caretBefore(input.current.value, charactersAfterCaret.current, format);
    charactersAfterCaret.current = null;
    input.current.setSelectionRange(caret, caret);
  });

  const emit = (next: Value) => {
    if (next === current) return;
    setUncontrolled(next);
    onChange?.(next);
  };
  const clamp = (number: number) => Math.min(max ?? number, Math.max(min ?? number, number));
  const read = (field: HTMLInputElement) => {
    const next = parseTyped(field.value, format);
    if (clampBehavior === 'strict' && next.value !== '' && max !== undefined && next.value > max) return;
    charactersAfterCaret.current = countAfter(field.value, field.selectionEnd ?? field.value.length, format);
    setDraft(next);
    emit(next.value);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const field = event.currentTarget;
    const pasted = parsePasted(event.clipboardData.getData('text'), format);
    if (pasted === undefined || field.readOnly) return;
    field.setRangeText(pasted, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end');
    read(field);
  };
  const stepByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction || event.currentTarget.readOnly) return;
    event.preventDefault();
    setDraft(null);
    emit(clamp(current === '' ? (min ?? 0) : Number((current + direction * step).toFixed(decimals))));
  };
  return (
    <TextField
      autoComplete="off"
      {...rest}
      {...(unit && { rightSection: <span id={unitId}>{unit}</span> })}
      aria-describedby={[describedBy, unit && unitId].filter(Boolean).join(' ') || undefined}
      ref={input}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      value={text}
      onChange={(event: ChangeEvent<HTMLInputElement>) => read(event.currentTarget)}
      onPaste={paste}
      onKeyDown={stepByKey}
      onBlur={(event) => {
        setDraft(null);
        if (clampBehavior !== 'none' && current !== '') emit(clamp(current));
        onBlur?.(event);
      }}
    />
  );
}

/** An amount in đồng. */
export const MoneyField = (props: Omit<NumberFieldProps, 'unit' | 'decimals'>) => (
  <NumberField min={0} unit="₫" {...props} />
);
