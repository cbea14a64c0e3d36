import { createTheme, mergeThemeOverrides } from '@mantine/core';
import classes from './components.module.css';
import { theme as tokens } from './theme.ts';

const field = { defaultProps: { size: 'md' } };

/**
 * The theme with component defaults: sizes, and the order of label, field, help and error. The entries are plain
 * objects instead of `Component.extend(…)`, which would add every component to the first bundle.
 */
export const theme = mergeThemeOverrides(
  tokens,
  createTheme({
    components: {
      ActionIcon: { defaultProps: { size: 44, variant: 'subtle', color: 'gray', radius: 'md' } },
      Input: { classNames: { wrapper: classes.input, input: classes.field } },
      InputWrapper: {
        defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
        classNames: { label: classes.label, description: classes.help, error: classes.error },
      },
      TextInput: field,
      PasswordInput: field,
      Textarea: field,
      NativeSelect: field,
      NumberInput: field,
      Checkbox: {
        ...field,
        classNames: {
          root: classes.check,
          input: classes.checkInput,
          icon: classes.checkIcon,
          label: classes.checkLabel,
        },
      },
      Radio: {
        ...field,
        classNames: {
          root: classes.radio,
          radio: classes.radioInput,
          icon: classes.radioIcon,
          label: classes.checkLabel,
        },
      },
    },
  }),
);
