import { ArrayMaxSize, ArrayMinSize, IsUUID } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { getValue, raw, runSql, type Sql, sql } from '../../platform/db/index.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';

/** Max notifications in one request. A screen shows fewer. */
const MAX_IDS = 100;

@InputType({ description: 'Notifications to mark as read.' })
export class MarkNotificationsReadInput {
  @Field(() => [ID], { description: 'Notification IDs; 1 to 100. IDs of other users are ignored.' })
  @ArrayMinSize(1, { message: 'validation.required' })
  @ArrayMaxSize(MAX_IDS, { message: validationMessage('validation.entries', { count: MAX_IDS }) })
  @IsUUID('all', { each: true, message: 'validation.invalid' })
  notificationIds!: string[];
}

@ObjectType({ description: 'Result of marking notifications as read.' })
export class NotificationsRead {
  @Field(() => Int, { description: 'Number of notifications that changed from unread to read.' })
  markedCount!: number;

  @Field(() => Int, { description: 'Number of unread notifications of the viewer that remain.' })
  unreadCount!: number;
}

export const markRead = (
  context: Context,
  { notificationIds }: MarkNotificationsReadInput,
): Promise<NotificationsRead> => mark(context, sql`id = any(${notificationIds}::uuid[])`);

export const markAllRead = (context: Context): Promise<NotificationsRead> => mark(context, raw('true'));

/** Not audited, because it changes only the viewer's own notification list. */
function mark(context: Context, which: Sql): Promise<NotificationsRead> {
  const { id } = signedIn(context);
  return context.em.transactional(async (em) => {
    const marked = await runSql(
      em,
      sql`update notification set read_at = now() where person_id = ${id} and read_at is null and ${which} returning 1`,
    );
    const count = await getValue<number>(
      em,
      sql`select count(*)::int as count from notification where person_id = ${id} and read_at is null`,
    );
    return { markedCount: marked.length, unreadCount: count };
  });
}
