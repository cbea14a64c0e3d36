import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EntryList } from './entry-list.tsx';
import classes from './fields.module.css';
import { optional, yearsOf, yearsText } from './history.ts';
import { PartCard } from './part-card.tsx';
import type { ProfileFragment } from './profile.gen.ts';
import { usePart } from './use-part.ts';

const FIELDS = ['experience'] as const;
const EMPTY = { key: '', company: '', title: '', description: '', from: '', to: '' };

/** Positions held. */
export function ExperienceCard({
  profile,
  onDirty,
}: {
  profile: ProfileFragment;
  onDirty: (isDirty: boolean) => void;
}) {
  const { t } = useTranslation('profile');
  const { form, card } = usePart(profile, {
    valuesOf: ({ experience }) => ({
      experience: experience.map(({ company, title, description, ...years }, index) => ({
        company,
        title: title ?? '',
        description: description ?? '',
        ...yearsText(years, index),
      })),
    }),
    inputOf: ({ experience }) => ({
      experience: experience.map(({ company, title, description, ...years }) => ({
        company,
        title: optional(title),
        description: optional(description),
        ...yearsOf(years),
      })),
    }),
    fields: FIELDS,
    onDirty,
  });
  const { experience } = form.values;
  return (
    <PartCard title={t('experience.title')} help={t('experience.help')} {...card}>
      <EntryList
        form={form}
        name="experience"
        entries={experience}
        empty={EMPTY}
        titleOf={(index) => experience[index]?.company || t('experience.entry', { number: index + 1 })}
        addLabel={t('experience.add')}
        emptyTitle={t('experience.empty')}
      >
        {(path) => (
          <>
            <div className={classes.pair}>
              <TextInput
                label={t('experience.company')}
                maxLength={150}
                {...form.getInputProps(path('company'))}
              />
              <TextInput
                label={t('experience.position')}
                maxLength={150}
                {...form.getInputProps(path('title'))}
              />
            </div>
            <Textarea
              label={t('experience.description')}
              rows={3}
              maxLength={1000}
              {...form.getInputProps(path('description'))}
            />
          </>
        )}
      </EntryList>
    </PartCard>
  );
}
