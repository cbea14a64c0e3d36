import { sameJson } from '../../ui/same-json.ts';
import type { SiteModeFieldsFragment } from './site-mode.gen.ts';

/** The chosen mode, before it is saved. */
export type Draft = Omit<SiteModeFieldsFragment, '__typename' | 'version' | ' $fragmentName'>;

export const toDraft = ({ version, __typename, ...draft }: SiteModeFieldsFragment): Draft => draft;

/** The names of the fields that differ. Domains that do not apply are ignored. */
export function findChanges(before: Draft, after: Draft): readonly (keyof Draft)[] {
  const names = Object.keys(after) as (keyof Draft)[];
  return names.filter((name) =>
    name === 'signUpDomains'
      ? after.signUp === 'DOMAIN' && !sameJson(before.signUpDomains, after.signUpDomains)
      : before[name] !== after[name],
  );
}
