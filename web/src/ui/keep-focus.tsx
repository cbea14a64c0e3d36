import {
  Fragment,
  type FragmentInstance,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';

declare module 'react' {
  /** The types of React DOM lack this method. */
  interface FragmentInstance {
    compareDocumentPosition(node: Node): number;
  }
}

const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex]';

const contains = (fragment: FragmentInstance, element: Element) =>
  Boolean(fragment.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_CONTAINED_BY);
const getName = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent;

/** The element that had the focus when it was removed together with its part of the page. */
type RemovedFocus = RefObject<HTMLElement | null>;

/**
 * One of several parts that replace each other. If the removed part contains the focus, the next part with the same
 * `removedRef` gets it: the element of the same name, or else the first one.
 */
export function FocusedPart({ removedRef, children }: { removedRef: RemovedFocus; children: ReactNode }) {
  const fragment = useRef<FragmentInstance>(null);
  useLayoutEffect(() => {
    const part = fragment.current;
    if (!part) return undefined;
    const former = removedRef.current;
    removedRef.current = null;
    if (former && !former.isConnected) {
      const elements = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) =>
        contains(part, element),
      );
      (elements.find((element) => getName(element) === getName(former)) ?? elements[0])?.focus();
    }
    return () => {
      const active = document.activeElement;
      if (active instanceof HTMLElement && active !== document.body && contains(part, active))
        removedRef.current = active;
    };
  }, [removedRef]);
  return <Fragment ref={fragment}>{children}</Fragment>;
}

/** Keeps the focus if other content replaces `children`, which a new `part` states. */
export function KeepFocus({ part, children }: { part: string; children: ReactNode }) {
  const removedRef = useRef<HTMLElement>(null);
  return (
    <FocusedPart key={part} removedRef={removedRef}>
      {children}
    </FocusedPart>
  );
}
