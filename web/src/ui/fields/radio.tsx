import { type ComponentProps, createContext, use, useId } from 'react';
import { Choice, type ChoiceProps } from './choice.tsx';
import { FieldGroup } from './field-group.tsx';

interface Group {
  name: string;
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

const GroupContext = createContext<Group | null>(null);

interface RadioGroupProps
  extends Omit<ComponentProps<typeof FieldGroup>, 'role' | 'defaultValue' | 'onChange'>,
    Omit<Group, 'name'> {}

/** Radio buttons of which one is chosen. */
export function RadioGroup({ value, defaultValue, onChange, ...rest }: RadioGroupProps) {
  const name = useId();
  return (
    <GroupContext value={{ name, value, defaultValue, onChange }}>
      <FieldGroup {...rest} role="radiogroup" />
    </GroupContext>
  );
}

/** A radio button, which a `RadioGroup` around it controls. Without a group, it needs `name` and `checked`. */
export function Radio(props: Omit<ChoiceProps, 'value'> & { value: string }) {
  const group = use(GroupContext);
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
