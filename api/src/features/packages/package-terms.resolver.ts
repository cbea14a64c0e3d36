import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { PublicTerms } from '../operations/index.ts';
import {
  PACKAGE_GRACE_DAYS,
  PACKAGE_REMIND_FIRST_DAYS,
  PACKAGE_REMIND_LAST_DAYS,
  PACKAGE_REMIND_SECOND_DAYS,
} from './settings.ts';

@Resolver(() => PublicTerms)
export class PackageTermsResolver {
  @FieldResolver(() => [Int], {
    description: 'Days before the end of a package on which its teacher is reminded, largest first.',
  })
  packageReminderDays(@Ctx() { services }: Context): number[] {
    const days = [PACKAGE_REMIND_FIRST_DAYS, PACKAGE_REMIND_SECOND_DAYS, PACKAGE_REMIND_LAST_DAYS];
    return [...new Set(days.map((setting) => services.settings.get(setting)))].sort((a, b) => b - a);
  }

  @FieldResolver(() => Int, {
    description: 'Days after the end of a package in which its courses keep selling.',
  })
  packageGraceDays(@Ctx() { services }: Context): number {
    return services.settings.get(PACKAGE_GRACE_DAYS);
  }
}
