import { FieldResolver, Int, Resolver } from 'type-graphql';
import { ApiLimits } from '../operations/index.ts';
import { FORMER_SECRET_HOURS, KEPT_DAYS, LASTING_FAILURE_DAYS, RETRY_HOURS } from './schedule.ts';

@Resolver(() => ApiLimits)
export class WebhookLimitsResolver {
  @FieldResolver(() => Int, {
    description: 'Hours after its event in which a message is tried again, with growing pauses.',
  })
  webhookRetryHours(): number {
    return RETRY_HOURS;
  }

  @FieldResolver(() => Int, { description: 'Hours for which the former secret of a webhook signs as well.' })
  webhookFormerSecretHours(): number {
    return FORMER_SECRET_HOURS;
  }

  @FieldResolver(() => Int, {
    description: 'Days without one success after which a webhook is switched off.',
  })
  webhookLastingFailureDays(): number {
    return LASTING_FAILURE_DAYS;
  }

  @FieldResolver(() => Int, { description: 'Days for which deliveries are listed and can be replayed.' })
  webhookKeptDays(): number {
    return KEPT_DAYS;
  }
}
