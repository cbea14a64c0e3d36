import {
  type ChangeEvent,
  type ChangeEventHandler,
  type Ref,
  type RefCallback,
  useCallback,
  useState,
} from 'react';

/**
 * Passes text that the visitor has typed before hydration to the handler of a field. React keeps such text in the
 * document, but calls no handler for it.
 * @param ref the caller's own ref
 * @returns the ref of the field
 */
export function useEarlyText<E extends HTMLInputElement | HTMLTextAreaElement>(
  ref: Ref<E> | undefined,
  onChange: ChangeEventHandler<E> | undefined,
): RefCallback<E> {
  /** That of hydration, after which React calls the current one. */
  const [first] = useState(() => onChange);
  return useCallback(
    (element: E) => {
      if (element && element.value !== element.defaultValue)
        first?.({ currentTarget: element, target: element } as ChangeEvent<E, E>);
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
      return undefined;
    },
    [ref, first],
  );
}
