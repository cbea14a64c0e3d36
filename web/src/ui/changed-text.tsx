import { Fragment } from 'react';
import { textChanges } from './text-changes.ts';

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

interface ChangedTextProps {
  before: string;
  after: string;
  isList?: boolean;
  /** Replaces unchanged sentences that are not next to a change by an ellipsis. */
  isFolded?: boolean;
}

/** A text with its removed and added sentences. */
export function ChangedText({ before, after, isList = false, isFolded = false }: ChangedTextProps) {
  const parts = textChanges(before, after);
  const isNear = (index: number) =>
    [index - 1, index, index + 1].some((at) => parts[at] && parts[at].kind !== 'same');
  return parts.map(({ text, kind }, index) => {
    if (isFolded && !isNear(index)) return index > 0 && !isNear(index - 1) ? null : '…\n';
    const Part = TAGS[kind];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: sentences may repeat and are never reordered
      <Fragment key={index}>
        <Part>{text}</Part>
        {isList ? '\n' : ' '}
      </Fragment>
    );
  });
}
