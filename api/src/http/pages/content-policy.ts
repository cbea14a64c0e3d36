import { createHash } from 'node:crypto';

const toHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Creates the content security policy of pages. It allows inline scripts and style elements by their hash, so injected
 * ones have no effect. `style` attributes are allowed, because React renders them and they cannot run code.
 * @param scripts inline scripts of pages
 * @param frameOrigins origins of providers that lessons may embed
 * @returns a function that returns the policy of a page. Its optional parameter is the text of the page's style element
 */
export function contentPolicy(
  scripts: readonly string[],
  frameOrigins: readonly string[],
): (style?: string) => string {
  const script = ["'self'", ...scripts.map(toHash)].join(' ');
  return (style) =>
    [
      "default-src 'none'",
      `script-src ${script}`,
      `style-src 'self'${style === undefined ? '' : ` ${toHash(style)}`}`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      // 'self', because lesson files are displayed in frames
      `frame-src 'self' ${frameOrigins.join(' ')}`,
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
}
