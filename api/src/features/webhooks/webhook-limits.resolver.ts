import { FieldResolver, Int, Resolver } from 'type-graphql';
import { ApiLimits } from '../operations/index.ts';
import { FORMER_SECRET_HOURS, LASTING_FAILURE_DAYS, RETRY_HOURS, STORED_DAYS } from './schedule.ts';

@Resolver(() => ApiLimits)
export class WebhookLimitsResolver {
  @FieldResolver(() => Int, {
    description:
      'Number of hours after an event during which delivery is retried, with increasing intervals.',
  })
  webhookRetryHours(): number {
    return RETRY_HOURS;
  }

  @FieldResolver(() => Int, {
    description: 'Number of hours for which the previous secret of a webhook also signs requests.',
  })
  webhookFormerSecretHours(): number {
    return FORMER_SECRET_HOURS;
  }

  @FieldResolver(() => Int, {
    description: 'Number of days without a successful delivery after which a webhook is disabled.',
  })
  webhookLastingFailureDays(): number {
    return LASTING_FAILURE_DAYS;
  }

  @FieldResolver(() => Int, {
    description: 'Number of days for which deliveries are listed and can be replayed.',
  })
  webhookKeptDays(): number {
    return STORED_DAYS;
  }
}
