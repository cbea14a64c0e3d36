import { Choice, type ChoiceProps } from './choice.tsx';

interface CheckboxProps extends Omit<ChoiceProps, 'ref' | 'role'> {
  /** Shows that only some of the rows below it are checked. */
  indeterminate?: boolean;
}

export function Checkbox({ indeterminate = false, ...props }: CheckboxProps) {
  return (
    <Choice
      {...props}
      type="checkbox"
      ref={(input) => {
        // HTML has no attribute for `indeterminate`
        if (input) input.indeterminate = indeterminate;
      }}
    />
  );
}

/** A checkbox that takes effect immediately or names its two states. */
export const Switch = (props: Omit<ChoiceProps, 'role'>) => (
  <Choice {...props} type="checkbox" role="switch" />
);
