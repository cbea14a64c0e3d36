import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { badInput, notFound, policy } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { User } from '../accounts/index.ts';
import { audit, commandOnce, type Deleted, IdempotencyKey } from '../operations/index.ts';
import { MAX_DAILY_ROWS } from './read-report.ts';
import { BusinessReportKind, ReportComparison, ReportPeriod, ReportStep } from './report.enums.ts';
import { MAX_SAVED, SavedReport } from './saved-report.entity.ts';

@InputType({ description: 'Business report to save.' })
export class SaveReportInput {
  @Field({ description: 'Name, 2 to 80 characters.' })
  @TrimmedLength(2, 80, { message: 'businessReport.name' })
  name!: string;
  @Field(() => BusinessReportKind, { description: 'Subject of the report.' })
  kind!: BusinessReportKind;
  @Field(() => ReportPeriod, { description: 'Period, relative to the day on which the report is read.' })
  period!: ReportPeriod;
  @Field(() => ReportStep, { defaultValue: ReportStep.MONTH, description: 'Length of the rows.' })
  step!: ReportStep;
  @Field(() => ReportComparison, {
    nullable: true,
    description: 'Earlier period to compare with. Omitted: none.',
  })
  comparison?: ReportComparison | null;
  @Field({ defaultValue: false, description: 'True to receive the report by email on Mondays.' })
  isMailed!: boolean;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

/**
 * Saves a report for the viewer.
 * @returns its ID
 * @throws BAD_INPUT if the period has more days than a report has rows
 * @throws POLICY if the viewer has too many
 */
export function saveReport(context: Context, input: SaveReportInput): Promise<string> {
  if (input.period === ReportPeriod.THIS_YEAR && input.step === ReportStep.DAY)
    throw badInput('step', 'businessReport.tooManyDays', { max: MAX_DAILY_ROWS });
  return commandOnce(context, 'saveReport', input, async (em, { id: ownerId }) => {
    // Serialised, so that simultaneous requests count each other
    await runSql(em, sql`select 1 from person where id = ${ownerId} for no key update`);
    if ((await em.count(SavedReport, { owner: ownerId })) >= MAX_SAVED)
      throw policy('TOO_MANY_REPORTS', { limit: MAX_SAVED });
    const { name, kind, period, step, comparison, isMailed } = input;
    const facts = { name: name.trim(), kind, period, step, comparison: comparison ?? null, isMailed };
    const saved = em.create(SavedReport, { ...facts, owner: em.getReference(User, ownerId) });
    await em.flush();
    audit(em, context, { action: 'saved-report.create', targetId: saved.id, after: facts });
    return saved.id;
  });
}

/**
 * Deletes a saved report of the viewer. It is no longer sent.
 * @throws NOT_FOUND if the viewer has no report with this ID
 */
export function deleteSavedReport(context: Context, id: string): Promise<Deleted> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const found = isUuid(id) && (await em.findOne(SavedReport, { id, owner: viewer.id }));
    if (!found) throw notFound();
    em.remove(found);
    audit(em, context, {
      action: 'saved-report.delete',
      targetId: id,
      before: { name: found.name, kind: found.kind },
    });
    return { id };
  });
}
