import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import utilities from '../utilities.module.css';
import { Box, Heading, Row, Text } from './layout.tsx';

interface EditorBarProps {
  /** Path of the page to which the editor belongs. */
  back: string;
  backLabel: string;
  /** Missing if the page has its heading below the bar. */
  title?: string;
  sub: ReactNode;
  /** In front of the title. */
  icon?: ReactNode;
  /** Status and buttons at the end. */
  children?: ReactNode;
}

/** The bar of a screen that fills the window. It stays at the top. */
export const EditorBar = ({ back, backLabel, title, sub, icon, children }: EditorBarProps) => (
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
  >
    <Link to={back} className={utilities.iconButton} aria-label={backLabel}>
      <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
    </Link>
    {icon}
    <Box grow shrink>
      {title && (
        <Heading level={1} text="md" space="nowrap" overflow="hidden" ellipsis>
          {title}
        </Heading>
      )}
      <Text
        {...(title ? { text: 'xs', tone: 'dim' } : { text: 'md', weight: 600 })}
        space="nowrap"
        overflow="hidden"
        ellipsis
      >
        {sub}
      </Text>
    </Box>
    {children}
  </Row>
);
