import { createContext, use } from 'react';
import { Choice, type ChoiceProps } from './choice.tsx';

/** The name and the value of a group of radio buttons. */
export interface RadioGroupValue {
  name: string;
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

export const RadioGroupContext = createContext<RadioGroupValue | null>(null);

/** A radio button, which a `RadioGroup` around it controls. Without a group, it needs `name` and `checked`. */
export function Radio(props: Omit<ChoiceProps, 'value'> & { value: string }) {
  const group = use(RadioGroupContext);
  if (!group) return <Choice {...props} type="radio" />;
  return (
    <Choice
      {...props}
      type="radio"
      name={group.name}
      {...(group.value === undefined
        ? { defaultChecked: group.defaultValue === props.value }
        : { checked: group.value === props.value })}
      onChange={() => group.onChange?.(props.value)}
    />
  );
}
