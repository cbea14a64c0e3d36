import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EntryList } from './entry-list.tsx';
import classes from './fields.module.css';
import { optional, yearsOf, yearsText } from './history.ts';
import { PartCard } from './part-card.tsx';
import type { ProfileFragment } from './profile.gen.ts';
import { usePart } from './use-part.ts';

const FIELDS = ['education'] as const;
const EMPTY = { key: '', school: '', degree: '', field: '', from: '', to: '' };

/** Schools and courses attended. */
export function EducationCard({
  profile,
  onDirty,
}: {
  profile: ProfileFragment;
  onDirty: (isDirty: boolean) => void;
}) {
  const { t } = useTranslation('profile');
  const { form, card } = usePart(profile, {
    valuesOf: ({ education }) => ({
      education: education.map(({ school, degree, field, ...years }, index) => ({
        school,
        degree: degree ?? '',
        field: field ?? '',
        ...yearsText(years, index),
      })),
    }),
    inputOf: ({ education }) => ({
      education: education.map(({ school, degree, field, ...years }) => ({
        school,
        degree: optional(degree),
        field: optional(field),
        ...yearsOf(years),
      })),
    }),
    fields: FIELDS,
    onDirty,
  });
  const { education } = form.values;
  return (
    <PartCard title={t('education.title')} help={t('education.help')} {...card}>
      <EntryList
        form={form}
        name="education"
        entries={education}
        empty={EMPTY}
        titleOf={(index) => education[index]?.school || t('education.entry', { number: index + 1 })}
        addLabel={t('education.add')}
        emptyTitle={t('education.empty')}
      >
        {(path) => (
          <>
            <TextInput
              label={t('education.school')}
              maxLength={150}
              {...form.getInputProps(path('school'))}
            />
            <div className={classes.pair}>
              <TextInput
                label={t('education.degree')}
                maxLength={150}
                {...form.getInputProps(path('degree'))}
              />
              <TextInput
                label={t('education.field')}
                maxLength={150}
                {...form.getInputProps(path('field'))}
              />
            </div>
          </>
        )}
      </EntryList>
    </PartCard>
  );
}
