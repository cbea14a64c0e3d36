import { z } from 'zod';
import { defineEnum } from '../../graphql/define-enum.ts';
import type { Locale } from '../../platform/i18n/messages/index.ts';
import { LOCALES } from '../../platform/i18n/messages/index.ts';
import type { RichTextDocument } from '../courses/index.ts';

export const CustomPageBlockKind = defineEnum('CustomPageBlockKind', 'Content of a block of a custom page.', {
  RICH_TEXT: 'Formatted text in one column.',
  COLUMNS: 'Two or three formatted texts next to each other.',
  COURSES: 'Courses on sale: chosen ones in their order, or those of a category.',
  PICTURE: 'Uploaded picture with its description and an optional caption.',
});
export type CustomPageBlockKind = keyof typeof CustomPageBlockKind;

export const MAX_BLOCKS = 30;
export const MAX_BLOCK_COURSES = 12;
export const MAX_COLUMNS = 3;
/** Maximum lengths of the texts, in characters. */
export const PAGE_LENGTHS = { slug: 80, title: 120, description: 300, heading: 120, alt: 300, caption: 300 };

const text = z.custom<RichTextDocument>((value) => (value as RichTextDocument | null)?.type === 'doc');

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('RICH_TEXT'), texts: z.tuple([text]) }),
  z.object({ kind: z.literal('COLUMNS'), texts: z.array(text).min(2).max(MAX_COLUMNS) }),
  z.object({
    kind: z.literal('COURSES'),
    heading: z.string().max(PAGE_LENGTHS.heading).nullable(),
    courseIds: z.array(z.uuid()).max(MAX_BLOCK_COURSES),
    categoryId: z.uuid().nullable(),
    courseCount: z.number().int().min(1).max(MAX_BLOCK_COURSES),
  }),
  z.object({
    kind: z.literal('PICTURE'),
    /** Name of a stored picture (features/branding). */
    picture: z.string(),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    alt: z.string().min(1).max(PAGE_LENGTHS.alt),
    caption: z.string().max(PAGE_LENGTHS.caption).nullable(),
  }),
]);
export type CustomPageBlock = z.infer<typeof block>;

/** The stored texts of a version, at least one language. */
export const translationsSchema = z
  .array(
    z.object({
      language: z.enum(LOCALES),
      /** Empty for the sections of the home page. */
      title: z.string().max(PAGE_LENGTHS.title),
      description: z.string().max(PAGE_LENGTHS.description).nullable(),
      blocks: z.array(block).max(MAX_BLOCKS),
    }),
  )
  .min(1)
  .max(LOCALES.length);
export type Translations = z.infer<typeof translationsSchema>;

export interface Translation {
  language: Locale;
  title: string;
  description: string | null;
  blocks: CustomPageBlock[];
}
