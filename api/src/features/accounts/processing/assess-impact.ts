import { type Context, signedIn } from '../../../graphql/context.ts';
import { badInput } from '../../../platform/errors/errors.ts';
import { addSettingVersion, audit, countSettingChanges } from '../../operations/index.ts';
import { ASSESSMENT_PARTS, type Assessment, IMPACT_ASSESSMENT, NO_ASSESSMENT } from './impact-assessment.ts';
import type { AssessImpactInput, ImpactAssessment } from './processing.types.ts';

/**
 * Stores a version of the judgements.
 * @throws CONFLICT if they were changed since `expectedVersion`, BAD_INPUT if nothing changes
 */
export async function assessImpact(context: Context, input: AssessImpactInput): Promise<void> {
  const { expectedVersion } = input;
  const reason = input.reason.trim();
  const value = Object.fromEntries(ASSESSMENT_PARTS.map((part) => [part, input[part].trim()])) as Assessment;
  await context.em.transactional(async (em) => {
    const added = await addSettingVersion<Assessment>(em, {
      ...{ key: IMPACT_ASSESSMENT.key, initial: NO_ASSESSMENT, value, expectedVersion, reason },
      changedBy: signedIn(context).id,
    });
    if (!added) throw badInput('reason', 'operations.settingUnchanged');
    const changed = ASSESSMENT_PARTS.filter((part) => added.before[part] !== value[part]);
    audit(em, context, {
      action: 'processing.assess',
      targetType: 'setting',
      targetId: added.id,
      after: { parts: changed.join(', ') },
      reason,
    });
  });
  await context.services.settings.reload();
}

export const readAssessment = async ({ em, services }: Context): Promise<ImpactAssessment> => ({
  ...services.settings.getDocument(IMPACT_ASSESSMENT),
  version: await countSettingChanges(em, [IMPACT_ASSESSMENT.key]),
});
