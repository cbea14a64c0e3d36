import { UpdateProfileInput } from '../../../generated/input-rules.ts';
import { changeLanguage } from '../../../i18n/i18n.ts';
import { languageChoices } from '../../../i18n/language-choices.ts';
import { offeredLanguages } from '../../../i18n/languages.ts';
import { languageCode } from '../../../i18n/schema-language.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { parseYear, yearText } from './history.ts';
import { PartCard } from './part-card.tsx';
import type { ProfileFragment } from './profile.gen.ts';
import { useProfileForm } from './use-profile-form.ts';

const FIELDS = ['fullName', 'phone', 'birthYear', 'locale', 'bio'] as const;
const { maxLength } = UpdateProfileInput.bio;

interface CardProps {
  profile: ProfileFragment;
  onDirty: (isDirty: boolean) => void;
}

export function AboutCard({ profile, onDirty }: CardProps) {
  const { t, i18n } = useTranslation('profile');
  const { form, card } = useProfileForm(profile, {
    toValues: ({ fullName, phone, birthYear, locale, bio }) => ({
      fullName,
      phone: phone ?? '',
      birthYear: yearText(birthYear),
      locale,
      bio: bio ?? '',
    }),
    toInput: ({ fullName, phone, birthYear, locale, bio }) => ({
      ...{ fullName, locale, bio },
      phone: phone.trim() || null,
      birthYear: parseYear(birthYear),
    }),
    fields: FIELDS,
    onDirty,
    onSaved: ({ locale }) => {
      const code = languageCode(locale);
      if (code !== i18n.language) void changeLanguage(i18n, code);
    },
  });
  return (
    <PartCard title={t('about.title')} {...card}>
      <Grid columns={2} align="start" gap={4} phone={{ columns: 1 }}>
        <TextField
          autoComplete="name"
          label={t('about.fullName')}
          description={t('about.fullNameHelp')}
          {...form.getInputProps('fullName')}
        />
        <TextField
          type="tel"
          autoComplete="tel"
          label={t('about.phone')}
          description={t('about.phoneHelp')}
          {...form.getInputProps('phone')}
        />
        <TextField
          inputMode="numeric"
          maxLength={4}
          autoComplete="bday-year"
          label={t('about.birthYear')}
          description={t('about.birthYearHelp')}
          {...form.getInputProps('birthYear')}
        />
      </Grid>
      {offeredLanguages(i18n.terms).length > 1 && (
        <Select
          label={t('about.locale')}
          description={t('about.localeHelp')}
          options={languageChoices}
          {...form.getInputProps('locale')}
        />
      )}
      <TextArea
        label={t('about.bio')}
        description={t('about.bioHelp', { count: form.values.bio.length, max: maxLength })}
        rows={5}
        maxLength={maxLength}
        {...form.getInputProps('bio')}
      />
    </PartCard>
  );
}
