import { isDeepStrictEqual } from 'node:util';
import { type Context, signedIn } from '../../graphql/context.ts';
import { BRANDING, type Branding, brandingSchema, DEMO_BRANDING } from '../../platform/branding/branding.ts';
import { badInput, notFound } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/process/services.ts';
import { addSettingVersion, audit, readSettingVersions } from '../operations/index.ts';
import type { BrandingChange, ChangeBrandingInput, RestoreBrandingInput } from './branding.types.ts';
import { assertBranding } from './check-branding.ts';

const MAX_HISTORY = 50;
/** All versions, to restore one. Their number is that of the changes of a brand. */
const ALL = 100_000;

/** Fields that differ between two versions. */
const changedFields = (before: Branding, after: Branding) =>
  (Object.keys(DEMO_BRANDING) as (keyof Branding)[]).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );

const pick = (branding: Branding, fields: readonly (keyof Branding)[]) =>
  Object.fromEntries(fields.map((field) => [field, branding[field]]));

/** A stored version, with the defaults of parts that a later release added. */
const parseVersion = (value: unknown): Branding => {
  const parsed = brandingSchema.safeParse({ ...DEMO_BRANDING, ...(value as object) });
  return parsed.success ? parsed.data : DEMO_BRANDING;
};

/**
 * Changes the branding for every process.
 * @throws BAD_INPUT at refused fields, or if nothing changes; CONFLICT if it was changed since `expectedVersion`
 */
export async function changeBranding(
  context: Context,
  { values, expectedVersion, reason }: ChangeBrandingInput,
): Promise<void> {
  const viewer = signedIn(context);
  const value = await assertBranding(context.em, values);
  await context.em.transactional(async (em) => {
    const added = await addSettingVersion<Branding>(em, {
      key: BRANDING.key,
      initial: DEMO_BRANDING,
      value,
      expectedVersion,
      changedBy: viewer.id,
      reason: reason.trim(),
    });
    if (!added) throw badInput('values', 'operations.settingUnchanged');
    const before = parseVersion(added.before);
    const fields = changedFields(before, value);
    audit(em, context, {
      action: 'branding.change',
      targetId: added.id,
      before: pick(before, fields),
      after: pick(value, fields),
      reason: reason.trim(),
    });
  });
  await context.services.settings.reload();
}

/**
 * Adds a version with the values of an earlier one.
 * @throws NOT_FOUND if there is no such version; BAD_INPUT if it has the current values, or is refused by a newer rule
 */
export async function restoreBranding(
  context: Context,
  { version, reason }: RestoreBrandingInput,
): Promise<void> {
  const versions = await readSettingVersions(context.em, BRANDING.key, ALL);
  const earlier = versions.find((each) => each.version === version)?.value;
  if (version !== 0 && earlier === undefined) throw notFound();
  await changeBranding(context, { values: version === 0 ? DEMO_BRANDING : parseVersion(earlier), reason });
}

/** The versions, newest first, with the names of the fields that each changed. */
export async function readBrandingHistory(context: Context): Promise<BrandingChange[]> {
  const versions = await readSettingVersions(context.em, BRANDING.key, MAX_HISTORY + 1);
  return versions.slice(0, MAX_HISTORY).map(({ value, ...version }, at) => ({
    ...version,
    changedFields: changedFields(parseVersion(versions[at + 1]?.value), parseVersion(value)),
  }));
}

/** The values that `npm run setup` sets. */
export type SetupAnswers = Partial<
  Pick<Branding, 'name' | 'primaryColour' | 'accentColour' | 'company' | 'email' | 'taxCode' | 'scenes'>
>;

/**
 * Changes the branding from the command line. Values without an answer stay.
 * @returns the branding, and true if it changed
 * @throws BAD_INPUT at refused fields
 */
export async function setUpBranding(
  { orm, settings }: Pick<Services, 'orm' | 'settings'>,
  answers: SetupAnswers,
): Promise<{ branding: Branding; isChanged: boolean }> {
  const em = orm.em.fork();
  const branding = await assertBranding(em, { ...settings.getDocument(BRANDING), ...answers });
  const isChanged = await em.transactional(async (own) => {
    const added = await addSettingVersion<Branding>(own, {
      key: BRANDING.key,
      initial: DEMO_BRANDING,
      value: branding,
      changedBy: null,
      reason: 'npm run setup',
    });
    return added !== undefined;
  });
  if (isChanged) await settings.reload();
  return { branding, isChanged };
}
