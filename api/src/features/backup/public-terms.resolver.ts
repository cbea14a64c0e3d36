import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { PublicTerms } from '../operations/index.ts';
import { backupDays } from './backup-days.ts';

/** The time after which backups no longer contain erased data. */
@Resolver(() => PublicTerms)
export class BackupTermsResolver {
  @FieldResolver(() => Int, {
    description:
      'Number of days for which backups still contain deleted data, given a new backup every night.',
  })
  backupDays(@Ctx() { services }: Context): number {
    return backupDays(services.settings);
  }
}
