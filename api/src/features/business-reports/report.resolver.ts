import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import { MaxRows, page, ReadMutation, ReadQuery, resultRow, rows, sql } from '../../graphql/read/index.ts';
import { badInput } from '../../platform/errors/errors.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { Deleted, DownloadLink } from '../operations/index.ts';
import { exportReport } from './export-report.ts';
import { readReport, toScope } from './read-report.ts';
import {
  BusinessReport,
  BusinessReportInput,
  BusinessReportLine,
  BusinessReportLinePage,
  ExportBusinessReportInput,
} from './report.types.ts';
import { isGrouped, saleLinesSource } from './report-rows.ts';
import { deleteSavedReport, SaveReportInput, saveReport } from './save-report.ts';
import { MAX_SAVED, SavedReport } from './saved-report.entity.ts';

const REPORT = { description: 'Subject and period of the report.' };

@ArgsType()
class LineArgs extends PageArgs {
  @Field(() => BusinessReportInput, REPORT)
  input!: BusinessReportInput;
  @Field({ description: 'The `key` of a row, at most 100 characters.' })
  @AtMost(100)
  key!: string;
}

@Resolver()
export class BusinessReportResolver {
  @Allow('business-report:read')
  @Query(() => BusinessReport, {
    description: 'A business report. BAD_INPUT: the period ends before it begins, or is too long.',
  })
  businessReport(
    @Arg('input', () => BusinessReportInput, REPORT) input: BusinessReportInput,
    @Ctx() { services, locale }: Context,
  ): Promise<BusinessReport> {
    return readReport(services, input, locale);
  }

  @Allow('business-report:read')
  @ReadQuery(() => BusinessReportLinePage, {
    description:
      'The sales and refunds that a row of a business report adds up, latest first. BAD_INPUT: the period is invalid, or the report does not add up sales and refunds.',
  })
  businessReportLines(@Args() { input, key, page: number, limit }: LineArgs) {
    const scope = toScope(input);
    const { kind } = scope;
    if (!isGrouped(kind)) throw badInput('kind', 'businessReport.noLines');
    return page(
      BusinessReportLine,
      (line) => ({ orderBy: sql`${line.occurredAt} desc, ${line.id}`, page: number, limit }),
      {
        from: saleLinesSource({ ...scope, kind }, key),
        skipVisibility: 'The query requires a permission.',
      },
    );
  }

  @Allow('business-report:read')
  @MaxRows(MAX_SAVED)
  @ReadQuery(() => [SavedReport], { description: 'Business reports that the viewer has saved, by name.' })
  savedReports(@Ctx() context: Context) {
    return rows(SavedReport, (report) => ({
      where: sql`${report.owner} = ${signedIn(context).id}`,
      orderBy: sql`${report.name}, ${report.id}`,
    }));
  }

  @Allow('business-report:read')
  @ReadMutation(() => SavedReport, {
    description:
      'Saves a report for the viewer, optionally to receive it by email on Mondays. BAD_INPUT: the name is too short or too long, or the period has too many days for rows of one day. POLICY: the viewer has 30 saved reports.',
  })
  async saveReport(@Arg('input') input: SaveReportInput, @Ctx() context: Context) {
    return resultRow(SavedReport, await saveReport(context, input));
  }

  @Allow('business-report:read')
  @Mutation(() => Deleted, {
    description: 'Deletes a saved report of the viewer. NOT_FOUND: the viewer has no report with this ID.',
  })
  deleteSavedReport(
    @Arg('savedReportId', () => ID, { description: 'ID of a report, as returned by `savedReports`.' })
    id: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return deleteSavedReport(context, id);
  }

  @Allow('business-report:read')
  @Mutation(() => DownloadLink, {
    description:
      'Creates a download link for a report with all of its rows. BAD_INPUT: the period ends before it begins, or is too long.',
  })
  exportBusinessReport(
    @Arg('input') input: ExportBusinessReportInput,
    @Ctx() context: Context,
  ): Promise<DownloadLink> {
    return exportReport(context, input);
  }
}
