import { Ctx, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { derived, MaxRows, ReadQuery } from '../../../graphql/read/index.ts';
import { DeskFailure, DeskFailureKind, DeskQueue, DeskQueueKind } from './dashboard.types.ts';
import { failureRows } from './failure-sources.ts';
import { queueRows } from './queue-sources.ts';

@Resolver()
export class DashboardResolver {
  @Allow('profile:read')
  @MaxRows(Object.keys(DeskQueueKind).length)
  @ReadQuery(() => [DeskQueue], {
    description:
      'Work queues of the administration for which the viewer has the permission, including empty ones. Empty for viewers who are not administrators.',
  })
  deskQueues(@Ctx() context: Context) {
    return derived(
      DeskQueue,
      queueRows(signedIn(context)),
      'Only queues that the viewer has the permission to work on are counted.',
    );
  }

  @Allow('profile:read')
  @MaxRows(Object.keys(DeskFailureKind).length)
  @ReadQuery(() => [DeskFailure], {
    description:
      'Kinds of system failures for which the viewer has the permission, including those with a count of 0. Empty for viewers who are not administrators.',
  })
  deskFailures(@Ctx() context: Context) {
    return derived(
      DeskFailure,
      failureRows(signedIn(context)),
      'Only kinds that the viewer has the permission to resolve are counted.',
    );
  }
}
