import { createHash } from 'node:crypto';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy of pages. A script or a style element that stands in a page counts only if its text is,
 * to the letter, one that we made: what gets into a page by mistake does not run. Mantine and React set `style`
 * attributes, which can't do more than look wrong.
 *
 * @param scripts those that stand in pages
 * @param frameOrigins of the providers whose pages lessons may embed
 * @returns the policy of a page by the text of its style element, if it has one
 */
export function contentPolicy(
  scripts: readonly string[],
  frameOrigins: readonly string[],
): (style?: string) => string {
  const script = ["'self'", ...scripts.map(hashOf)].join(' ');
  return (style) =>
    [
      "default-src 'none'",
      `script-src ${script}`,
      `style-src 'self'${style === undefined ? '' : ` ${hashOf(style)}`}`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      // Files of lessons are of our own
      `frame-src 'self' ${frameOrigins.join(' ')}`,
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
}
