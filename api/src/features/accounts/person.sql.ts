import { derived, type Row, type Sql, sql } from '../../graphql/read/index.ts';
import { Education, Experience, type User } from './user.entity.ts';

/** The highest role held. */
export const highestRole = (user: Row<User>): Sql =>
  sql`(array['USER', 'TEACHER', 'ADMIN'])[role_rank(${user.roles}) + 1]`;

/** The last word of the full name: Vietnamese names end in the given name. */
export const firstNameOf = (user: Row<User>): Sql =>
  sql`coalesce(substring(${user.fullName} from '[^ ]+$'), '')`;

/** The full name without its last word; empty for a name of one word. */
export const lastNameOf = (user: Row<User>): Sql =>
  sql`coalesce(rtrim(substring(${user.fullName} from '^(.* )?(?:[^ ]+)$')), '')`;

export const educationOf = (user: Row<User>) =>
  derived(
    Education,
    sql`select e->>'school' as school, e->>'degree' as degree, e->>'field' as field,
      (e->>'from')::int as "from", (e->>'to')::int as "to"
      from jsonb_array_elements(${user.education}) with ordinality as list(e, n) order by n`,
    'A part of a person who is shown.',
  );

export const experienceOf = (user: Row<User>) =>
  derived(
    Experience,
    sql`select e->>'company' as company, e->>'title' as title, (e->>'from')::int as "from",
      (e->>'to')::int as "to", e->>'description' as description
      from jsonb_array_elements(${user.experience}) with ordinality as list(e, n) order by n`,
    'A part of a person who is shown.',
  );
