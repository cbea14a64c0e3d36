import type { EntityManager } from '@mikro-orm/postgresql';
import { IsUUID, Matches } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { lockById } from '../../platform/db/index.ts';
import { badInput, conflict } from '../../platform/errors/errors.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { Course } from '../courses/index.ts';
import { audit, commandOnce, IdempotencyKey } from '../operations/index.ts';
import { Announcement, AnnouncementAudience, AnnouncementKind } from './announcement.entity.ts';

const MAX_DAYS = 30;
const DAY = 86_400_000;
/** Grace period for a start in the past: time passes while an administrator fills in the form. */
const GRACE_MS = 10 * 60_000;

/** A path of this site (not `//evil` or `/\\evil`), or an https URL. */
const LINK = /^(?=.{1,300}$)(?:\/(?![/\\])\S*|https:\/\/[^\s/]\S*)$/;

@InputType()
abstract class AnnouncementFields {
  @Field(() => AnnouncementKind, {
    description: 'Kind of the announcement, which determines its appearance.',
  })
  kind!: AnnouncementKind;
  @Field({ description: 'Title in Vietnamese, 3 to 80 characters.' })
  @TrimmedLength(3, 80, { message: 'announcements.title' })
  titleVi!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Title in English, 3 to 80 characters, together with `textEn`. Without both, readers of English get the Vietnamese ones.',
  })
  @TrimmedLength(3, 80, { message: 'announcements.title' })
  titleEn?: string | null;
  @Field({ description: 'Plain text in Vietnamese, 3 to 500 characters.' })
  @TrimmedLength(3, 500, { message: 'announcements.text' })
  textVi!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Plain text in English, 3 to 500 characters, together with `titleEn`.',
  })
  @TrimmedLength(3, 500, { message: 'announcements.text' })
  textEn?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Target of a link: a path of the web app such as `/courses`, or an https URL. At most 300 characters.',
  })
  @Matches(LINK, { message: 'announcements.link' })
  linkUrl?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Label of the link in Vietnamese, 2 to 40 characters. Required together with `linkUrl`.',
  })
  @TrimmedLength(2, 40, { message: 'announcements.linkLabel' })
  linkLabelVi?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Label of the link in English, 2 to 40 characters. Defaults to the Vietnamese one.',
  })
  @TrimmedLength(2, 40, { message: 'announcements.linkLabel' })
  linkLabelEn?: string | null;
  @Field(() => AnnouncementAudience, { description: 'Group of people to whom the announcement is shown.' })
  audience!: AnnouncementAudience;
  @Field(() => ID, { nullable: true, description: 'ID of the course, for the audience COURSE only.' })
  @IsUUID('all', { message: 'announcements.course' })
  courseId?: string | null;
  @Field(() => DateTime, { description: 'Time from which the announcement is shown, now or later.' })
  startsAt!: Date;
  @Field(() => DateTime, {
    description: 'Time until which the announcement is shown, at most 30 days after its start.',
  })
  endsAt!: Date;
  @Field({ description: 'True if readers may dismiss the announcement permanently.' })
  isDismissible!: boolean;
}

@InputType({ description: 'Input for creating an announcement.' })
export class CreateAnnouncementInput extends AnnouncementFields {
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Complete new content of an announcement.' })
export class UpdateAnnouncementInput extends AnnouncementFields {
  @Field(() => ID, { description: 'ID of an announcement that has not ended.' })
  announcementId!: string;
  @Field(() => Int, { description: 'The `version` on which the change is based.' })
  expectedVersion!: number;
}

/** @throws BAD_INPUT if the window is in the past or longer than 30 days, or if the course does not exist */
async function toColumns(em: EntityManager, input: AnnouncementFields, formerStart?: Date) {
  const { startsAt, endsAt, courseId } = input;
  const isStartUnchanged = formerStart?.getTime() === startsAt.getTime();
  if (!isStartUnchanged && startsAt.getTime() < Date.now() - GRACE_MS)
    throw badInput('startsAt', 'announcements.past');
  if (endsAt <= new Date()) throw badInput('endsAt', 'announcements.past');
  if (endsAt <= startsAt) throw badInput('endsAt', 'announcements.order');
  if (endsAt.getTime() - startsAt.getTime() > MAX_DAYS * DAY)
    throw badInput('endsAt', 'announcements.tooLong', { max: MAX_DAYS });
  if (!input.titleEn !== !input.textEn)
    throw badInput(input.titleEn ? 'textEn' : 'titleEn', 'announcements.english');
  if (!input.linkUrl !== !input.linkLabelVi)
    throw badInput(input.linkUrl ? 'linkLabelVi' : 'linkUrl', 'announcements.wholeLink');
  const isForCourse = input.audience === AnnouncementAudience.COURSE;
  if (isForCourse !== !!courseId || (courseId && !(await em.count(Course, { id: courseId }))))
    throw badInput('courseId', 'announcements.course');
  return {
    kind: input.kind,
    titleVi: input.titleVi.trim(),
    titleEn: input.titleEn?.trim() ?? '',
    textVi: input.textVi.trim(),
    textEn: input.textEn?.trim() ?? '',
    linkUrl: input.linkUrl ?? null,
    linkLabelVi: input.linkLabelVi?.trim() ?? null,
    linkLabelEn: (input.linkUrl && input.linkLabelEn?.trim()) || null,
    audience: input.audience,
    course: courseId ? em.getReference(Course, courseId) : null,
    startsAt,
    endsAt,
    isDismissible: input.isDismissible,
  };
}

const toFacts = (one: Announcement) => ({
  ...{ kind: one.kind, titleVi: one.titleVi, titleEn: one.titleEn, textVi: one.textVi, textEn: one.textEn },
  ...{ linkUrl: one.linkUrl, linkLabelVi: one.linkLabelVi, linkLabelEn: one.linkLabelEn },
  ...{ audience: one.audience, courseId: one.course?.id ?? null, isDismissible: one.isDismissible },
  ...{ startsAt: one.startsAt, endsAt: one.endsAt },
});

/** @throws BAD_INPUT if the window or the course is invalid */
export function createAnnouncement(context: Context, input: CreateAnnouncementInput): Promise<string> {
  return commandOnce(context, 'createAnnouncement', input, async (em) => {
    const created = em.create(Announcement, await toColumns(em, input));
    await em.flush();
    audit(em, context, { action: 'announcement.create', targetId: created.id, after: toFacts(created) });
    return created.id;
  });
}

/**
 * @throws NOT_FOUND if it does not exist
 * @throws CONFLICT if it has ended
 */
async function lockRunning(em: EntityManager, id: string): Promise<Announcement> {
  const found = await lockById(em, Announcement, id);
  if (found.endsAt <= new Date()) throw conflict('ANNOUNCEMENT_ENDED', { since: found.endsAt.toISOString() });
  return found;
}

/**
 * @throws NOT_FOUND if it does not exist
 * @throws BAD_INPUT if the window or the course is invalid
 * @throws CONFLICT if it has ended, or another administrator has changed it
 */
export function updateAnnouncement(context: Context, input: UpdateAnnouncementInput): Promise<string> {
  return context.em.transactional(async (em) => {
    const found = await lockRunning(em, input.announcementId);
    if (found.version !== input.expectedVersion) throw conflict('STALE_VERSION', { version: found.version });
    const before = toFacts(found);
    em.assign(found, { ...(await toColumns(em, input, found.startsAt)), version: found.version + 1 });
    audit(em, context, { action: 'announcement.update', targetId: found.id, before, after: toFacts(found) });
    return found.id;
  });
}

/**
 * Hides an announcement immediately. One that has not begun is never shown.
 * @throws NOT_FOUND if it does not exist
 * @throws CONFLICT if it has ended
 */
export function endAnnouncement(context: Context, id: string): Promise<string> {
  return context.em.transactional(async (em) => {
    const found = await lockRunning(em, id);
    const before = { endsAt: found.endsAt };
    const now = new Date();
    if (found.startsAt >= now) found.startsAt = new Date(now.getTime() - 1000);
    found.endsAt = now;
    found.version++;
    audit(em, context, { action: 'announcement.end', targetId: id, before, after: { endsAt: now } });
    return id;
  });
}
