import { Ctx, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { MaxRows, ReadField, type Row, type Sql, sql } from '../../../graphql/read/index.ts';
import { educationSource, experienceSource, MAX_ENTRIES } from '../person.sql.ts';
import { AVATAR_URL, Education, Experience, PublicProfile, RatingAuthor, type User } from '../user.entity.ts';
import { closedName, unlessClosed } from './closed-profile.ts';

const CLOSED = 'A neutral word for other people if a guardian has to consent and has not.';

const name = (user: Row<User>, { viewer, locale }: Context): Sql =>
  unlessClosed(user, viewer, user.fullName, sql`${closedName(locale)}::text`);
const avatar = (user: Row<User>, { viewer }: Context): Sql =>
  unlessClosed(user, viewer, user.avatarUrl, sql`null::text`);

@Resolver(() => PublicProfile)
export class PublicProfileResolver {
  @ReadField(() => String, {
    description: `Full name, family name first as in Vietnamese names. ${CLOSED}`,
  })
  fullName(@Root() user: Row<User>, @Ctx() context: Context) {
    return name(user, context);
  }

  @ReadField(() => String, { nullable: true, description: AVATAR_URL })
  avatarUrl(@Root() user: Row<User>, @Ctx() context: Context) {
    return avatar(user, context);
  }

  @ReadField(() => String, { nullable: true, description: 'Short biography, written by the user.' })
  bio(@Root() user: Row<User>, @Ctx() { viewer }: Context) {
    return unlessClosed(user, viewer, user.bio, sql`null::text`);
  }

  @ReadField(() => [String], { description: 'Skills, in the order set by the user.' })
  skills(@Root() user: Row<User>, @Ctx() { viewer }: Context) {
    return unlessClosed(user, viewer, user.skills, sql`'{}'::text[]`);
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'One-line summary of what the teacher teaches. Null for students.',
  })
  headline(@Root() user: Row<User>, @Ctx() { viewer }: Context) {
    const headline = sql`(select t.headline from teacher_profile t where t.person_id = ${user.id})`;
    return unlessClosed(user, viewer, headline, sql`null::text`);
  }

  @ReadField(() => [String], { description: 'URLs of the teacher’s pages on other sites.' })
  links(@Root() user: Row<User>, @Ctx() { viewer }: Context) {
    const links = sql`coalesce((select t.links from teacher_profile t where t.person_id = ${user.id}), '{}')`;
    return unlessClosed(user, viewer, links, sql`'{}'::text[]`);
  }

  @MaxRows(MAX_ENTRIES)
  @ReadField(() => [Education], { description: 'Schools and courses that the user attended.' })
  education(@Root() user: Row<User>, @Ctx() { viewer }: Context) {
    return educationSource({
      education: unlessClosed(user, viewer, user.education, sql`'[]'::jsonb`),
    });
  }

  @MaxRows(MAX_ENTRIES)
  @ReadField(() => [Experience], {
    description: 'Positions that the user held, in the order set by the user.',
  })
  experience(@Root() user: Row<User>, @Ctx() { viewer }: Context) {
    return experienceSource({
      experience: unlessClosed(user, viewer, user.experience, sql`'[]'::jsonb`),
    });
  }
}

@Resolver(() => RatingAuthor)
export class RatingAuthorResolver {
  @ReadField(() => String, { description: `Full name, family name first. ${CLOSED}` })
  fullName(@Root() user: Row<User>, @Ctx() context: Context) {
    return name(user, context);
  }

  @ReadField(() => String, { nullable: true, description: AVATAR_URL })
  avatarUrl(@Root() user: Row<User>, @Ctx() context: Context) {
    return avatar(user, context);
  }
}
