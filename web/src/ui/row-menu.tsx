import { IconDots } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import kit from './kit.module.css';
import classes from './row-menu.module.css';

interface RowMenuProps {
  /** Names the row: “More for Linh”. */
  label: string;
  /** Links and buttons. */
  children: ReactNode;
}

/** Pixels between the button and its menu. */
const GAP = 4;

/**
 * What can be done with one row of a table. It is a popover of the browser’s own, which stands above everything: a table
 * that scrolls sideways would cut a panel off.
 */
export function RowMenu({ label, children }: RowMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const items = () => [...(panel.current?.querySelectorAll<HTMLElement>('a,button') ?? [])];

  const place = () => {
    const [menu, from] = [panel.current, button.current?.getBoundingClientRect()];
    if (!menu || !from) return;
    const isBelow = from.bottom + GAP + menu.offsetHeight < window.innerHeight;
    menu.style.top = `${isBelow ? from.bottom + GAP : Math.max(GAP, from.top - GAP - menu.offsetHeight)}px`;
    menu.style.left = `${Math.max(GAP, from.right - menu.offsetWidth)}px`;
  };
  const move = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };

  return (
    <>
      <button ref={button} type="button" className={kit.iconButton} aria-label={label} popoverTarget={id}>
        <IconDots size={18} aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a menu of acts has no element of its own */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={classes.menu}
        onKeyDown={move}
        onToggle={(event) => {
          if (event.newState !== 'open') return;
          place();
          items()[0]?.focus();
        }}
        onClick={(event) => {
          if (!(event.target as HTMLElement).closest('a,button')) return;
          panel.current?.hidePopover();
          button.current?.focus();
        }}
      >
        {children}
      </div>
    </>
  );
}
