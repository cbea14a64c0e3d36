import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { BrandingFileKind } from './branding-files.ts';
import { BrandingValues } from './branding-values.types.ts';

@ObjectType({ description: 'Version of the branding in its history.' })
export class BrandingChange {
  @Field(() => Int, { description: 'Number of the version, from 1.' })
  version!: number;
  @Field(() => [String], { description: 'Names of the fields that differ from the previous version.' })
  changedFields!: string[];
  @Field(() => DateTime, { description: 'Time from which the version applied.' })
  changedAt!: Date;
  @Field(() => ID, { nullable: true, description: 'ID of the administrator. Null for `npm run setup`.' })
  changedById?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Full name of the administrator. Null if erased, and for `npm run setup`.',
  })
  changedByName?: string | null;
  @Field({ description: 'Reason given by the administrator.' })
  reason!: string;
}

@ObjectType({ description: 'Current branding with its history.' })
export class BrandingState {
  @Field(() => Int, { description: 'Number of versions so far, for `expectedVersion`. 0: the demo’s brand.' })
  version!: number;
  @Field(() => BrandingValues, { description: 'Values of the current version.' })
  values!: BrandingValues;
  @Field(() => [String], {
    description:
      'Legal particulars that are missing although pages of a shop have to show them: names of fields.',
  })
  missingParticulars!: string[];
  @Field(() => [BrandingChange], { description: 'Versions, newest first, at most 50.' })
  history!: BrandingChange[];
}

@InputType({ description: 'New values of the branding.' })
export class ChangeBrandingInput {
  @Field(() => BrandingValues, { description: 'All values; those that are omitted become null.' })
  values!: BrandingValues;
  @Field(() => Int, {
    nullable: true,
    description: 'Version that the client edited. If omitted, the current version is overwritten.',
  })
  expectedVersion?: number | null;
  @Field({ description: 'Reason of 3 to 300 characters, recorded in the history.' })
  @TrimmedLength(3, 300, { message: 'operations.reason' })
  reason!: string;
}

@InputType({ description: 'Earlier version of the branding to restore.' })
export class RestoreBrandingInput {
  @Field(() => Int, {
    description: 'Version whose values apply again, as a new version. 0: the demo’s brand.',
  })
  version!: number;
  @Field({ description: 'Reason of 3 to 300 characters, recorded in the history.' })
  @TrimmedLength(3, 300, { message: 'operations.reason' })
  reason!: string;
}

@InputType({ description: 'New picture of the branding.' })
export class AddBrandingFileInput {
  @Field(() => ID, { description: 'ID of a finished upload: at most 512 KB, for HERO and PAGE 10 MB.' })
  uploadId!: string;
  @Field(() => BrandingFileKind, { description: 'Purpose of the picture.' })
  kind!: BrandingFileKind;
}

@ObjectType({ description: 'Stored picture of the branding.' })
export class StoredBrandingFile {
  @Field({ description: 'Name for the fields of `BrandingValuesInput`.' })
  name!: string;
  @Field({ description: 'Path of the picture, whose content never changes.' })
  path!: string;
  @Field(() => Int, { description: 'Width in pixels, or in units of the drawing.' })
  width!: number;
  @Field(() => Int, { description: 'Height in pixels, or in units of the drawing.' })
  height!: number;
  @Field(() => Int, { description: 'Length after redrawing, which may differ from that of the upload.' })
  sizeBytes!: number;
}

@InputType({
  description: 'Values of the branding that are checked and computed while an administrator types.',
})
export class BrandingPreviewInput {
  @Field({ description: 'Name of the academy.' })
  @AtMost(200)
  name!: string;
  @Field(() => String, { nullable: true, description: 'Colour of buttons and links.' })
  @AtMost(40)
  primaryColour?: string | null;
  @Field(() => String, { nullable: true, description: 'Colour of prices and sales.' })
  @AtMost(40)
  accentColour?: string | null;
  @Field(() => String, { description: 'Radius of corners, a `BrandRadius`.' })
  @AtMost(20)
  radius!: string;
  @Field(() => String, { nullable: true, description: 'Vietnamese tax code of the company.' })
  @AtMost(200)
  taxCode?: string | null;
}

@ObjectType({ description: 'Field that would be refused, and why.' })
export class BrandingFault {
  @Field({ description: 'Name of the field.' })
  field!: string;
  @Field({ description: 'Reason, in the language of the request.' })
  message!: string;
  @Field(() => [String], { description: 'For a colour, the two nearest that can be used. Otherwise empty.' })
  nearest!: string[];
}

@ObjectType({ description: 'CSS variable with its value.' })
export class BrandingVariable {
  @Field({ description: 'Name with its dashes, for example `--primary`.' })
  name!: string;
  @Field({ description: 'Value of the variable in CSS.' })
  value!: string;
}

export const BrandContrastKind = defineEnum('BrandContrastKind', 'Kind of text whose contrast is shown.', {
  BUTTON: 'Text on a button.',
  LINK: 'Link on the background of the page.',
  TINT: 'Text on a tinted background.',
  PRICE: 'Price on a card.',
});

@ObjectType({ description: 'Contrast of a text to its background.' })
export class BrandContrast {
  @Field(() => BrandContrastKind, { description: 'Kind of text that the colours belong to.' })
  kind!: keyof typeof BrandContrastKind;
  @Field({ description: 'True for the dark theme.' })
  isDark!: boolean;
  @Field({ description: 'Colour of the text.' })
  front!: string;
  @Field({ description: 'Colour of the background.' })
  back!: string;
  @Field(() => Float, { description: 'Contrast by WCAG 2.2, from 1 to 21. Text needs 4.5.' })
  ratio!: number;
  @Field({
    description: 'True if another step of the scale is used, because the chosen colour is not readable.',
  })
  isAdjusted!: boolean;
}

@ObjectType({ description: 'Computed look of a branding that is not saved yet.' })
export class BrandingPreview {
  @Field(() => [BrandingFault], { description: 'Fields that would be refused. Their values are omitted.' })
  faults!: BrandingFault[];
  @Field(() => [BrandingVariable], { description: 'Variables of the light theme.' })
  light!: BrandingVariable[];
  @Field(() => [BrandingVariable], { description: 'Variables of the dark theme.' })
  dark!: BrandingVariable[];
  @Field(() => [String], { description: 'Ten steps of the primary colour, from the lightest.' })
  primaryScale!: string[];
  @Field(() => [BrandContrast], { description: 'Contrast of the most frequent texts in both themes.' })
  contrasts!: BrandContrast[];
  @Field(() => Int, {
    description: 'Number of pairs of roles in both themes that are readable by WCAG 2.2 AA.',
  })
  readablePairs!: number;
}

@ObjectType({
  description: 'Branding as every page shows it. Null: not given, or the look of the demo’s brand.',
})
export class PublicBranding {
  @Field(() => String, {
    nullable: true,
    description: 'Path of the style sheet with the variables of roles.',
  })
  styleSheet?: string | null;
  @Field(() => String, { nullable: true, description: 'Path of the logo for light backgrounds.' })
  logoLight?: string | null;
  @Field(() => String, { nullable: true, description: 'Path of the logo for dark backgrounds.' })
  logoDark?: string | null;
  @Field(() => String, { nullable: true, description: 'Path of the icon.' })
  icon?: string | null;
  @Field(() => String, { nullable: true, description: 'Colour of the browser’s frame.' })
  themeColour?: string | null;
  @Field({ description: 'True if pages show the drawings of a lotus.' })
  hasScenes!: boolean;
  @Field(() => String, { nullable: true, description: 'Title of the home page in Vietnamese.' })
  heroTitleVi?: string | null;
  @Field(() => String, { nullable: true, description: 'Title of the home page in English.' })
  heroTitleEn?: string | null;
  @Field(() => String, { nullable: true, description: 'Text below the title in Vietnamese.' })
  heroTextVi?: string | null;
  @Field(() => String, { nullable: true, description: 'Text below the title in English.' })
  heroTextEn?: string | null;
  @Field(() => String, { nullable: true, description: 'Path of the picture of the home page.' })
  heroPicture?: string | null;
  @Field(() => String, { nullable: true, description: 'Text in the footer in Vietnamese.' })
  footerVi?: string | null;
  @Field(() => String, { nullable: true, description: 'Text in the footer in English.' })
  footerEn?: string | null;
  @Field(() => String, { nullable: true, description: 'Registered name of the company.' })
  company?: string | null;
  @Field(() => String, { nullable: true, description: 'Vietnamese tax code of the company.' })
  taxCode?: string | null;
  @Field(() => String, { nullable: true, description: 'Registered address of the company.' })
  address?: string | null;
  @Field(() => String, { nullable: true, description: 'Phone number for customers.' })
  phone?: string | null;
  @Field(() => String, { nullable: true, description: 'E-mail address for customers.' })
  email?: string | null;
  @Field(() => String, { nullable: true, description: 'Business registration or licence.' })
  licence?: string | null;
}
