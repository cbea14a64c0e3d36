import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Dropdown } from './dropdown.tsx';
import kit from './kit.module.css';

interface RowMenuProps {
  /** Names the row: “More for Linh”. */
  label: string;
  /** Links and buttons. */
  children: ReactNode;
}

/** What can be done with one row of a table. */
export const RowMenu = ({ label, children }: RowMenuProps) => (
  <Dropdown
    floats
    label={label}
    trigger={<IconDots size={18} aria-hidden="true" />}
    triggerClassName={kit.iconButton ?? ''}
  >
    {children}
  </Dropdown>
);
