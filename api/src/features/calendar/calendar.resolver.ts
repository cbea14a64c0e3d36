import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import {
  COMMAND_DECIDED,
  checkSize,
  derived,
  ReadMutation,
  ReadQuery,
  rows,
  sql,
} from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { badInput } from '../../platform/errors/errors.ts';
import { closeCalendarAddress, feedPath, findScheduleFile, renewCalendarAddress } from './calendar-feed.ts';
import { ScheduleEvent } from './schedule.types.ts';
import { scheduleOf } from './schedule-source.ts';
import {
  CreateStudySlotInput,
  createStudySlot,
  deleteStudySlot,
  UpdateStudySlotInput,
  updateStudySlot,
} from './slot-commands.ts';
import { StudySlot } from './study-slot.entity.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 366;

@ObjectType({ description: 'Where other programs follow the viewer’s calendar.' })
export class CalendarAddress {
  @Field(() => String, {
    nullable: true,
    description: 'Absolute; whoever has it reads the calendar; absent until one was asked for.',
  })
  url?: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When it was made; absent without one.' })
  renewedAt?: Date | null;
}

@ObjectType({ description: 'A slot that its owner gave up.' })
export class DeletedStudySlot {
  @Field(() => ID, { description: 'Of the slot, for clients to drop it.' })
  id!: string;
}

const one = (id: string) =>
  rows(StudySlot, (s) => ({ where: sql`${s.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

@Resolver()
export class CalendarResolver {
  @Allow('study:read')
  @ReadQuery(() => [ScheduleEvent], { description: 'What is due between two times, soonest first.' })
  mySchedule(
    @Arg('from', () => DateTime, { description: 'The first moment; earlier events are left out.' })
    from: Date,
    @Arg('to', () => DateTime, { description: 'To, at most 366 days later.' }) to: Date,
    @Arg('limit', () => Int, { defaultValue: 100, description: 'How many at most, 1 to 100.' })
    limit: number,
    @Ctx() context: Context,
  ) {
    const span = to.getTime() - from.getTime();
    if (span < 0 || span > MOST_DAYS * DAY_MS) throw badInput('to', 'calendar.span');
    checkSize('limit', limit);
    return derived(
      ScheduleEvent,
      scheduleOf(signedIn(context).id, from, to, limit),
      'The query takes the viewer’s own alone.',
    );
  }

  @Allow('study:read')
  @Query(() => String, {
    nullable: true,
    description:
      'One event of the viewer’s schedule as an iCalendar file, for other programs to take in; null without such an event.',
  })
  scheduleFile(
    @Arg('eventId', () => ID, { description: 'Of the event, as mySchedule gives it.' }) eventId: string,
    @Ctx() context: Context,
  ): Promise<string | null> {
    return findScheduleFile(context, eventId);
  }

  @Allow('study:update')
  @ReadMutation(() => StudySlot, {
    description: 'Sets time aside to study. BAD_INPUT: a field. POLICY: too many are ahead.',
  })
  async createStudySlot(@Arg('input') input: CreateStudySlotInput, @Ctx() context: Context) {
    return one(await createStudySlot(context, input));
  }

  @Allow('study:update')
  @ReadMutation(() => StudySlot, {
    description: 'Moves or renames a slot of the viewer’s. BAD_INPUT: a field. NOT_FOUND.',
  })
  async updateStudySlot(@Arg('input') input: UpdateStudySlotInput, @Ctx() context: Context) {
    return one(await updateStudySlot(context, input));
  }

  @Allow('study:update')
  @Mutation(() => DeletedStudySlot, { description: 'Gives a slot of the viewer’s up. NOT_FOUND.' })
  async deleteStudySlot(
    @Arg('slotId', () => ID, { description: 'Of an own slot.' }) slotId: string,
    @Ctx() context: Context,
  ): Promise<DeletedStudySlot> {
    return { id: await deleteStudySlot(context, slotId) };
  }

  // The feed works without signing in and would outlast the "view as" session
  @Allow('study:read', { viewAs: false, personOnly: true })
  @Query(() => CalendarAddress, { description: 'Where other programs follow the viewer’s calendar.' })
  myCalendarAddress(@Ctx() context: Context): Promise<CalendarAddress> {
    return addressOf(context);
  }

  @Allow('study:update', { personOnly: true })
  @Mutation(() => CalendarAddress, {
    description:
      'Makes an address for the viewer’s calendar; the one before works no longer. UNAUTHENTICATED: no session.',
  })
  async renewCalendarAddress(@Ctx() context: Context): Promise<CalendarAddress> {
    await renewCalendarAddress(context);
    return addressOf(context);
  }

  @Allow('study:update', { personOnly: true })
  @Mutation(() => CalendarAddress, {
    description: 'Takes the address of the viewer’s calendar away. UNAUTHENTICATED: no session.',
  })
  async closeCalendarAddress(@Ctx() context: Context): Promise<CalendarAddress> {
    await closeCalendarAddress(context);
    return addressOf(context);
  }
}

async function addressOf(context: Context): Promise<CalendarAddress> {
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
