import { jsonRows, type Row, type Sql, sql } from '../../graphql/read/index.ts';
import { Education, Experience, type User } from './user.entity.ts';

/** Entries of education, and of experience, that a profile has at most; its input refuses more. */
export const MAX_ENTRIES = 20;

/** The highest role held. */
export const highestRole = (user: Row<User>): Sql =>
  sql`(array['USER', 'TEACHER', 'ADMIN'])[role_rank(${user.roles}) + 1]`;

/** The last word of the full name: Vietnamese names end in the given name. */
export const firstNameOf = (user: Pick<Row<User>, 'fullName'>): Sql =>
  sql`coalesce(substring(${user.fullName} from '[^ ]+$'), '')`;

/** The full name without its last word; empty for a name of one word. */
export const lastNameOf = (user: Pick<Row<User>, 'fullName'>): Sql =>
  sql`coalesce(rtrim(substring(${user.fullName} from '^(.* )?(?:[^ ]+)$')), '')`;

const SHOWN = 'A part of a person who is shown.';

export const educationOf = (user: Row<User>) => jsonRows(Education, user.education, SHOWN);
export const experienceOf = (user: Row<User>) => jsonRows(Experience, user.experience, SHOWN);
