import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  /** A translated message, for instance `I accept the <terms>terms</terms>.` Tags have no attributes and no nesting. */
  text: string;
  /** Renders the content of each tag. Other tags remain visible as text. */
  parts: Readonly<Record<string, (label: string) => ReactNode>>;
}

/** A message in which some words are links or emphasised. Nothing in it is interpreted as HTML. */
export function RichText({ text, parts }: RichTextProps) {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const { 0: element, 1: name = '', 2: label = '', index } of text.matchAll(/<(\w+)>([^<]*)<\/\1>/g)) {
    const render = parts[name];
    if (!render) continue;
    pieces.push(text.slice(end, index), <Fragment key={index}>{render(label)}</Fragment>);
    end = index + element.length;
  }
  return [...pieces, text.slice(end)];
}
