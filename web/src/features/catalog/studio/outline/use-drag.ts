import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { type RefObject, useEffect, useState } from 'react';

/** What is dragged, and over what it may be dropped. */
export interface DragItem {
  kind: 'lesson' | 'section';
  id: string;
}

export type Edge = 'top' | 'bottom';

interface DragRefs {
  row: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
}

/** The half of an element that the pointer is over. */
const edgeAt = (element: Element, clientY: number): Edge => {
  const { top, height } = element.getBoundingClientRect();
  return clientY < top + height / 2 ? 'top' : 'bottom';
};

/**
 * Makes an element draggable by its handle, and a place to drop beside.
 * @param accepts what may be dropped here; lessons into an empty section as well
 */
export const useDrag = (
  { row, handle }: DragRefs,
  item: DragItem,
  accepts: (dragged: DragItem) => boolean,
  isLocked: boolean,
) => {
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<Edge | null>(null);
  const { kind, id } = item;
  // biome-ignore lint/correctness/useExhaustiveDependencies: accepts is made anew at every render and means the same
  useEffect(() => {
    const element = row.current;
    if (!element || isLocked) return undefined;
    const mark = ({
      self,
      location,
    }: {
      self: { data: Record<string | symbol, unknown> };
      location: unknown;
    }) => {
      void location;
      setEdge((self.data.edge as Edge | undefined) ?? null);
    };
    return combine(
      draggable({
        element,
        ...(handle.current && { dragHandle: handle.current }),
        getInitialData: () => ({ kind, id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.id !== id && accepts(source.data as unknown as DragItem),
        getData: ({ input, element: over }) => ({ kind, id, edge: edgeAt(over, input.clientY) }),
        onDragEnter: mark,
        onDrag: mark,
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    );
  }, [row, handle, kind, id, isLocked]);
  return { isDragged, edge };
};
