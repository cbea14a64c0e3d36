import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { checkSize, derived, ReadMutation, ReadQuery, resultRow, sql } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { runSql } from '../../platform/db/index.ts';
import { badInput } from '../../platform/errors/errors.ts';
import { feedPath, findScheduleFile, renewFeedUrl, revokeFeedUrl } from './calendar-feed.ts';
import { ScheduleEvent } from './schedule.types.ts';
import { scheduleRows } from './schedule-source.ts';
import {
  CreateStudySlotInput,
  createStudySlot,
  deleteStudySlot,
  UpdateStudySlotInput,
  updateStudySlot,
} from './slot-commands.ts';
import { StudySlot } from './study-slot.entity.ts';

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;

@ObjectType({ description: 'Subscription URL of the viewer’s calendar.' })
export class CalendarAddress {
  @Field(() => String, {
    nullable: true,
    description:
      'Absolute URL, which grants read access to the calendar without authentication. Null if none was created.',
  })
  url?: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the URL was created. Null if there is none.',
  })
  renewedAt?: Date | null;
}

@ObjectType({ description: 'A study slot that its owner deleted.' })
export class DeletedStudySlot {
  @Field(() => ID, {
    description: 'Unique slot ID, with which clients can evict the slot from their caches.',
  })
  id!: string;
}

@Resolver()
export class CalendarResolver {
  @Allow('study:read')
  @ReadQuery(() => [ScheduleEvent], {
    description: 'Events of the viewer’s schedule between two times, in chronological order.',
  })
  mySchedule(
    @Arg('from', () => DateTime, { description: 'Start of the period. Earlier events are excluded.' })
    from: Date,
    @Arg('to', () => DateTime, { description: 'End of the period, at most 366 days after its start.' })
    to: Date,
    @Arg('limit', () => Int, { defaultValue: 100, description: 'Maximum number of events, 1 to 100.' })
    limit: number,
    @Ctx() context: Context,
  ) {
    const span = to.getTime() - from.getTime();
    if (span < 0 || span > MAX_DAYS * DAY_MS) throw badInput('to', 'calendar.span');
    checkSize('limit', limit);
    return derived(
      ScheduleEvent,
      scheduleRows(signedIn(context).id, from, to, limit),
      'The query reads only the viewer’s own rows.',
    );
  }

  @Allow('study:read')
  @Query(() => String, {
    nullable: true,
    description: 'One event of the viewer’s schedule as an iCalendar file. Null if there is no such event.',
  })
  scheduleFile(
    @Arg('eventId', () => ID, { description: 'ID of the event, as returned by mySchedule.' }) eventId: string,
    @Ctx() context: Context,
  ): Promise<string | null> {
    return findScheduleFile(context, eventId);
  }

  @Allow('study:update')
  @ReadMutation(() => StudySlot, {
    description:
      'Creates a study slot. BAD_INPUT: a field is invalid. POLICY: the viewer has too many upcoming slots.',
  })
  async createStudySlot(@Arg('input') input: CreateStudySlotInput, @Ctx() context: Context) {
    return resultRow(StudySlot, await createStudySlot(context, input));
  }

  @Allow('study:update')
  @ReadMutation(() => StudySlot, {
    description:
      'Moves or renames a study slot of the viewer. BAD_INPUT: a field is invalid. NOT_FOUND: no such slot of the viewer.',
  })
  async updateStudySlot(@Arg('input') input: UpdateStudySlotInput, @Ctx() context: Context) {
    return resultRow(StudySlot, await updateStudySlot(context, input));
  }

  @Allow('study:update')
  @Mutation(() => DeletedStudySlot, {
    description: 'Deletes a study slot of the viewer. NOT_FOUND: no such slot of the viewer.',
  })
  async deleteStudySlot(
    @Arg('slotId', () => ID, { description: 'ID of a study slot of the viewer.' }) slotId: string,
    @Ctx() context: Context,
  ): Promise<DeletedStudySlot> {
    return { id: await deleteStudySlot(context, slotId) };
  }

  // The feed works without signing in and would outlast the "view as" session
  @Allow('study:read', { viewAs: false, personOnly: true })
  @Query(() => CalendarAddress, { description: 'Subscription URL of the viewer’s calendar.' })
  myCalendarAddress(@Ctx() context: Context): Promise<CalendarAddress> {
    return readFeedUrl(context);
  }

  @Allow('study:update', { personOnly: true })
  @Mutation(() => CalendarAddress, {
    description:
      'Creates a new subscription URL for the viewer’s calendar. The previous URL becomes invalid. UNAUTHENTICATED: the request has no session.',
  })
  async renewCalendarAddress(@Ctx() context: Context): Promise<CalendarAddress> {
    await renewFeedUrl(context);
    return readFeedUrl(context);
  }

  @Allow('study:update', { personOnly: true })
  @Mutation(() => CalendarAddress, {
    description:
      'Deletes the subscription URL of the viewer’s calendar. UNAUTHENTICATED: the request has no session.',
  })
  async closeCalendarAddress(@Ctx() context: Context): Promise<CalendarAddress> {
    await revokeFeedUrl(context);
    return readFeedUrl(context);
  }
}

async function readFeedUrl(context: Context): Promise<CalendarAddress> {
  const { id } = signedIn(context);
  const { keys, config } = context.services;
  const [feed] = await runSql<{ version: number; renewedAt: string }>(
    context.em,
    sql`select version, renewed_at as "renewedAt" from calendar_feed where person_id = ${id} and renewed_at is not null`,
  );
  if (!feed) return {};
  return {
    url: `${config.publicUrl}${feedPath(keys, id, feed.version)}`,
    renewedAt: new Date(feed.renewedAt),
  };
}
