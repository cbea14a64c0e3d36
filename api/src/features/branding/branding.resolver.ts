import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import {
  BRANDING,
  type Branding,
  brandingFilePath,
  DEMO_BRANDING,
  getLook,
} from '../../platform/branding/branding.ts';
import {
  changedRoles,
  computePalette,
  computeRadii,
  contrastRows,
  countPairs,
  RADII,
  type Radius,
} from '../../platform/branding/palette.ts';
import { translate } from '../../platform/i18n/messages/index.ts';
import { PublicTerms } from '../operations/index.ts';
import {
  AddBrandingFileInput,
  BrandingPreview,
  BrandingPreviewInput,
  BrandingState,
  ChangeBrandingInput,
  PublicBranding,
  RestoreBrandingInput,
  StoredBrandingFile,
} from './branding.types.ts';
import { addBrandingFile } from './branding-files.ts';
import { BrandLanguages } from './branding-values.types.ts';
import { changeBranding, readBrandingHistory, restoreBranding } from './change-branding.ts';
import { checkBranding, normalizeBranding } from './check-branding.ts';
import { getIcon } from './icon.ts';

/** Particulars that a shop has to show to consumers (Law 19/2023/QH15, article 38). */
const PARTICULARS = ['company', 'taxCode', 'address', 'phone', 'email', 'licence'] as const;

async function getState(context: Context): Promise<BrandingState> {
  const values = context.services.settings.getDocument(BRANDING);
  const history = await readBrandingHistory(context);
  return {
    version: history[0]?.version ?? 0,
    values,
    missingParticulars: PARTICULARS.filter((field) => !values[field]),
    history,
  };
}

@Resolver(() => BrandingState)
export class BrandingResolver {
  @Allow('setting:read')
  @Query(() => BrandingState, { description: 'Branding of the academy with its history.' })
  branding(@Ctx() context: Context): Promise<BrandingState> {
    return getState(context);
  }

  @Allow('setting:read')
  @Query(() => BrandingPreview, {
    description:
      'Checks values that are not saved, and computes their colours. A value that would be refused is omitted and listed in `faults`.',
  })
  brandingPreview(@Arg('input') input: BrandingPreviewInput, @Ctx() { locale }: Context): BrandingPreview {
    const { name, primaryColour, accentColour, taxCode } = normalizeBranding({
      ...DEMO_BRANDING,
      ...(input as Partial<Branding>),
    });
    const faults = checkBranding({ name, primaryColour, accentColour, taxCode });
    const isRefused = (field: string) => faults.some((fault) => fault.field === field);
    const palette = computePalette({
      primary: isRefused('primaryColour') ? null : primaryColour,
      accent: isRefused('accentColour') ? null : accentColour,
    });
    const radii = Object.hasOwn(RADII, input.radius) ? computeRadii(input.radius as Radius) : {};
    const toVariables = (values: Readonly<Record<string, string>>) =>
      Object.entries(values).map(([variable, value]) => ({ name: `--${variable}`, value }));
    const { all, failed } = countPairs(palette);
    return {
      faults: faults.map(({ field, message, params, nearest = [] }) => ({
        field,
        message: translate(locale, message, params),
        nearest: [...nearest],
      })),
      light: toVariables({ ...radii, ...palette.roles.light }),
      dark: toVariables({ ...radii, ...palette.roles.dark }),
      primaryScale: [...palette.scales.primary],
      contrasts: contrastRows(palette).map(({ theme, ...row }) => ({ ...row, isDark: theme === 'dark' })),
      readablePairs: all - failed,
    };
  }

  @Allow('setting:update', { proof: 'always' })
  @Mutation(() => BrandingState, {
    description:
      'Changes the branding. All server processes apply it within a second. BAD_INPUT: a field is refused, or nothing changes. CONFLICT: it was changed since `expectedVersion`.',
  })
  async changeBranding(
    @Arg('input') input: ChangeBrandingInput,
    @Ctx() context: Context,
  ): Promise<BrandingState> {
    await changeBranding(context, input);
    return getState(context);
  }

  @Allow('setting:update', { proof: 'always' })
  @Mutation(() => BrandingState, {
    description:
      'Adds a version with the values of an earlier one. NOT_FOUND: there is no such version. BAD_INPUT: it has the current values.',
  })
  async restoreBranding(
    @Arg('input') input: RestoreBrandingInput,
    @Ctx() context: Context,
  ): Promise<BrandingState> {
    await restoreBranding(context, input);
    return getState(context);
  }

  @Allow('setting:update', { proof: 'always' })
  @Mutation(() => StoredBrandingFile, {
    description:
      'Stores a picture for the branding, which pages show after `changeBranding`. BAD_INPUT: the file is too large, has another type, or is an SVG that runs or loads something.',
  })
  async addBrandingFile(
    @Arg('input') input: AddBrandingFileInput,
    @Ctx() context: Context,
  ): Promise<StoredBrandingFile> {
    const { name, bytes, width, height } = await addBrandingFile(context, input);
    return { name, path: brandingFilePath(name), width, height, sizeBytes: bytes.length };
  }
}

const toPath = (name: string | null) => (name === null ? null : brandingFilePath(name));

@Resolver(() => PublicTerms)
export class BrandingTermsResolver {
  @FieldResolver(() => String, { description: 'Name of the academy that runs the platform.' })
  brand(@Ctx() { services }: Context): string {
    return services.settings.getDocument(BRANDING).name;
  }

  @FieldResolver(() => BrandLanguages, { description: 'Languages that the site offers.' })
  languages(@Ctx() { services }: Context): keyof typeof BrandLanguages {
    return services.settings.getDocument(BRANDING).languages;
  }

  @FieldResolver(() => PublicBranding, { description: 'Look and particulars of the academy.' })
  branding(@Ctx() { services }: Context): PublicBranding {
    const branding = services.settings.getDocument(BRANDING);
    const { palette, styleSheet } = getLook(branding);
    return {
      ...branding,
      styleSheet: styleSheet?.path,
      logoLight: toPath(branding.logoLight),
      logoDark: toPath(branding.logoDark ?? branding.logoLight),
      icon: toPath(getIcon(branding)?.name ?? null),
      heroPicture: toPath(branding.heroPicture),
      themeColour: changedRoles(palette, 'light').paper,
      hasScenes: branding.scenes === 'LOTUS',
    };
  }
}
