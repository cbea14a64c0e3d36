import { type Handler, Parser, type ParserOptions } from 'htmlparser2';

/** Markup that is not read: too deep, too much of it, or closing what is not open. */
export class MarkupFault extends Error {}

export interface MarkupLimits {
  /** Tags within each other. */
  readonly depth: number;
  /** Tags in all, those that close included. */
  readonly tags: number;
}

/**
 * Reads markup that a person sent. htmlparser2 moves all open tags for each one that opens, and searches them for each
 * one that closes, so that a small file that nests without end would hold the program up; here it is given up.
 * As XML, a tag that closes what is not open is a fault; HTML is full of them.
 * @throws MarkupFault out of `write` and `end`
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
    if (this.open > this.limits.depth) throw new MarkupFault('Tags are nested too deep');
  }

  override onclosetag(start: number, end: number): void {
    this.count();
    const before = this.open;
    super.onclosetag(start, end);
    if (this.markup.xmlMode && this.open === before) throw new MarkupFault('A tag closes what is not open');
  }

  private count(): void {
    if (++this.tags > this.limits.tags) throw new MarkupFault('There are too many tags');
  }

  /** How many tags are open. The parser keeps them to itself, and its events don’t tell `<a/>` from `<a>`. */
  private get open(): number {
    return (this as unknown as { readonly stack: readonly string[] }).stack.length;
  }
}
