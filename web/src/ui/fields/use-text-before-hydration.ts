import {
  type ChangeEvent,
  type ChangeEventHandler,
  type Ref,
  type RefObject,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useIsHydrated } from '../use-is-hydrated.ts';

/**
 * Passes text that the visitor has typed before hydration to the handler of a field. React keeps such text in the
 * document, but calls no handler for it.
 * @param ref the caller's own ref
 * @returns the ref of the field
 */
export function useTextBeforeHydration<E extends HTMLInputElement | HTMLTextAreaElement>(
  ref: Ref<E> | undefined,
  onChange: ChangeEventHandler<E> | undefined,
): RefObject<E | null> {
  const field = useRef<E>(null);
  const isHydrated = useIsHydrated();
  const [isHydrating] = useState(!isHydrated);
  useImperativeHandle(ref, () => field.current!, []);
  const change = useEffectEvent((element: E) =>
    onChange?.({
      // Without a native event, forms treat the event itself as the value
      nativeEvent: new Event('input'),
      currentTarget: element,
      target: element,
    } as ChangeEvent<E, E>),
  );
  useLayoutEffect(() => {
    const element = field.current;
    // In a mounted field the values may differ without typing, because browsers normalise line breaks
    if (isHydrating && element && element.value !== element.defaultValue) change(element);
  }, [isHydrating]);
  return field;
}
