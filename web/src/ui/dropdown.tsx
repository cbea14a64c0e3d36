import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { dressed, type Looks } from './button.tsx';
import classes from './dropdown.module.css';
import { useIsTakenOver } from './use-is-taken-over.ts';

interface DropdownProps {
  /** Content of the button. */
  trigger: ReactNode;
  /** Needed when the trigger shows no words. */
  label?: string;
  triggerClassName?: string;
  /** Of a trigger that is the one button of ours, instead of a class. */
  looks?: Looks;
  /** Which edges of the button the panel keeps to. */
  align?: 'start' | 'end' | 'both';
  /** Shows the panel elsewhere than below its button, as a popover of the browser’s own. Returns how to hide it. */
  float?: (panel: HTMLElement, button: HTMLElement) => () => void;
  panelClassName?: string;
  onOpen?: () => void;
  /** Links and buttons; they close the panel when used, but for those inside `data-keep`. */
  children: ReactNode;
}

/** Pixels between an open panel and the edge of the window. */
const EDGE = 8;

/** How far a panel has to move to stand inside the window. */
const shiftInto = ({ left, right }: DOMRect): number =>
  left < EDGE ? EDGE - left : Math.min(0, window.innerWidth - EDGE - right);

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Moves the focus among the links and buttons of a panel. */
const walk = (event: React.KeyboardEvent, panel: HTMLElement) => {
  const step = STEPS[event.key];
  if (!step || (event.target as HTMLElement).matches('input,select,textarea')) return;
  const choices = [...panel.querySelectorAll<HTMLElement>('a[href],button:not(:disabled)')];
  if (choices.length === 0) return;
  event.preventDefault();
  choices[step(choices.indexOf(document.activeElement as HTMLElement), choices.length - 1)]?.focus();
};

/**
 * A button that shows a panel of links (the disclosure pattern): Escape and a click elsewhere close it, and the arrow
 * keys lead through it. Until the program is there the panel is a popover of the browser's.
 */
export function Dropdown({
  trigger,
  label,
  triggerClassName,
  looks,
  align = 'start',
  float,
  panelClassName,
  onOpen,
  children,
}: DropdownProps) {
  const isTakenOver = useIsTakenOver();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();

  // Opened by the browser itself, before the program was there
  useLayoutEffect(() => {
    if (panel.current?.matches(':popover-open')) setOpen(true);
  }, []);

  // On a phone the button may stand where its panel does not fit
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
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the focus has left
    <div
      className={classes.box}
      ref={box}
      onBlur={leave}
      onKeyDown={(event) => {
        if (isOpen && panel.current) walk(event, panel.current);
      }}
    >
      <button
        ref={button}
        type="button"
        {...(looks
          ? dressed({ ...looks, children: trigger })
          : { className: triggerClassName, children: trigger })}
        {...(isTakenOver
          ? { 'aria-expanded': isOpen, 'aria-controls': panelId }
          : { popoverTarget: panelId })}
        {...(label ? { 'aria-label': label } : {})}
        onClick={() => {
          if (!isOpen) onOpen?.();
          setOpen(!isOpen);
        }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only catches what its links and buttons let through */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links and buttons inside have the keyboard */}
      <div
        ref={panel}
        id={panelId}
        className={panelClassName ?? classes.panel}
        data-align={align}
        {...(float ? { popover: 'manual' as const } : {})}
        {...(isTakenOver ? { hidden: !isOpen } : { popover: 'auto' as const, 'data-early': true })}
        onClick={(event) => {
          const used = (event.target as HTMLElement).closest('a,button');
          if (!used || used.closest('[data-keep]')) return;
          setOpen(false);
          // What was used is about to vanish; a dialog that it opens gives the focus back to here.
          if (used.matches('button')) button.current?.focus();
        }}
      >
        {children}
      </div>
    </div>
  );
}
