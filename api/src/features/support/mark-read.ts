import { ArrayMaxSize, ArrayMinSize, IsUUID } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { validationMessage } from '../../platform/messages/validation-message.ts';
import { arrayText } from '../../platform/run-sql.ts';

/** Marked at once; a screen shows fewer. */
const MOST = 100;

@InputType({ description: 'Notifications that were seen.' })
export class MarkNotificationsReadInput {
  @Field(() => [ID], { description: '1 to 100 of one’s own; others are passed over.' })
  @ArrayMinSize(1, { message: 'validation.required' })
  @ArrayMaxSize(MOST, { message: validationMessage('validation.entries', { count: MOST }) })
  @IsUUID('all', { each: true, message: 'validation.invalid' })
  notificationIds!: string[];
}

@ObjectType({ description: 'What marking notifications as read has changed.' })
export class NotificationsRead {
  @Field(() => Int, { description: 'How many were unread until now; those read before do not count.' })
  markedCount!: number;

  @Field(() => Int, { description: 'How many of the viewer’s notifications are left unread.' })
  unreadCount!: number;
}

/** Marks one's own notifications as read. */
export const markRead = (
  context: Context,
  { notificationIds }: MarkNotificationsReadInput,
): Promise<NotificationsRead> => mark(context, 'and id = any(?::uuid[])', [arrayText(notificationIds)]);

/** Marks everything as read that one has been told so far. */
export const markAllRead = (context: Context): Promise<NotificationsRead> => mark(context, '', []);

/** Nothing is audited: it changes nothing but what the reader's own bell says. */
function mark(context: Context, which: string, values: unknown[]): Promise<NotificationsRead> {
  const { id } = signedIn(context);
  return context.em.transactional(async (em) => {
    const marked = await em.execute<unknown[]>(
      `update notification set read_at = now() where person_id = ? and read_at is null ${which} returning 1`,
      [id, ...values],
    );
    const [left] = await em.execute<{ count: number }[]>(
      'select count(*)::int as count from notification where person_id = ? and read_at is null',
      [id],
    );
    return { markedCount: marked.length, unreadCount: left!.count };
  });
}
