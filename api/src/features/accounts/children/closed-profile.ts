import { getColumns, type Row, type Sql, sql } from '../../../graphql/read/index.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { type Locale, translate } from '../../../platform/i18n/messages/index.ts';
import { defineCount, defineSwitch } from '../../../platform/settings/index.ts';
import type { User } from '../user.entity.ts';

/**
 * A younger person is a child (Law on Children, Art. 1). The database function `is_child` reads the setting and has the
 * same default.
 */
export const CHILD_AGE = defineCount('children.age', { default: 16, least: 7, most: 18 });
/** True if everybody who registers has to enter the year of birth. */
export const ASK_BIRTH_YEAR = defineSwitch('children.askBirthYear', false);

/**
 * True if the person is a child whose guardian has not consented to a public profile (Law 91/2025, Art. 24). Such a
 * profile is closed: other people see neither the name nor the picture. Every place that shows people to other people
 * than their teachers and administrators uses this rule. The search index of the database uses it too.
 */
export const hasClosedProfile = ({
  birthYear,
  hasGuardianConsent,
}: Pick<Row<User>, 'birthYear' | 'hasGuardianConsent'>): Sql =>
  sql`has_closed_profile(${birthYear}, ${hasGuardianConsent})`;

/** {@link hasClosedProfile} for a statement that reads a person under an alias. */
export const hasClosedProfileAs = (alias: string): Sql => hasClosedProfile(getColumns<User>(alias));

/** A value of a profile for a viewer, or another value if the profile is closed for the viewer. */
export function unlessClosed(
  person: Pick<Row<User>, 'id' | 'birthYear' | 'hasGuardianConsent'>,
  viewer: Viewer | undefined,
  value: Sql,
  other: Sql,
): Sql {
  if (viewer?.administers) return value;
  const isOther = viewer ? sql` and ${person.id} <> ${viewer.id}` : sql``;
  return sql`case when ${hasClosedProfile(person)}${isOther} then ${other} else ${value} end`;
}

/**
 * The name that a viewer may see, for a statement that reads a person under an alias. Without a viewer, the name that
 * everybody may see.
 * @param name optional; defaults to the full name
 */
export const publicNameAs = (
  alias: string,
  locale: Locale,
  viewer?: Viewer,
  name: Sql = getColumns<User>(alias).fullName,
): Sql => unlessClosed(getColumns<User>(alias), viewer, name, sql`${closedName(locale)}::text`);

/** The neutral name that other people see instead of a child's. */
export const closedName = (locale: Locale): string => translate(locale, 'accounts.closedName');
