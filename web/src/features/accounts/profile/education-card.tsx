import { EducationInput } from '../../../generated/input-rules.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { optional, parseYears, yearsText } from './history.ts';
import { HistoryCard } from './history-card.tsx';
import type { ProfileFragment } from './profile.gen.ts';

interface EducationCardProps {
  profile: ProfileFragment;
  onDirty: (isDirty: boolean) => void;
}

export function EducationCard(props: EducationCardProps) {
  const { t } = useTranslation('profile');
  return (
    <HistoryCard
      {...props}
      part="education"
      texts={{
        title: t('education.title'),
        help: t('education.help'),
        add: t('education.add'),
        empty: t('education.empty'),
        entry: (number) => t('education.entry', { number }),
      }}
      fields={[
        { name: 'school', label: t('education.school'), maxLength: EducationInput.school.maxLength },
        {
          name: 'degree',
          label: t('education.degree'),
          maxLength: EducationInput.degree.maxLength,
          isHalf: true,
        },
        {
          name: 'field',
          label: t('education.field'),
          maxLength: EducationInput.field.maxLength,
          isHalf: true,
        },
      ]}
      getEntries={({ education }) =>
        education.map(({ school, degree, field, ...years }, index) => ({
          school,
          degree: degree ?? '',
          field: field ?? '',
          ...yearsText(years, index),
        }))
      }
      toInput={(entries) => ({
        education: entries.map(({ school, degree, field, ...years }) => ({
          school,
          degree: optional(degree),
          field: optional(field),
          ...parseYears(years),
        })),
      })}
    />
  );
}
