import { type ReactNode, useState } from 'react';
import { ChangeBrandingInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { scales } from '../../theme/scales.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Card, Grid, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PressedFilters } from '../../ui/pressed-filters.tsx';
import { Tag } from '../../ui/tag.tsx';
import { UnsavedWarning } from '../../ui/unsaved-warning.tsx';
import type { BrandingStateFragment } from './branding.gen.ts';
import classes from './branding.module.css';
import { countChanges, type FieldName, toFormValues } from './branding-values.ts';
import { ColourInput } from './colour-input.tsx';
import { ContrastTable } from './contrast-table.tsx';
import { FileInput } from './file-input.tsx';
import { Preview } from './preview.tsx';
import { TextInput } from './text-input.tsx';
import { useBrandingForm } from './use-branding-form.ts';
import { usePreview } from './use-preview.ts';

interface SectionProps {
  id: 'name' | 'colours' | 'home' | 'mail' | 'certificates' | 'legal' | 'footer';
  help?: string;
  children: ReactNode;
}

const Section = ({ id, help, children }: SectionProps) => {
  const { t } = useTranslation('branding');
  return (
    <Card as="section" id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <Heading level={2} id={`${id}-title`} text="lg">
        {t(`section.${id}`)}
      </Heading>
      {help && (
        <Text text="sm" tone="dim">
          {help}
        </Text>
      )}
      <Stack gap={4} mt={4} shrink>
        {children}
      </Stack>
    </Card>
  );
};

const SECTIONS = ['name', 'colours', 'home', 'mail', 'certificates', 'legal', 'footer'] as const;
const RADII = ['SQUARE', 'MEDIUM', 'SOFT', 'ROUND'] as const;
const SCENES = ['LOTUS', 'NONE'] as const;
const LANGUAGES = ['VI_EN', 'EN_VI', 'VI', 'EN'] as const;
/** Colours of the demo's brand, which apply without a choice. */
const DEMO_COLOURS = { primaryColour: scales.leaf[7], accentColour: scales.lotus[7] };

interface BrandingFormProps {
  state: BrandingStateFragment;
  mayChange: boolean;
  onSaved: (state: BrandingStateFragment) => void;
}

/** All parts of the branding, with a preview of what is not saved yet. */
export function BrandingEditor({ state, mayChange, onSaved }: BrandingFormProps) {
  const { t } = useTranslation('branding');
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const { form, submit, isBusy, formError, clear } = useBrandingForm(state, onSaved);
  const { values } = form.values;
  const { current, shown } = usePreview(values);
  const changes = countChanges(toFormValues(state.values), values);
  const missing = state.missingParticulars.filter((name) => !values[name as FieldName]);
  const faultOf = (name: FieldName) => current?.faults.find(({ field }) => field === name);
  return (
    <form onSubmit={submit} noValidate>
      <Row as="nav" wrap gap={2} mb={4} aria-label={t('sections')}>
        {SECTIONS.map((id) => (
          <Button key={id} size="compact-md" variant="default" onClick={() => scrollTo(id)}>
            {t(`section.${id}`)}
            {id === 'legal' && missing.length > 0 && (
              <>
                {'\u00A0'}
                <Tag tone="warn">{t('missing', { count: missing.length })}</Tag>
              </>
            )}
          </Button>
        ))}
      </Row>
      <div className={classes.views}>
        <PressedFilters
          label={t('view')}
          value={view}
          options={[
            { value: 'edit', label: t('edit') },
            { value: 'preview', label: t('preview') },
          ]}
          onChange={setView}
        />
      </div>
      <div className={classes.columns} data-view={view}>
        <fieldset className={classes.fields} disabled={!mayChange}>
          <Section id="name">
            <TextInput
              form={form}
              name="name"
              description={t('help.name')}
              fault={faultOf('name')?.message}
            />
            <Text text="sm" tone="dim">
              {t('help.logo')}
            </Text>
            <Grid columns="slim" gap={4} align="start">
              <FileInput form={form} name="logoLight" kind="LOGO" ground="light" />
              <FileInput form={form} name="logoDark" kind="LOGO" ground="dark" />
              <FileInput form={form} name="icon" kind="ICON" ground="light" />
            </Grid>
            <Select
              label={t('field.languages')}
              description={t('help.languages')}
              options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
              {...form.getInputProps('values.languages')}
            />
          </Section>
          <Section id="colours" help={t('help.colours')}>
            <Grid columns={2} align="start" gap={4} phone={{ columns: 1 }}>
              {(['primaryColour', 'accentColour'] as const).map((name) => (
                <ColourInput
                  key={name}
                  form={form}
                  name={name}
                  fallback={DEMO_COLOURS[name]}
                  fault={faultOf(name)}
                />
              ))}
            </Grid>
            {shown && (
              <>
                <div className={classes.scale} role="img" aria-label={t('scale')}>
                  {shown.primaryScale.map((colour) => (
                    <span key={colour} style={{ background: colour }} />
                  ))}
                </div>
                <ContrastTable contrasts={shown.contrasts} />
              </>
            )}
            <Grid columns={2} align="start" gap={4} phone={{ columns: 1 }}>
              <Select
                label={t('field.radius')}
                options={RADII.map((value) => ({ value, label: t(`radius.${value}`) }))}
                {...form.getInputProps('values.radius')}
              />
              <Select
                label={t('field.scenes')}
                options={SCENES.map((value) => ({ value, label: t(`scenes.${value}`) }))}
                {...form.getInputProps('values.scenes')}
              />
            </Grid>
          </Section>
          <Section id="home" help={t('help.home')}>
            <TextInput form={form} name="heroTitleVi" />
            <TextInput form={form} name="heroTitleEn" />
            <TextInput form={form} name="heroTextVi" isLong />
            <TextInput form={form} name="heroTextEn" isLong />
            <FileInput form={form} name="heroPicture" kind="HERO" ground="light" />
            <Text text="sm" tone="dim">
              {t('help.heroPicture')}
            </Text>
          </Section>
          <Section id="mail">
            <TextInput form={form} name="senderName" description={t('help.senderName')} />
            <TextInput form={form} name="signatureVi" isLong />
            <TextInput form={form} name="signatureEn" isLong />
          </Section>
          <Section id="certificates">
            <TextInput form={form} name="issuerName" description={t('help.issuerName')} />
            <TextInput form={form} name="signatory" description={t('help.signatory')} />
          </Section>
          <Section id="legal" help={t('help.legal')}>
            <TextInput form={form} name="company" />
            <TextInput
              form={form}
              name="taxCode"
              description={t('help.taxCode')}
              fault={faultOf('taxCode')?.message}
            />
            <TextInput form={form} name="address" />
            <TextInput form={form} name="phone" />
            <TextInput form={form} name="email" />
            <TextInput form={form} name="licence" />
          </Section>
          <Section id="footer" help={t('help.footer')}>
            <TextInput form={form} name="footerVi" isLong />
            <TextInput form={form} name="footerEn" isLong />
          </Section>
        </fieldset>
        <section
          className={classes.aside}
          aria-label={t('preview')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable for the keyboard
          tabIndex={0}
        >
          {shown && <Preview values={values} look={shown} />}
          {current && (
            <Card as="section" aria-labelledby="before">
              <Heading level={2} id="before" text="md" mb={3}>
                {t('before.title')}
              </Heading>
              <Stack gap={2}>
                <Text text="sm">{t('before.readable', { count: current.readablePairs })}</Text>
                {current.faults.length > 0 && (
                  <Notice tone="bad">{t('before.refused', { count: current.faults.length })}</Notice>
                )}
                {missing.length > 0 ? (
                  <Notice tone="warn">
                    {t('before.missing', {
                      fields: missing.map((name) => t(`field.${name as FieldName}`)).join(', '),
                    })}
                  </Notice>
                ) : (
                  <Text text="sm">{t('before.complete')}</Text>
                )}
              </Stack>
            </Card>
          )}
        </section>
      </div>
      {changes > 0 && (
        <section className={classes.bar} aria-label={t('save')}>
          <Text grow text="sm" aria-live="polite">
            {t('changes', { count: changes })}
          </Text>
          <TextField
            label={t('reason')}
            maxLength={ChangeBrandingInput.reason.maxLength}
            {...form.getInputProps('reason')}
          />
          <Button
            variant="default"
            onClick={() => {
              clear();
              form.reset();
            }}
          >
            {t('discard')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={(current?.faults.length ?? 0) > 0}>
            {t('save')}
          </Button>
          <FormError failure={formError} />
        </section>
      )}
      <UnsavedWarning isDirty={changes > 0 && !isBusy} />
    </form>
  );
}

const scrollTo = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' });
