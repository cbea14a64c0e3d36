import type { FragmentType } from '@apollo/client';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type PersonSummaryFragment, usePersonSummaryFragment } from './person.gen.ts';
import { Activity, PersonName, Roles } from './person-facts.tsx';

/** Name, roles and status of an account, with the reason if it is locked. */
export function PersonSummary({ person: from }: { person: FragmentType<PersonSummaryFragment> }) {
  const { t } = useTranslation('people');
  const person = usePersonSummaryFragment(from);
  if (!person) return null;
  return (
    <>
      <Row as="section" card wrap rowGap={3} columnGap={6} aria-label={person.fullName}>
        <PersonName person={person} />
        <Roles roles={person.roles} customRoles={person.customRoles} />
        <Activity isActive={person.isActive} />
      </Row>
      {!person.isActive && person.deactivationReason && (
        <Notice tone="warn">{t('person.lockedFor', { reason: person.deactivationReason })}</Notice>
      )}
    </>
  );
}
