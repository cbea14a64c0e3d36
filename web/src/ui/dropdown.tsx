import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type ButtonStyleProps, toButtonAttributes } from './button.tsx';
import classes from './dropdown.module.css';
import { styleClass } from './layout/style-class.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

interface DropdownProps {
  trigger: ReactNode;
  /** Required if the trigger contains no text. */
  label?: string;
  triggerClassName?: string;
  /** Styles the trigger as a `Button`, instead of a class. */
  buttonStyle?: ButtonStyleProps;
  /** The edges of the button that the panel is aligned to. */
  align?: 'start' | 'end' | 'both';
  /**
   * Places the panel elsewhere than below its button, as a native popover.
   * @returns a function that hides it
   */
  float?: (panel: HTMLElement, button: HTMLElement) => () => void;
  panelClassName?: string;
  onOpen?: () => void;
  /** Links and buttons. Using one closes the panel, except inside `data-keep`. */
  children: ReactNode;
}

/** Pixels between an open panel and the edge of the window. */
const EDGE = 8;

/** Pixels by which a panel has to move to be inside the window. */
const shiftInto = ({ left, right }: DOMRect): number =>
  left < EDGE ? EDGE - left : Math.min(0, window.innerWidth - EDGE - right);

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Moves the focus among the links and buttons of a panel. */
const moveFocus = (event: React.KeyboardEvent, panel: HTMLElement) => {
  const step = STEPS[event.key];
  if (!step || (event.target as HTMLElement).matches('input,select,textarea')) return;
  const choices = [...panel.querySelectorAll<HTMLElement>('a[href],button:not(:disabled)')];
  if (choices.length === 0) return;
  event.preventDefault();
  choices[step(choices.indexOf(document.activeElement as HTMLElement), choices.length - 1)]?.focus();
};

/**
 * A button that shows a panel of links (the disclosure pattern). Escape and a click outside close it, and the arrow
 * keys move through it. Before hydration the panel is a native popover.
 */
export function Dropdown({
  trigger,
  label,
  triggerClassName,
  buttonStyle,
  align = 'start',
  float,
  panelClassName,
  onOpen,
  children,
}: DropdownProps) {
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();

  // The viewer may have opened the native popover before hydration
  useLayoutEffect(() => {
    if (panel.current?.matches(':popover-open')) setOpen(true);
  }, []);

  // On a phone the panel may not fit next to its button
  useLayoutEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return undefined;
    if (float && button.current) return float(element, button.current);
    element.style.translate = '';
    const shift = shiftInto(element.getBoundingClientRect());
    if (shift) element.style.translate = `${shift}px`;
    return undefined;
  }, [isOpen, float]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointer = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  const leave = (event: React.FocusEvent) => {
    if (event.relatedTarget && !box.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes the focus
    <div
      className={styleClass({ position: 'relative' })}
      ref={box}
      onBlur={leave}
      onKeyDown={(event) => {
        if (isOpen && panel.current) moveFocus(event, panel.current);
      }}
    >
      <button
        ref={button}
        type="button"
        {...(buttonStyle
          ? toButtonAttributes({ ...buttonStyle, children: trigger })
          : { className: triggerClassName, children: trigger })}
        {...(isHydrated ? { 'aria-expanded': isOpen, 'aria-controls': panelId } : { popoverTarget: panelId })}
        {...(label ? { 'aria-label': label } : {})}
        onClick={() => {
          if (!isOpen) onOpen?.();
          setOpen(!isOpen);
        }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles clicks that bubble from its links and buttons */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links and buttons inside handle the keyboard */}
      <div
        ref={panel}
        id={panelId}
        className={panelClassName ?? classes.panel}
        data-align={align}
        {...(float ? { popover: 'manual' as const } : {})}
        {...(isHydrated ? { hidden: !isOpen } : { popover: 'auto' as const, 'data-early': true })}
        onClick={(event) => {
          const used = (event.target as HTMLElement).closest('a,button');
          if (!used || used.closest('[data-keep]')) return;
          setOpen(false);
          // The used button is removed with the panel, so a dialog that it opens must return the focus to the trigger
          if (used.matches('button')) button.current?.focus();
        }}
      >
        {children}
      </div>
    </div>
  );
}
