import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow, Public } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  createPageType,
  derived,
  MaxRows,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  resultRow,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { Deleted } from '../operations/index.ts';
import { Announcement, AnnouncementAudience } from './announcement.entity.ts';
import {
  CreateAnnouncementInput,
  createAnnouncement,
  endAnnouncement,
  UpdateAnnouncementInput,
  updateAnnouncement,
} from './save-announcement.ts';
import {
  AnnouncementsRead,
  dismissAnnouncement,
  inAudience,
  isInAudienceOf,
  MAX_SHOWN,
  MarkAnnouncementsReadInput,
  markAnnouncementsRead,
  ShownAnnouncement,
  shownRows,
} from './shown-announcements.ts';

const AnnouncementPage = createPageType('AnnouncementPage', () => Announcement);
const ID_OF = { description: 'ID of the announcement, as returned by `announcements`.' };

@ObjectType({ description: 'Number of people whom an announcement would reach.' })
export class AnnouncementReach {
  @Field(() => Int, { description: 'Number of people who are currently in the audience.' })
  count!: number;
  @Field(() => Int, { description: 'Total number of people with an active account.' })
  total!: number;
}

@ArgsType()
class AnnouncementReachArgs {
  @Field(() => AnnouncementAudience, { description: 'Group of people for the planned announcement.' })
  audience!: AnnouncementAudience;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the course for the audience COURSE. Ignored for other audiences.',
  })
  courseId?: string | null;
}

@Resolver(() => Announcement)
export class AnnouncementResolver {
  @Public('notification:read')
  @MaxRows(MAX_SHOWN)
  @ReadQuery(() => [ShownAnnouncement], {
    description:
      'Current announcements for the viewer in the language of the request. Visitors see those for everyone. Dismissed announcements are excluded. At most 3.',
  })
  shownAnnouncements(@Ctx() { viewer, locale }: Context) {
    return derived(
      ShownAnnouncement,
      shownRows(viewer?.id, locale),
      'The query reads only announcements whose audience includes the viewer.',
    );
  }

  @Allow('notification:update')
  @Mutation(() => AnnouncementsRead, {
    description:
      'Records that announcements were shown to the viewer. BAD_INPUT: no announcements, or too many.',
  })
  markAnnouncementsRead(
    @Arg('input') input: MarkAnnouncementsReadInput,
    @Ctx() context: Context,
  ): Promise<AnnouncementsRead> {
    return markAnnouncementsRead(context, input);
  }

  @Allow('notification:update')
  @Mutation(() => Deleted, {
    description:
      'Dismisses an announcement permanently for the viewer. NOT_FOUND: no such announcement shown to the viewer. POLICY: the announcement cannot be dismissed.',
  })
  dismissAnnouncement(
    @Arg('announcementId', () => ID, { description: 'ID of an announcement that is shown to the viewer.' })
    id: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return dismissAnnouncement(context, id);
  }

  @Allow('announcement:manage')
  @ReadQuery(() => AnnouncementPage, { description: 'All announcements, sorted by their end, latest first.' })
  announcements(@Args() { page: number, limit }: PageArgs) {
    return page(Announcement, (a) => ({ orderBy: sql`${a.endsAt} desc, ${a.id}`, page: number, limit }));
  }

  @Allow('announcement:manage')
  @ReadQuery(() => AnnouncementReach, {
    nullable: true,
    description: 'Number of people whom a planned announcement would reach.',
  })
  announcementReach(@Args() { audience, courseId }: AnnouncementReachArgs) {
    const course = sql`${courseId ? uuid(courseId) : null}::uuid`;
    return derived(
      AnnouncementReach,
      sql`select count(*) filter (where ${inAudience(audience, course)})::int as count, count(*)::int as total
        from person p where p.is_active and p.erased_at is null`,
      'Only counts are read.',
    );
  }

  @Allow('announcement:manage')
  @ReadMutation(() => Announcement, {
    description:
      'Creates an announcement. BAD_INPUT: a title, a text or the course is invalid, or the period is past or longer than 30 days. CONFLICT: the idempotencyKey was used with another input.',
  })
  async createAnnouncement(@Arg('input') input: CreateAnnouncementInput, @Ctx() context: Context) {
    return resultRow(Announcement, await createAnnouncement(context, input));
  }

  @Allow('announcement:manage')
  @ReadMutation(() => Announcement, {
    description:
      'Updates an announcement that has not ended. BAD_INPUT: a field is invalid, as with createAnnouncement. NOT_FOUND: no such announcement. CONFLICT: the announcement has ended, or was changed since.',
  })
  async updateAnnouncement(@Arg('input') input: UpdateAnnouncementInput, @Ctx() context: Context) {
    return resultRow(Announcement, await updateAnnouncement(context, input));
  }

  @Allow('announcement:manage')
  @ReadMutation(() => Announcement, {
    description:
      'Ends an announcement immediately. NOT_FOUND: no such announcement. CONFLICT: the announcement has already ended.',
  })
  async endAnnouncement(@Arg('announcementId', () => ID, ID_OF) id: string, @Ctx() context: Context) {
    return resultRow(Announcement, await endAnnouncement(context, id));
  }

  @ReadField(() => ID, {
    nullable: true,
    description: 'ID of the course for the audience COURSE. Null for other audiences.',
  })
  courseId(@Root() { course }: Row<Announcement>) {
    return course;
  }

  @ReadField(() => Int, { description: 'Number of people who are currently in the audience.' })
  audienceCount(@Root() { audience, course }: Row<Announcement>) {
    return sql`(select count(*)::int from person p where ${isInAudienceOf(audience, course)})`;
  }

  @ReadField(() => Int, { description: 'Number of people to whom the announcement was shown.' })
  readCount(@Root() { id }: Row<Announcement>) {
    return sql`(select count(*)::int from announcement_reader r where r.announcement_id = ${id})`;
  }

  @ReadField(() => Int, { description: 'Number of people who dismissed the announcement.' })
  dismissedCount(@Root() { id }: Row<Announcement>) {
    return sql`(select count(*)::int from announcement_reader r where r.announcement_id = ${id} and r.dismissed_at is not null)`;
  }
}
