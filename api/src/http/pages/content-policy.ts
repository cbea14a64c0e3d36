import { createHash } from 'node:crypto';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy of pages. Inline scripts and style elements run only if their text has the hash of one
 * that we created, so injected ones do not run. React sets `style` attributes, which are harmless.
 * @param scripts inline scripts of pages
 * @param frameOrigins origins of providers that lessons may embed
 * @returns a function that returns the policy of a page for the text of its style element, if it has one
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
      // Files of lessons are served by this server
      `frame-src 'self' ${frameOrigins.join(' ')}`,
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
}
