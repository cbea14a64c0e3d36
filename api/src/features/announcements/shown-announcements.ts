import { ArrayMaxSize, ArrayMinSize, IsUUID } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { any, type Sql, sql } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { runSql } from '../../platform/db/index.ts';
import { notFound, policy } from '../../platform/errors/errors.ts';
import type { Locale } from '../../platform/i18n/messages/index.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { isUuid } from '../../platform/input/ids.ts';
import type { Deleted } from '../operations/index.ts';
import { AnnouncementAudience, AnnouncementKind } from './announcement.entity.ts';

const IN_AUDIENCE: Readonly<Record<AnnouncementAudience, (course: Sql) => Sql>> = {
  [AnnouncementAudience.EVERYONE]: () => sql`true`,
  [AnnouncementAudience.STUDENTS]: () =>
    sql`(p.roles = '{USER}' and not exists (select 1 from person_custom_role x where x.person_id = p.id))`,
  [AnnouncementAudience.TEACHERS]: () => sql`'TEACHER' = any(p.roles)`,
  [AnnouncementAudience.ADMINISTRATORS]: () =>
    sql`('ADMIN' = any(p.roles) or exists (select 1 from person_custom_role x where x.person_id = p.id))`,
  [AnnouncementAudience.COURSE]: (course) =>
    sql`exists (select 1 from study_standing s where s.student_id = p.id and s.course_id = ${course} and s.access = 'ACTIVE')`,
};

/** A condition on the alias `p` of person: true for the members of an audience. */
export const inAudience = (audience: AnnouncementAudience, course: Sql): Sql =>
  sql`(p.is_active and p.erased_at is null and ${IN_AUDIENCE[audience](course)})`;

/** The same, with the audience as a column of the announcement. */
export const isInAudienceOf = (audience: Sql, course: Sql): Sql =>
  any(
    Object.values(AnnouncementAudience).map(
      (each) => sql`${audience} = ${each} and ${inAudience(each, course)}`,
    ),
  );

export const MAX_SHOWN = 3;

@ObjectType({ description: 'An announcement shown to the viewer, in the language of the request.' })
export class ShownAnnouncement {
  @Field(() => ID, { description: 'Unique announcement ID, equal to `Announcement.id`.' })
  id!: string;
  @Field(() => AnnouncementKind, {
    description: 'Kind of the announcement, which determines its appearance.',
  })
  kind!: AnnouncementKind;
  @Field(() => AnnouncementAudience, {
    description: 'Audience of the announcement, which includes the viewer.',
  })
  audience!: AnnouncementAudience;
  @Field({ description: 'Title in the language of the request, or in Vietnamese if there is no other.' })
  title!: string;
  @Field({ description: 'Plain text in the language of the title.' })
  text!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Absolute https URL of the link, or a path below the platform’s own URL. Null without a link.',
  })
  linkUrl?: string | null;
  @Field(() => String, { nullable: true, description: 'Label of the link. Null without a link.' })
  linkLabel?: string | null;
  @Field({ description: 'True if the viewer may dismiss the announcement permanently.' })
  isDismissible!: boolean;
  @Field(() => DateTime, { description: 'Time until which the announcement is shown.' })
  endsAt!: Date;
}

const IS_CURRENT = sql`a.starts_at <= now() and a.ends_at > now()`;
const DISPLAY_ORDER = sql`case a.kind when 'MAINTENANCE' then 0 when 'INFO' then 1 else 2 end, a.starts_at desc, a.id`;

/**
 * The announcements that are shown now: to a guest those for everyone, to a person those of their audience that they
 * have not dismissed.
 */
export function shownRows(personId: string | undefined, locale: Locale): Sql {
  const isFor = personId
    ? sql`exists (select 1 from person p where p.id = ${personId} and (${isInAudienceOf(sql`a.audience`, sql`a.course_id`)}))
        and not exists (select 1 from announcement_reader r
          where r.announcement_id = a.id and r.person_id = ${personId} and r.dismissed_at is not null)`
    : sql`a.audience = 'EVERYONE'`;
  return sql`select a.id, a.kind, a.audience, coalesce(case ${locale} when 'en' then nullif(a.title_en, '') end, a.title_vi) as title,
      coalesce(case ${locale} when 'en' then nullif(a.text_en, '') end, a.text_vi) as text,
      a.link_url as "linkUrl", coalesce(case ${locale} when 'en' then a.link_label_en end, a.link_label_vi) as "linkLabel",
      a.is_dismissible as "isDismissible", a.ends_at as "endsAt"
    from announcement a where ${IS_CURRENT} and ${isFor} order by ${DISPLAY_ORDER} limit ${MAX_SHOWN}::int`;
}

@InputType({ description: 'Input for recording announcements that were shown to the viewer.' })
export class MarkAnnouncementsReadInput {
  @Field(() => [ID], {
    description: 'IDs of 1 to 3 announcements that are shown to the viewer. Others are ignored.',
  })
  @ArrayMinSize(1, { message: 'validation.required' })
  @ArrayMaxSize(MAX_SHOWN, { message: validationMessage('validation.entries', { count: MAX_SHOWN }) })
  @IsUUID('all', { each: true, message: 'validation.invalid' })
  announcementIds!: string[];
}

@ObjectType({ description: 'Result of recording announcements as read.' })
export class AnnouncementsRead {
  @Field(() => Int, { description: 'Number of announcements that the viewer saw for the first time.' })
  markedCount!: number;
}

export async function markAnnouncementsRead(
  context: Context,
  { announcementIds }: MarkAnnouncementsReadInput,
): Promise<AnnouncementsRead> {
  const { id } = signedIn(context);
  const marked = await runSql(
    context.em,
    sql`insert into announcement_reader (announcement_id, person_id)
      select a.id, p.id from announcement a cross join person p
      where a.id = any(${announcementIds}::uuid[]) and p.id = ${id} and ${IS_CURRENT}
        and (${isInAudienceOf(sql`a.audience`, sql`a.course_id`)})
      on conflict do nothing returning 1`,
    'announcement.read',
  );
  return { markedCount: marked.length };
}

/**
 * @throws NOT_FOUND if it is not shown to the viewer
 * @throws POLICY if it cannot be dismissed
 */
export function dismissAnnouncement(context: Context, announcementId: string): Promise<Deleted> {
  const { id } = signedIn(context);
  return context.em.transactional(async (em) => {
    const [found] = isUuid(announcementId)
      ? await runSql<{ is_dismissible: boolean }>(
          em,
          sql`select a.is_dismissible from announcement a join person p on p.id = ${id}
            where a.id = ${announcementId} and ${IS_CURRENT} and (${isInAudienceOf(sql`a.audience`, sql`a.course_id`)})`,
          'announcement.to-dismiss',
        )
      : [];
    if (!found) throw notFound();
    if (!found.is_dismissible) throw policy('ANNOUNCEMENT_STAYS');
    await runSql(
      em,
      sql`insert into announcement_reader as r (announcement_id, person_id, dismissed_at)
        values (${announcementId}, ${id}, now())
        on conflict (announcement_id, person_id) do update set dismissed_at = coalesce(r.dismissed_at, excluded.dismissed_at)`,
      'announcement.dismiss',
    );
    return { id: announcementId };
  });
}
