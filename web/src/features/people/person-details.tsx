import type { FragmentType } from '@apollo/client';
import { languageNames } from '../../i18n/languages.ts';
import { languageCode } from '../../i18n/schema-language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Grid } from '../../ui/layout/layout.tsx';
import { type PersonDetailsFragment, usePersonDetailsFragment } from './person.gen.ts';
import classes from './person.module.css';

export function PersonDetails({ person: from }: { person: FragmentType<PersonDetailsFragment> }) {
  const { t } = useTranslation('people');
  const { date, time } = useFormat();
  const person = usePersonDetailsFragment(from);
  if (!person) return null;
  const formatMoment = (at: string | null) => (at ? `${date(at)} ${time(at)}` : t('never'));
  const yes = (is: boolean) => t(is ? 'person.yes' : 'person.no');
  const facts: [string, string][] = [
    [
      t('person.email'),
      `${person.email} (${t(person.emailVerifiedAt ? 'person.verified' : 'person.unverified')})`,
    ],
    [t('person.phone'), person.phone ?? t('person.none')],
    [t('person.birthYear'), person.birthYear === null ? t('person.none') : String(person.birthYear)],
    [t('person.locale'), languageNames[languageCode(person.locale)]],
    [t('column.created'), formatMoment(person.createdAt)],
    [t('column.seen'), formatMoment(person.lastSeenAt)],
    [t('person.hasPassword'), yes(person.hasPassword)],
    [t('person.hasTwoStep'), yes(person.hasTwoStep)],
    [t('person.taught'), String(person.taughtCourseCount)],
    [t('person.bio'), person.bio ?? t('person.none')],
  ];
  return (
    <Card as="section">
      <Grid as="dl" className={classes.facts} columns="label-fill" rowGap={3} columnGap={4} text="sm">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Grid>
    </Card>
  );
}
