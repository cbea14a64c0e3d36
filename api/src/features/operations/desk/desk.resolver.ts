import { Ctx, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { derived, MaxRows, ReadQuery } from '../../../graphql/read/index.ts';
import { DeskFailure, DeskQueue } from './desk.types.ts';
import { failureRows } from './desk-failures.ts';
import { queueRows } from './desk-queues.ts';

@Resolver()
export class DeskResolver {
  @Allow('profile:read')
  @MaxRows(10)
  @ReadQuery(() => [DeskQueue], {
    description:
      'What waits for the viewer as an administrator: of each queue that they have the permission for, empty ones too. No queue for whoever administers nothing.',
  })
  deskQueues(@Ctx() context: Context) {
    return derived(
      DeskQueue,
      queueRows(signedIn(context)),
      'Each queue is counted for whoever has the permission to work on it.',
    );
  }

  @Allow('profile:read')
  @MaxRows(10)
  @ReadQuery(() => [DeskFailure], {
    description:
      'What of the program failed: of each kind that the viewer has the permission to look after, also where nothing did. None for whoever administers nothing.',
  })
  deskFailures(@Ctx() context: Context) {
    return derived(
      DeskFailure,
      failureRows(signedIn(context)),
      'Each kind is counted for whoever has the permission to look after it.',
    );
  }
}
