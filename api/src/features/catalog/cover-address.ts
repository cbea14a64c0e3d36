import type { Context } from '../../graphql/context.ts';
import { type Row, type Sql, sql } from '../../graphql/read/index.ts';
import { isUuid } from '../../platform/ids.ts';
import type { Keys } from '../../platform/keys.ts';
import { runSql } from '../../platform/run-sql.ts';
import type { Services } from '../../platform/services.ts';
import { hoursFrom, isSignedQuery, type SignedQuery } from '../../platform/signed-address.ts';
import type { Course } from './course.entity.ts';
import { isPublic, isPublicAs } from './course.visibility.ts';

/** How long the drawing of a course that is not public can be fetched by an address that was handed out. */
const HOURS = 6;
const PURPOSE = 'cover address';

/**
 * Address of the drawn cover. It shows the title, so that of a course that is not public carries a signature, which
 * only those are told who may see the course.
 */
export function coverAddress(c: Row<Course>, { viewer, services }: Context): Sql {
  const address = sql`'/covers/' || ${c.id}::text || '.svg?v=' || left(md5(${c.title}), 8)`;
  // Whoever is not signed in sees public courses only
  if (!viewer) return address;
  return sql`${address} || case when ${isPublic(c)} then '' else ${signature(services.keys, c)} end`;
}

/** As `signedQuery` of platform/signed-address.ts writes it, for each row. */
function signature(keys: Keys, c: Row<Course>): Sql {
  const { inner, outer } = keys.pads(PURPOSE);
  const bytes = (pad: Buffer) => sql`decode(${pad.toString('hex')}::text, 'hex')`;
  const expires = hoursFrom(HOURS);
  const text = sql`convert_to(${c.id}::text || ${`.${expires}`}::text, 'UTF8')`;
  const mac = sql`sha256(${bytes(outer)} || sha256(${bytes(inner)} || ${text}))`;
  return sql`${`&expires=${expires}&signature=`}::text || translate(encode(${mac}, 'base64'), '+/=', '-_')`;
}

/** What a drawn cover is made of. */
export interface CoverFacts {
  readonly title: string;
  /** Of the category; null without one. */
  readonly motif: string | null;
  readonly isPublic: boolean;
}

/** What lies at the address of a drawn cover; undefined when there is nothing for whoever asks. */
export async function findCover(
  { orm, keys }: Services,
  id: string,
  query: SignedQuery,
): Promise<CoverFacts | undefined> {
  if (!isUuid(id)) return undefined;
  const [course] = await runSql<CoverFacts>(
    orm.em.fork(),
    sql`select c.title, k.motif, ${isPublicAs('c')} as "isPublic"
      from course c left join category k on k.id = c.category_id where c.id = ${id}`,
    'cover.facts',
  );
  return course && (course.isPublic || isSignedQuery(keys, PURPOSE, id, query)) ? course : undefined;
}
