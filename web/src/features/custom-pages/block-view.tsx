import type { ReactNode } from 'react';
import type { CustomPageBlockView } from '../../generated/schema.ts';
import { Grid, Text } from '../../ui/layout/layout.tsx';
import { RichTextView } from '../../ui/rich-text-view.tsx';
import classes from './block-view.module.css';

type Block = Pick<
  CustomPageBlockView,
  'kind' | 'texts' | 'heading' | 'picturePath' | 'width' | 'height' | 'alt' | 'caption'
>;

/** A block of a custom page below the page's h1. `courses` is the list of a block of courses. */
export function BlockView({ block, courses }: { block: Block; courses: ReactNode }) {
  const { kind, texts, heading, picturePath, width, height, alt, caption } = block;
  switch (kind) {
    case 'RICH_TEXT':
      return <RichTextView doc={texts[0]} top={2} />;
    case 'COLUMNS':
      return (
        <Grid className={classes.columns} gap={8} align="start" data-count={texts.length}>
          {texts.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a stored page have no ID and are never reordered
            <RichTextView key={index} doc={text} top={2} />
          ))}
        </Grid>
      );
    case 'COURSES':
      return (
        <>
          {heading && <h2 className={classes.heading}>{heading}</h2>}
          {courses}
        </>
      );
    case 'PICTURE':
      return (
        picturePath && (
          <figure className={classes.figure}>
            <img
              src={picturePath}
              alt={alt ?? ''}
              width={width ?? undefined}
              height={height ?? undefined}
              loading="lazy"
              className={classes.picture}
            />
            {caption && (
              <Text as="figcaption" mt={2} text="sm" tone="dim">
                {caption}
              </Text>
            )}
          </figure>
        )
      );
  }
}
