import { type Handler, Parser, type ParserOptions } from 'htmlparser2';

/** Markup is rejected: nested too deep, too many tags, or a closing tag without an opening one. */
export class MarkupFault extends Error {}

export interface MarkupLimits {
  readonly depth: number;
  /** Maximum number of tags, closing ones included. */
  readonly tags: number;
}

/**
 * Parses markup from users with limits. htmlparser2 moves all open tags for each opening tag and searches them for
 * each closing tag, so a small file with endless nesting would block the process. In XML mode an unmatched closing
 * tag is an error; in HTML it is common and allowed.
 * @throws MarkupFault from `write` and `end`
 */
export class BoundedParser extends Parser {
  private tags = 0;

  constructor(
    handler: Partial<Handler>,
    private readonly limits: MarkupLimits,
    private readonly markup: ParserOptions = {},
  ) {
    super(handler, markup);
  }

  override onopentagname(start: number, end: number): void {
    this.count();
    super.onopentagname(start, end);
    if (this.open > this.limits.depth) throw new MarkupFault('Tags are nested too deeply');
  }

  override onclosetag(start: number, end: number): void {
    this.count();
    const before = this.open;
    super.onclosetag(start, end);
    if (this.markup.xmlMode && this.open === before)
      throw new MarkupFault('A closing tag has no opening tag');
  }

  private count(): void {
    if (++this.tags > this.limits.tags) throw new MarkupFault('There are too many tags');
  }

  /**
   * The number of open tags. The parser does not expose them, and its events do not distinguish `<a/>` from `<a>`.
   */
  private get open(): number {
    return (this as unknown as { readonly stack: readonly string[] }).stack.length;
  }
}
