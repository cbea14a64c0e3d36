import type { ComponentProps } from 'react';
import { Row } from './layout.tsx';

/** The bar of an editor that fills the window. It stays at the top. */
export const EditorBar = (props: ComponentProps<'header'>) => (
  <Row
    as="header"
    gap={3}
    minH={16}
    py={2}
    pl={3}
    pr={4}
    bg="surface"
    borderBottom
    position="sticky"
    z={5}
    top={0}
    {...props}
  />
);
