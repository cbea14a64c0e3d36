import type { FragmentType } from '@apollo/client';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Grid, Text } from '../../../ui/layout/layout.tsx';
import utilities from '../../../ui/utilities.module.css';
import { useCategoryName } from '../../categories/index.ts';
import {
  type PublishedValuesFragment,
  type RevisionChangesFragment,
  usePublishedValuesFragment,
  useRevisionChangesFragment,
} from './revision.gen.ts';
import classes from './revision.module.css';

export interface RevisionChangesProps {
  course: FragmentType<PublishedValuesFragment>;
  revision: FragmentType<RevisionChangesFragment>;
}

/** The changes of a revision: old values, new values, and removals. */
export function RevisionChanges(props: RevisionChangesProps) {
  const { t } = useTranslation('revisions');
  const { price } = useFormat();
  const getName = useCategoryName();
  const course = usePublishedValuesFragment(props.course);
  const revision = useRevisionChangesFragment(props.revision);
  if (!course || !revision) return null;
  const named = (category: PublishedValuesFragment['category']) =>
    category ? getName(category) : t('unknownCategory');
  const changes = [
    revision.title != null && { field: 'title', before: course.title, after: revision.title },
    revision.category != null && {
      field: 'category',
      before: named(course.category),
      after: named(revision.category),
    },
    revision.price != null && { field: 'price', before: price(course.price), after: price(revision.price) },
    revision.accessDays != null && {
      field: 'accessDays',
      before: course.accessDays ? t('days', { days: course.accessDays }) : t('forever'),
      after: t('days', { days: revision.accessDays }),
    },
  ].filter((change) => change !== false) as {
    field: 'title' | 'category' | 'price' | 'accessDays';
    before: string;
    after: string;
  }[];
  return (
    <Grid as="ul" className={classes.changes} gap={2} text="sm">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <Text text="xs">{t(`field.${field}`)}</Text>
          <p>
            <span className={utilities.hidden}>{t('before')}: </span>
            <del>{before}</del> <span className={utilities.hidden}>{t('after')}: </span>
            <ins>{after}</ins>
          </p>
        </li>
      ))}
      {revision.removedParts.map(({ id, title, isSection, studentCount }) => (
        <li key={id}>
          <p>{t(isSection ? 'section' : 'lesson', { title })}</p>
          {studentCount > 0 && <Text text="xs">{t('studied', { count: studentCount })}</Text>}
        </li>
      ))}
    </Grid>
  );
}
