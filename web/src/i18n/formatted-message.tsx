import { Fragment, type ReactNode } from 'react';

interface FormattedMessageProps {
  /** A translated message, for instance `I accept the <terms>terms</terms>.` Tags have no
   * attributes and no nesting. Texts of users belong into `parts`, because tags in them would be rendered. */
  text: string;
  /** Renders the content of each tag. Other tags remain visible as text. */
  parts: Readonly<Record<string, (label: string) => ReactNode>>;
}

/** A message in which some words are links or emphasised. Nothing in it is interpreted as HTML. */
export function FormattedMessage({ text, parts }: FormattedMessageProps) {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const { 0: opening, 1: name = '', index } of text.matchAll(/<(\w+)>/g)) {
    const closing = `</${name}>`;
    const close = text.indexOf(closing, index);
    if (index < end || close < 0 || !Object.hasOwn(parts, name)) continue;
    const label = text.slice(index + opening.length, close);
    pieces.push(text.slice(end, index), <Fragment key={index}>{parts[name]?.(label)}</Fragment>);
    end = close + closing.length;
  }
  return [...pieces, text.slice(end)];
}
