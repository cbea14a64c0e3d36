import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Allow, Public } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { derived, MaxRows, ReadQuery, sql } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { ReportBrowserErrorInput, ReportedBrowserError, reportBrowserError } from './report-browser-error.ts';

@ObjectType({ description: 'Group of equal JavaScript errors in visitors’ browsers.' })
class BrowserError {
  @Field(() => ID, { description: 'Unique ID of the group, by message and source.' })
  id!: string;
  @Field({
    description:
      'Name and message of the error, with quoted texts, URLs, email addresses and long numbers masked.',
  })
  message!: string;
  @Field({ description: 'Script, line and column of the first stack frame in the platform’s own code.' })
  source!: string;
  @Field({ description: 'Route pattern of the page of the latest report, without parameters.' })
  route!: string;
  @Field({ description: 'Release that the browser had loaded at the latest report.' })
  release!: string;
  @Field(() => Int, { description: 'Number of page loads that reported the error.' })
  count!: number;
  @Field(() => DateTime, { description: 'Time of the first report.' })
  firstAt!: Date;
  @Field(() => DateTime, { description: 'Time of the latest report.' })
  lastAt!: Date;
}

const MAX_ERRORS = 50;

@Resolver(() => BrowserError)
export class BrowserErrorResolver {
  @Allow('performance:read')
  @MaxRows(MAX_ERRORS)
  @ReadQuery(() => [BrowserError], {
    description: 'JavaScript errors in browsers of the last 30 days, newest first; at most 50.',
  })
  browserErrors() {
    return derived(
      BrowserError,
      sql`select e.id, e.message, e.source, e.route, e.release, e.count, e.first_at as "firstAt", e.last_at as "lastAt"
        from browser_error e order by e.last_at desc, e.id limit ${MAX_ERRORS}`,
      'The query requires the permission to read performance data.',
    );
  }

  @Public()
  @Mutation(() => ReportedBrowserError, {
    description:
      'Reports a JavaScript error of the web application, once per page load. BAD_INPUT: a field is too long or has an invalid format.',
  })
  reportBrowserError(
    @Arg('input') input: ReportBrowserErrorInput,
    @Ctx() context: Context,
  ): Promise<ReportedBrowserError> {
    return reportBrowserError(context, input);
  }
}
