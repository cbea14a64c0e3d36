import { Field, InputType, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { BRANDING_LENGTHS, type Branding } from '../../platform/branding/branding.ts';
import { AtMost } from '../../platform/input/at-most.ts';

const BrandRadius = defineEnum('BrandRadius', 'Radius of the corners of all elements.', {
  SQUARE: 'Cards have corners of 4 pixels; the others follow.',
  MEDIUM: 'Cards have corners of 8 pixels.',
  SOFT: 'Cards have corners of 12 pixels.',
  ROUND: 'Cards have corners of 16 pixels.',
});

const BrandScenes = defineEnum('BrandScenes', 'Drawings of the brand.', {
  LOTUS: 'The lotus drawings of the demo’s brand.',
  NONE: 'No drawings of a lotus.',
});

export const BrandLanguages = defineEnum(
  'BrandLanguages',
  'Languages of the site. The first is the default one.',
  {
    VI_EN: 'Vietnamese by default, and English.',
    EN_VI: 'English by default, and Vietnamese.',
    VI: 'Vietnamese only: no page or e-mail is in English.',
    EN: 'English only: no page or e-mail is in Vietnamese.',
  },
);

const Text = (max: number, description: string, maxLength = max): PropertyDecorator => {
  const field = Field(() => String, { nullable: true, description }) as PropertyDecorator;
  const limit = AtMost(maxLength);
  return (target, key) => {
    field(target, key);
    limit(target, key);
  };
};

const FILE = 50;
const COLOUR = 40;

const description =
  'Name and look of the academy. Null, or an empty text, means that a value is not given, or that the look of the demo’s brand applies.';

/** The parts of the branding that administrators edit. */
@InputType('BrandingValuesInput', { description })
@ObjectType({ description })
export class BrandingValues implements Branding {
  @Field({ description: 'Name of the academy, 2 to 40 characters without `<>@"{}`.' })
  @AtMost(BRANDING_LENGTHS.name)
  name!: string;
  @Text(FILE, 'Name of the logo for light backgrounds, from `addBrandingFile`.')
  logoLight!: string | null;
  @Text(FILE, 'Name of the logo for dark backgrounds. Null: the same as for light ones.')
  logoDark!: string | null;
  @Text(FILE, 'Name of the icon.')
  icon!: string | null;
  @Text(COLOUR, 'Colour of buttons and links, for example `#2245B0`.')
  primaryColour!: string | null;
  @Text(COLOUR, 'Colour of prices and sales.')
  accentColour!: string | null;
  @Field(() => BrandRadius, { description: 'Radius of the corners of cards and buttons.' })
  radius!: keyof typeof BrandRadius;
  @Text(BRANDING_LENGTHS.heroTitle, 'Title of the home page in Vietnamese.')
  heroTitleVi!: string | null;
  @Text(BRANDING_LENGTHS.heroTitle, 'Title of the home page in English.')
  heroTitleEn!: string | null;
  @Text(BRANDING_LENGTHS.heroText, 'Text below the title in Vietnamese.')
  heroTextVi!: string | null;
  @Text(BRANDING_LENGTHS.heroText, 'Text below the title in English.')
  heroTextEn!: string | null;
  @Text(FILE, 'Name of the picture of the home page.')
  heroPicture!: string | null;
  @Text(BRANDING_LENGTHS.senderName, 'Name of the sender of e-mails. Null: the name of the academy.')
  senderName!: string | null;
  @Text(BRANDING_LENGTHS.signature, 'Signature of e-mails in Vietnamese.')
  signatureVi!: string | null;
  @Text(BRANDING_LENGTHS.signature, 'Signature of e-mails in English.')
  signatureEn!: string | null;
  @Text(BRANDING_LENGTHS.issuerName, 'Issuer of certificates and badges. Null: the academy.')
  issuerName!: string | null;
  @Text(BRANDING_LENGTHS.signatory, 'Name and title of the person who signs certificates.')
  signatory!: string | null;
  @Text(BRANDING_LENGTHS.company, 'Registered name of the company.')
  company!: string | null;
  @Text(BRANDING_LENGTHS.taxCode, 'Vietnamese tax code of the company.', 30)
  taxCode!: string | null;
  @Text(BRANDING_LENGTHS.address, 'Registered address of the company.')
  address!: string | null;
  @Text(BRANDING_LENGTHS.phone, 'Phone number for customers.')
  phone!: string | null;
  @Text(BRANDING_LENGTHS.email, 'E-mail address for customers.')
  email!: string | null;
  @Text(BRANDING_LENGTHS.licence, 'Number of the business registration or licence, with its authority.')
  licence!: string | null;
  @Text(BRANDING_LENGTHS.footer, 'Text in the footer of pages in Vietnamese.')
  footerVi!: string | null;
  @Text(BRANDING_LENGTHS.footer, 'Text in the footer of pages in English.')
  footerEn!: string | null;
  @Field(() => BrandScenes, { description: 'Drawings of the brand.' })
  scenes!: keyof typeof BrandScenes;
  @Field(() => BrandLanguages, {
    defaultValue: 'VI_EN',
    description: 'Languages that the site offers, the default one first.',
  })
  languages!: keyof typeof BrandLanguages;
}
