import { ExperienceInput } from '../../../generated/input-rules.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { optional, parseYears, yearsText } from './history.ts';
import { HistoryCard } from './history-card.tsx';
import type { ProfileFragment } from './profile.gen.ts';

interface ExperienceCardProps {
  profile: ProfileFragment;
  onDirty: (isDirty: boolean) => void;
}

export function ExperienceCard(props: ExperienceCardProps) {
  const { t } = useTranslation('profile');
  return (
    <HistoryCard
      {...props}
      part="experience"
      texts={{
        title: t('experience.title'),
        help: t('experience.help'),
        add: t('experience.add'),
        empty: t('experience.empty'),
        entry: (number) => t('experience.entry', { number }),
      }}
      fields={[
        {
          name: 'company',
          label: t('experience.company'),
          maxLength: ExperienceInput.company.maxLength,
          isHalf: true,
        },
        {
          name: 'title',
          label: t('experience.position'),
          maxLength: ExperienceInput.title.maxLength,
          isHalf: true,
        },
        {
          name: 'description',
          label: t('experience.description'),
          maxLength: ExperienceInput.description.maxLength,
          rows: 3,
        },
      ]}
      getEntries={({ experience }) =>
        experience.map(({ company, title, description, ...years }, index) => ({
          company,
          title: title ?? '',
          description: description ?? '',
          ...yearsText(years, index),
        }))
      }
      toInput={(entries) => ({
        experience: entries.map(({ company, title, description, ...years }) => ({
          company,
          title: optional(title),
          description: optional(description),
          ...parseYears(years),
        })),
      })}
    />
  );
}
