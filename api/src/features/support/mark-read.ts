import { ArrayMaxSize, ArrayMinSize, IsUUID } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
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
  ids!: string[];
}

/** Marks one's own notifications as read. @returns how many are left unread */
export const markRead = (context: Context, { ids }: MarkNotificationsReadInput): Promise<number> =>
  mark(context, 'and id = any(?::uuid[])', [arrayText(ids)]);

/** Marks everything as read that one has been told so far. @returns how many are left unread */
export const markAllRead = (context: Context): Promise<number> => mark(context, '', []);

/** Nothing is audited: it changes nothing but what the reader's own bell says. */
function mark(context: Context, which: string, values: unknown[]): Promise<number> {
  const { id } = signedIn(context);
  return context.em.transactional(async (em) => {
    await em.execute(
      `update notification set read_at = now() where person_id = ? and read_at is null ${which}`,
      [id, ...values],
    );
    const [left] = await em.execute<{ count: number }[]>(
      'select count(*)::int as count from notification where person_id = ? and read_at is null',
      [id],
    );
    return left!.count;
  });
}
