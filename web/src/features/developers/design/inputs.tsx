import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Checkbox, Switch } from '../../../ui/fields/checkbox.tsx';
import { FieldGroup } from '../../../ui/fields/field-group.tsx';
import { MoneyField, NumberField } from '../../../ui/fields/number-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Radio } from '../../../ui/fields/radio.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Grid } from '../../../ui/layout/layout.tsx';
import { RangeSlider } from '../../../ui/range-slider.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Sample, type Samples } from './sample.tsx';

const STATES = ['empty', 'filled', 'help', 'error', 'required', 'disabled'] as const;
type State = (typeof STATES)[number];
/** The states in which a field has a value. */
const FILLED: readonly State[] = ['filled', 'help', 'disabled'];

interface FieldInState {
  label: string;
  description?: string;
  error?: string;
  withAsterisk?: boolean;
  disabled?: boolean;
}

/** A field in each state, whose label names the state. */
const InStates = ({
  name,
  children,
}: {
  name: string;
  children: (props: FieldInState, isFilled: boolean) => ReactNode;
}) => {
  const { t } = useTranslation('design');
  const propsByState: Record<State, Omit<FieldInState, 'label'>> = {
    empty: {},
    filled: {},
    help: { description: t('sample.help') },
    error: { error: t('sample.error') },
    required: { withAsterisk: true },
    disabled: { disabled: true },
  };
  return (
    <Sample name={name} as="column">
      <Grid columns="narrow" align="start" gap={4}>
        {STATES.map((state) => (
          <Box key={state} shrink>
            {children({ label: t(`states.${state}`), ...propsByState[state] }, FILLED.includes(state))}
          </Box>
        ))}
      </Grid>
    </Sample>
  );
};

export const Fields: Samples = () => {
  const { t } = useTranslation('design');
  const [search, setSearch] = useState('');
  const levels = [
    { value: '1', label: t('sample.beginner') },
    { value: '2', label: t('sample.advanced') },
  ];
  return (
    <>
      <InStates name="<TextField>">
        {(props, isFilled) => (
          <TextField
            {...props}
            {...(isFilled ? { defaultValue: t('sample.course') } : { placeholder: t('sample.placeholder') })}
          />
        )}
      </InStates>
      <InStates name="<TextArea>">
        {(props, isFilled) => (
          <TextArea {...props} {...(isFilled && { defaultValue: t('sample.paragraph') })} autosize />
        )}
      </InStates>
      <InStates name="<Select>">
        {(props, isFilled) => (
          <Select {...props} defaultValue={isFilled ? '1' : ''}>
            <option value="">–</option>
            {levels.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </InStates>
      <InStates name="<PasswordField>">
        {(props, isFilled) => (
          <PasswordField {...props} autoComplete="off" defaultValue={isFilled ? 'mat-khau-mau' : ''} />
        )}
      </InStates>
      <Sample name="<Select isSmall>, <Select isInline>">
        <Select isSmall label={t('states.small')} options={levels} />
        <Select isInline label={t('states.inline')} options={levels} />
      </Sample>
      <Sample name="<SearchField>" as="column">
        <SearchField label={t('sample.search')} value={search} onSearch={setSearch} />
      </Sample>
    </>
  );
};

const CHOICES: readonly [name: string, Choice: ComponentType<{ label: string; defaultChecked?: boolean }>][] =
  [
    ['<Checkbox>', Checkbox],
    ['<Switch>', Switch],
  ];

export const Choices: Samples = () => {
  const { t } = useTranslation('design');
  return (
    <>
      {CHOICES.map(([name, Choice]) => (
        <Sample key={name} name={name} as="column">
          <InEveryState of={Choice} />
        </Sample>
      ))}
      <Sample name="<Checkbox indeterminate>">
        <Checkbox label={t('states.some')} indeterminate />
      </Sample>
      <Sample name="<FieldGroup>" as="column">
        <FieldGroup label={t('sample.level')} description={t('sample.help')}>
          <Checkbox label={t('sample.beginner')} note="12" defaultChecked />
          <Checkbox label={t('sample.advanced')} note="3" />
        </FieldGroup>
      </Sample>
      <Sample name="<RadioGroup>, <Radio>" as="column">
        <Levels label={t('states.on')} value="1" />
        <Levels label={t('states.error')} error={t('sample.error')} />
        <Levels label={t('states.disabled')} value="2" disabled />
      </Sample>
    </>
  );
};

const InEveryState = ({
  of: Choice,
}: {
  of: ComponentType<{
    label: string;
    description?: string;
    error?: string;
    defaultChecked?: boolean;
    disabled?: boolean;
  }>;
}) => {
  const { t } = useTranslation('design');
  return (
    <Grid columns="narrow" align="start" gap={2}>
      <Choice label={t('states.empty')} />
      <Choice label={t('states.on')} defaultChecked />
      <Choice label={t('states.help')} description={t('sample.help')} />
      <Choice label={t('states.error')} error={t('sample.error')} />
      <Choice label={t('states.disabled')} disabled />
      <Choice label={t('states.disabled')} disabled defaultChecked />
    </Grid>
  );
};

const Levels = ({
  label,
  value: first = '',
  error,
  disabled = false,
}: {
  label: string;
  value?: string;
  error?: string;
  disabled?: boolean;
}) => {
  const { t } = useTranslation('design');
  const [value, setValue] = useState(first);
  return (
    <RadioGroup label={label} error={error} value={value} onChange={setValue}>
      <Radio value="1" label={t('sample.beginner')} disabled={disabled} />
      <Radio value="2" label={t('sample.advanced')} description={t('sample.help')} disabled={disabled} />
    </RadioGroup>
  );
};

export const Numbers: Samples = () => {
  const { t } = useTranslation('design');
  const { price } = useFormat();
  const [range, setRange] = useState({ from: 200_000, to: 800_000 });
  return (
    <>
      <InStates name="<NumberField>">
        {(props, isFilled) => (
          <NumberField {...props} unit={t('sample.hours')} decimals={1} defaultValue={isFilled ? 12.5 : ''} />
        )}
      </InStates>
      <InStates name="<MoneyField>">
        {(props, isFilled) => <MoneyField {...props} defaultValue={isFilled ? 1_499_000 : ''} />}
      </InStates>
      <Sample name="<RangeSlider>" as="column">
        <RangeSlider
          max={1_000_000}
          step={50_000}
          {...range}
          labels={{ from: t('sample.from'), to: t('sample.to') }}
          format={price}
          onChange={setRange}
        />
      </Sample>
    </>
  );
};

const Day = (props: { label: string; start: string; withTime?: boolean; error?: string }) => {
  const { start, ...rest } = props;
  const [value, setValue] = useState(start);
  return <DateField {...rest} value={value} onDate={setValue} />;
};

export const Dates: Samples = () => {
  const { t } = useTranslation('design');
  return (
    <Sample name="<DateField>" as="column">
      <Grid columns="narrow" align="start" gap={4}>
        <Day label={t('sample.date')} start="" />
        <Day label={t('sample.date')} start="2027-03-15" />
        <Day label={t('sample.deadline')} start="2027-03-31T23:59" withTime />
        <Day label={t('states.error')} start="" error={t('sample.error')} />
      </Grid>
    </Sample>
  );
};
