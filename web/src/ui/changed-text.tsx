import { Fragment } from 'react';
import { textChanges } from './text-changes.ts';

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

/** A text with its removed and added sentences. */
export const ChangedText = ({
  before,
  after,
  isList = false,
}: {
  before: string;
  after: string;
  isList?: boolean;
}) =>
  textChanges(before, after).map(({ text, kind }, index) => {
    const Part = TAGS[kind];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: sentences may repeat and are never reordered
      <Fragment key={index}>
        <Part>{text}</Part>
        {isList ? '\n' : ' '}
      </Fragment>
    );
  });
