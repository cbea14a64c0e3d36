import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { type Locale, translate } from '../../../platform/i18n/messages/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { type NotebookPlace, notebookPlaces } from './notebook-places.ts';

/** Max places of one file. A student with more downloads one course at a time. */
export const MAX_PLACES = 3000;

type Row = NotebookPlace & { readonly all: number };

/**
 * The viewer's notes and bookmarks as Markdown, in the order of the courses.
 * @returns null if there are none
 */
export async function findNotebookFile(context: Context, courseId: string | null): Promise<string | null> {
  const viewer = signedIn(context);
  if (courseId !== null && !isUuid(courseId)) return null;
  const places = await runSql<Row>(
    context.em,
    sql`select k.*, count(*) over ()::int as "all" from (${notebookPlaces(viewer, courseId)}) k
      order by k."courseTitle", k."courseId", k."sectionPosition", k."lessonPosition", k."lessonId",
        coalesce(k."atSec", k.paragraph) nulls first, k."createdAt" limit ${MAX_PLACES}::int`,
  );
  const [first] = places;
  if (!first) return null;
  const { locale, services } = context;
  const written = formatNotebook(places, { origin: services.config.publicUrl, locale });
  const left = first.all - places.length;
  return left > 0 ? `${written}\n${translate(locale, 'notebook.cut', { left })}\n` : written;
}

interface Options {
  /** Scheme and host of the links. */
  readonly origin: string;
  readonly locale: Locale;
}

/** A heading for each course and lesson, and a line with a link for each place. */
export function formatNotebook(places: readonly NotebookPlace[], options: Options): string {
  const courses = [...Map.groupBy(places, ({ courseId }) => courseId).values()];
  const parts = courses.map((inCourse) => {
    const lessons = [...Map.groupBy(inCourse, ({ lessonId }) => lessonId).values()];
    const chapters = lessons.map(
      (inLesson) =>
        `### ${inline(inLesson[0]!.lessonTitle)}\n\n${inLesson.map((place) => formatPlace(place, options)).join('\n')}\n`,
    );
    return `## ${inline(inCourse[0]!.courseTitle)}\n\n${chapters.join('\n')}`;
  });
  return `# ${translate(options.locale, 'notebook.title')}\n\n${parts.join('\n')}`;
}

function formatPlace(place: NotebookPlace, { origin, locale }: Options): string {
  const { kind, text, atSec, paragraph, lessonId, slug } = place;
  const name =
    atSec !== null
      ? clock(atSec)
      : paragraph !== null
        ? translate(locale, 'notebook.paragraph', { number: paragraph + 1 })
        : translate(locale, 'notebook.wholeLesson');
  const at = atSec !== null ? `&t=${atSec}` : paragraph !== null ? `&block=${paragraph}` : '';
  // A place that cannot be opened now has no link
  const link = place.mayOpen
    ? `[${name}](${origin}/learning/${slug}?lesson=${lessonId}${at})`
    : `**${name}**`;
  const mark = kind === 'BOOKMARK' ? `*${translate(locale, 'notebook.bookmark')}*` : '';
  const content = plain(text ?? '').replaceAll('\n', '\n  ');
  return `- ${[link, mark, content].filter(Boolean).join(' ')}`;
}

/** Escapes Markdown syntax in user input. */
const inline = (text: string): string => text.replace(/[\\`*_[\]<>]/g, '\\$&');
/**
 * `[ \t]*` instead of `\s*` at the beginning of a line: `\s` would match line ends, and each line would scan all
 * following empty lines.
 */
const plain = (text: string): string =>
  inline(text)
    .replace(/^([ \t]*)([#+-])/gm, '$1\\$2')
    .replace(/^([ \t]*\d+)([.)])/gm, '$1\\$2');

/** `05:45`, or `1:05:45`. */
function clock(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = [minutes, seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return hours > 0 ? `${hours}:${rest}` : rest;
}
