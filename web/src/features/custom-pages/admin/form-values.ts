import type { CustomPageBlockKind, Language, SaveCustomPageInput } from '../../../generated/schema.ts';
import { EMPTY_DOC, normalizeDoc, type RichNode } from '../../../ui/editor/rich-text.ts';
import type { CustomPageDraftFieldsFragment } from './custom-pages.gen.ts';

/** A block in the form. Fields of other kinds are empty. */
export interface FormBlock {
  /** Identifies the block while it is moved. */
  key: string;
  kind: CustomPageBlockKind;
  texts: RichNode[];
  heading: string;
  courseIds: string[];
  categoryId: string;
  courseCount: number | '';
  picture: string;
  alt: string;
  caption: string;
}

export interface FormTranslation {
  language: Language;
  title: string;
  description: string;
  blocks: FormBlock[];
}

export interface FormValues extends Record<string, unknown> {
  slug: string;
  isInFooter: boolean;
  isAboveCourses: boolean;
  translations: FormTranslation[];
}

const LANGUAGES = ['VI', 'EN'] as const;
export const MAX_COLUMNS = 3;
const DEFAULT_COURSES = 4;
let created = 0;

export const createBlock = (kind: CustomPageBlockKind): FormBlock => {
  created += 1;
  return {
    key: `block-${created}`,
    kind,
    texts: kind === 'RICH_TEXT' ? [EMPTY_DOC] : kind === 'COLUMNS' ? [EMPTY_DOC, EMPTY_DOC] : [],
    heading: '',
    courseIds: [],
    categoryId: '',
    courseCount: DEFAULT_COURSES,
    picture: '',
    alt: '',
    caption: '',
  };
};

/** A copy for another language, in which it is edited separately. */
export const copyBlock = (block: FormBlock): FormBlock => ({ ...block, key: createBlock(block.kind).key });

export const toFormValues = (draft: CustomPageDraftFieldsFragment | null): FormValues => ({
  slug: draft?.slug ?? '',
  isInFooter: draft?.isInFooter ?? false,
  isAboveCourses: draft?.isAboveCourses ?? false,
  translations: LANGUAGES.map((language) => {
    const stored = draft?.translations.find((each) => each.language === language);
    return {
      language,
      title: stored?.title ?? '',
      description: stored?.description ?? '',
      blocks: (stored?.blocks ?? []).map((block) => ({
        ...createBlock(block.kind),
        texts: block.texts.map(normalizeDoc),
        heading: block.heading ?? '',
        courseIds: [...block.courseIds],
        categoryId: block.categoryId ?? '',
        courseCount: block.courseCount ?? DEFAULT_COURSES,
        picture: block.picture ?? '',
        alt: block.alt ?? '',
        caption: block.caption ?? '',
      })),
    };
  }),
});

/** @param isHome true for the sections of the home page, which have no path */
export const toInput = (values: FormValues, isHome: boolean): SaveCustomPageInput => ({
  slug: isHome ? null : values.slug.trim(),
  isInFooter: values.isInFooter,
  isAboveCourses: values.isAboveCourses,
  translations: values.translations.map(({ blocks, ...translation }) => ({
    ...translation,
    blocks: blocks.map(({ key, categoryId, courseCount, ...block }) => ({
      ...block,
      categoryId: categoryId || null,
      courseCount: courseCount === '' ? null : courseCount,
    })),
  })),
});

/** URL of a stored picture (API: http/bytes/branding.ts). */
export const pictureUrl = (name: string): string => `/brand/${name}`;

/** A path from a title: "Lớp cho doanh nghiệp" becomes `lop-cho-doanh-nghiep`. */
export const toSlug = (plainTitle: string): string =>
  plainTitle
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/g, '');
