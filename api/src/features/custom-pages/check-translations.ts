import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import { type Detail, invalidFields } from '../../platform/errors/errors.ts';
import type { FaultMessage } from '../../platform/errors/field-faults.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { findPictureSizes } from '../branding/index.ts';
import { cleanRichText, hasContent, pictureIds, type RichTextDocument } from '../courses/index.ts';
import {
  type CustomPageBlock,
  MAX_BLOCK_COURSES,
  MAX_COLUMNS,
  type Translations,
  translationsSchema,
} from './blocks.ts';
import type { CustomPageBlockDraft, CustomPageTranslationInput } from './custom-page-draft.types.ts';

/** Stored objects that the blocks refer to. */
interface References {
  readonly pictures: ReadonlyMap<string, { readonly width: number; readonly height: number }>;
  readonly courses: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
}
type Report = (field: string, message: FaultMessage) => void;

const MIN_TITLE = 3;
const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;
const isEmpty = ({ title, description, blocks }: CustomPageTranslationInput) =>
  !title.trim() && !description?.trim() && blocks.length === 0;

/**
 * The texts as they are stored. Entries without any text are omitted.
 * @param isHome true for the sections of the home page, which have no title
 * @param others faults of other fields, which are reported together
 * @throws BAD_INPUT at each field that is refused
 */
export async function checkTranslations(
  em: EntityManager,
  translations: readonly CustomPageTranslationInput[],
  isHome: boolean,
  others: readonly Detail[] = [],
): Promise<Translations> {
  const references = await findReferences(em, translations);
  const details = [...others];
  const checked = translations.flatMap(({ language, title, description, blocks }, at) => {
    const path = `translations.${at}`;
    const report: Report = (field, message) => details.push({ field: `${path}.${field}`, message });
    if (translations.findIndex((other) => other.language === language) < at)
      report('language', 'customPages.languages');
    if (isEmpty(translations[at]!)) return [];
    if (!isHome && title.trim().length < MIN_TITLE) report('title', 'customPages.title');
    if (blocks.length === 0) report('blocks', 'customPages.noBlocks');
    return {
      language,
      title: isHome ? '' : title.trim(),
      description: isHome ? null : trimmed(description),
      blocks: blocks.map((block, n) =>
        checkBlock(block, references, (field, message) => report(`blocks.${n}.${field}`, message)),
      ),
    };
  });
  if (checked.length === 0)
    details.push({
      field: `translations.0.${isHome ? 'blocks' : 'title'}`,
      message: isHome ? 'customPages.noBlocks' : 'customPages.title',
    });
  if (details.length > 0) throw invalidFields(details);
  return translationsSchema.parse(checked);
}

/** A block in its stored form. If it reports faults, the caller stores nothing. */
function checkBlock(block: CustomPageBlockDraft, references: References, report: Report): CustomPageBlock {
  switch (block.kind) {
    case 'RICH_TEXT':
    case 'COLUMNS': {
      const isOne = block.kind === 'RICH_TEXT';
      const count = block.texts.length;
      if (isOne ? count !== 1 : count < 2 || count > MAX_COLUMNS) report('texts', 'customPages.columns');
      const texts = block.texts.map((text, at) =>
        checkText(text, (message) => report(`texts.${at}`, message)),
      );
      return isOne ? { kind: 'RICH_TEXT', texts: [texts[0]!] } : { kind: 'COLUMNS', texts };
    }
    case 'COURSES': {
      const courseIds = [...new Set(block.courseIds)];
      const categoryId = courseIds.length > 0 ? null : (block.categoryId ?? null);
      const courseCount = courseIds.length || (block.courseCount ?? 0);
      if (courseIds.some((id) => !references.courses.has(id)))
        report('courseIds', 'customPages.courseUnknown');
      if (courseIds.length === 0 && categoryId === null) report('courseIds', 'customPages.noCourses');
      if (categoryId !== null && !references.categories.has(categoryId))
        report('categoryId', 'customPages.categoryUnknown');
      if (!Number.isInteger(courseCount) || courseCount < 1 || courseCount > MAX_BLOCK_COURSES)
        report('courseCount', 'customPages.courseCount');
      return { kind: 'COURSES', heading: trimmed(block.heading), courseIds, categoryId, courseCount };
    }
    case 'PICTURE': {
      const picture = block.picture ?? '';
      const size = references.pictures.get(picture);
      if (!size) report('picture', picture ? 'customPages.pictureUnknown' : 'customPages.noPicture');
      const alt = block.alt?.trim() ?? '';
      if (!alt) report('alt', 'customPages.alt');
      const { width, height } = size ?? { width: 1, height: 1 };
      return { kind: 'PICTURE', picture, width, height, alt, caption: trimmed(block.caption) };
    }
  }
}

function checkText(value: unknown, report: (message: FaultMessage) => void): RichTextDocument {
  const text = cleanRichText(value);
  if (!text || pictureIds(text).length > 0) report('validation.richText');
  else if (!hasContent(text)) report('validation.required');
  return text ?? { type: 'doc' };
}

async function findReferences(
  em: EntityManager,
  translations: readonly CustomPageTranslationInput[],
): Promise<References> {
  const blocks = translations.flatMap((each) => each.blocks);
  const courseIds = blocks.flatMap((each) => each.courseIds).filter(isUuid);
  const categoryIds = blocks.flatMap(({ categoryId }) => categoryId ?? []).filter(isUuid);
  const [found] = await runSql<{ courses: string[]; categories: string[] }>(
    em,
    sql`select array(select c.id::text from course c where c.id = any(${courseIds}::uuid[])) as courses,
      array(select k.id::text from category k where k.id = any(${categoryIds}::uuid[])) as categories`,
  );
  return {
    pictures: await findPictureSizes(
      em,
      blocks.flatMap(({ picture }) => picture ?? []),
    ),
    courses: new Set(found!.courses),
    categories: new Set(found!.categories),
  };
}
