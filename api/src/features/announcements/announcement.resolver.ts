import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow, Public } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  COMMAND_DECIDED,
  derived,
  MaxRows,
  page,
  pageOf,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { Deleted } from '../operations/index.ts';
import { Announcement, AnnouncementAudience } from './announcement.entity.ts';
import { inAudience, isMeant } from './audience.ts';
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
  MAX_SHOWN,
  MarkAnnouncementsReadInput,
  markAnnouncementsRead,
  ShownAnnouncement,
  shownRows,
} from './shown-announcements.ts';

const AnnouncementPage = pageOf('AnnouncementPage', () => Announcement);
const ID_OF = { description: 'Of the announcement, as `announcements` gives it.' };

@ObjectType({ description: 'How many people an announcement would reach.' })
export class AnnouncementReach {
  @Field(() => Int, { description: 'Those whom the audience means now.' })
  count!: number;
  @Field(() => Int, { description: 'All people with an account that is open.' })
  total!: number;
}

@ArgsType()
class AnnouncementReachArgs {
  @Field(() => AnnouncementAudience, { description: 'Whom it would be for.' })
  audience!: AnnouncementAudience;
  @Field(() => ID, { nullable: true, description: 'Of the course, with COURSE alone; others ignore it.' })
  courseId?: string | null;
}

const one = (id: string) =>
  rows(Announcement, (a) => ({ where: sql`${a.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

@Resolver(() => Announcement)
export class AnnouncementResolver {
  @Public('notification:read')
  @MaxRows(MAX_SHOWN)
  @ReadQuery(() => [ShownAnnouncement], {
    description:
      'What is announced to the caller now, in their language: visitors see what is for everyone. What they put away is left out; at most 3.',
  })
  shownAnnouncements(@Ctx() { viewer, locale }: Context) {
    return derived(
      ShownAnnouncement,
      shownRows(viewer?.id, locale),
      'The query keeps to the audiences that mean the caller.',
    );
  }

  @Allow('notification:update')
  @Mutation(() => AnnouncementsRead, {
    description: 'Notes that announcements were shown to the viewer. BAD_INPUT: none or too many.',
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
      'Puts an announcement away for good, for the viewer alone. NOT_FOUND: none that is shown to them. POLICY: it can not be put away.',
  })
  dismissAnnouncement(
    @Arg('announcementId', () => ID, { description: 'Of one that is shown to the viewer.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return dismissAnnouncement(context, id);
  }

  @Allow('announcement:manage')
  @ReadQuery(() => AnnouncementPage, { description: 'All announcements, those that end last first.' })
  announcements(@Args() { page: number, limit }: PageArgs) {
    return page(Announcement, (a) => ({ orderBy: sql`${a.endsAt} desc, ${a.id}`, page: number, limit }));
  }

  @Allow('announcement:manage')
  @ReadQuery(() => AnnouncementReach, {
    nullable: true,
    description: 'How many people an announcement would reach that is not written yet.',
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
      'Announces something. BAD_INPUT: a title or text, a window in the past or longer than 30 days, or the course. CONFLICT: the idempotencyKey came with another input.',
  })
  async createAnnouncement(@Arg('input') input: CreateAnnouncementInput, @Ctx() context: Context) {
    return one(await createAnnouncement(context, input));
  }

  @Allow('announcement:manage')
  @ReadMutation(() => Announcement, {
    description:
      'Changes an announcement that has not ended. BAD_INPUT as with creating. NOT_FOUND. CONFLICT: it has ended, or somebody changed it since.',
  })
  async updateAnnouncement(@Arg('input') input: UpdateAnnouncementInput, @Ctx() context: Context) {
    return one(await updateAnnouncement(context, input));
  }

  @Allow('announcement:manage')
  @ReadMutation(() => Announcement, {
    description: 'Shows an announcement no longer. NOT_FOUND. CONFLICT: it has ended already.',
  })
  async endAnnouncement(@Arg('announcementId', () => ID, ID_OF) id: string, @Ctx() context: Context) {
    return one(await endAnnouncement(context, id));
  }

  @ReadField(() => ID, {
    nullable: true,
    description: 'Of the course whose students are meant; else absent.',
  })
  courseId(@Root() { course }: Row<Announcement>) {
    return course;
  }

  @ReadField(() => Int, { description: 'People who are meant by it now.' })
  audienceCount(@Root() { audience, course }: Row<Announcement>) {
    return sql`(select count(*)::int from person p where ${isMeant(audience, course)})`;
  }

  @ReadField(() => Int, { description: 'People to whom it was shown.' })
  readCount(@Root() { id }: Row<Announcement>) {
    return sql`(select count(*)::int from announcement_reader r where r.announcement_id = ${id})`;
  }

  @ReadField(() => Int, { description: 'People who put it away.' })
  dismissedCount(@Root() { id }: Row<Announcement>) {
    return sql`(select count(*)::int from announcement_reader r where r.announcement_id = ${id} and r.dismissed_at is not null)`;
  }
}
