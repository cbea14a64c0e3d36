import { Ctx, Query, Resolver } from 'type-graphql';
import { Public } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { LIMITS, MAX_PAGE_SIZE, MAX_TOKENS, MaxRows } from '../../../graphql/read/index.ts';
import { HTTP_STATUSES } from '../../../platform/errors/errors.ts';
import { allReasons, type ErrorReason } from '../../../platform/errors/reasons.ts';
import { translate } from '../../../platform/i18n/messages/index.ts';
import { MAX_CHANGES } from '../changes/change-feed.types.ts';
import { ApiLimits, RefusalReason } from './developer-facts.types.ts';

/** Limits and error reasons of this server, so that the page for developers is never out of date. */
@Resolver()
export class DeveloperFactsResolver {
  @Public()
  @Query(() => ApiLimits, { description: 'Limits of this server for API clients.' })
  apiLimits(@Ctx() { services: { config } }: Context): ApiLimits {
    return {
      changesPageSize: MAX_CHANGES,
      costPerMinute: config.costPerMinute,
      operationCost: LIMITS.cost,
      depth: LIMITS.depth,
      aliases: LIMITS.aliases,
      rootFields: LIMITS.rootFields,
      tokens: MAX_TOKENS,
      pageSize: MAX_PAGE_SIZE,
      subscriptions: config.subscriptionsPerPerson,
    };
  }

  @Public()
  @MaxRows(500)
  @Query(() => [RefusalReason], {
    description: 'All reasons of errors, sorted by HTTP status, then by name.',
  })
  refusalReasons(@Ctx() { locale }: Context): RefusalReason[] {
    return (Object.keys(allReasons) as ErrorReason[])
      .map((reason) => {
        const { code, message, description } = allReasons[reason];
        return {
          reason,
          code,
          status: HTTP_STATUSES[code],
          message: messageForApi(translate(locale, message)),
          description,
        };
      })
      .sort(
        (a, b) => a.status - b.status || a.code.localeCompare(b.code) || a.reason.localeCompare(b.reason),
      );
  }
}

/** A message with its placeholders as programs know them. The format of amounts is only for people. */
const messageForApi = (text: string) => text.replaceAll(':vnd}', '}');
