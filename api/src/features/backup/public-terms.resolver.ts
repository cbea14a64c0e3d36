import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { PublicTerms } from '../operations/index.ts';
import { DAILY_COPIES, WEEKLY_COPIES } from './settings.ts';

/** The time after which backups no longer contain erased data. */
@Resolver(() => PublicTerms)
export class BackupTermsResolver {
  @FieldResolver(() => Int, {
    description:
      'Number of days for which backups still contain deleted data, given a new backup every night.',
  })
  backupDays(@Ctx() { services }: Context): number {
    return Math.max(services.settings.get(DAILY_COPIES), 7 * services.settings.get(WEEKLY_COPIES));
  }
}
