import { type Sql, sql } from '../../../graphql/read/index.ts';
import { currentBranding, drawnVersion } from '../../../platform/branding/branding.ts';

/** A preview picture for links to a page, with the version of what it shows. */
export interface SharedPicture {
  readonly version: string;
  /** Draws it as SVG, or names a stored picture. */
  readonly content: (() => string) | { readonly key: string };
}

/** The version of a picture: it changes with any of these values, and with the brand. */
export const shareVersion = (...values: readonly Sql[]): Sql => {
  const shown = values.reduce(
    (all, value) => sql`${all}, ${value}`,
    sql`${drawnVersion(currentBranding())}::text`,
  );
  return sql`left(md5(jsonb_build_array(${shown})::text), 10)`;
};

/** URL of the picture of a page. Its version makes it immutable. */
export const shareUrl = (kind: 'courses' | 'teachers' | 'certificates', id: Sql, version: Sql): Sql =>
  sql`'/share/' || ${kind}::text || '/' || ${id}::text || '.png?v=' || ${version}`;
