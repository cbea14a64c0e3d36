import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Dropdown } from './dropdown.tsx';
import utilities from './utilities.module.css';

interface RowMenuProps {
  /** Names the row: "More for Linh". */
  label: string;
  children: ReactNode;
}

/** Pixels between the button and its menu. */
const GAP = 4;

/**
 * Shows the panel in the top layer, because a scrolling table would clip it. It is below its button, or above if
 * there is no space.
 */
const float = (panel: HTMLElement, button: HTMLElement) => {
  panel.showPopover();
  const from = button.getBoundingClientRect();
  const below = from.bottom + GAP;
  const fits = below + panel.offsetHeight < window.innerHeight;
  panel.style.top = `${fits ? below : Math.max(GAP, from.top - GAP - panel.offsetHeight)}px`;
  panel.style.left = `${Math.max(GAP, from.right - panel.offsetWidth)}px`;
  return () => panel.hidePopover();
};

export const RowMenu = ({ label, children }: RowMenuProps) => (
  <Dropdown
    float={float}
    label={label}
    trigger={<IconDots size={18} aria-hidden="true" />}
    triggerClassName={utilities.iconButton ?? ''}
  >
    {children}
  </Dropdown>
);
