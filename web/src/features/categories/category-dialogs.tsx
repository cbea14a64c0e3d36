import { CategoryDialog } from './category-dialog.tsx';
import type { OpenDialog } from './category-row.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import type { Top } from './tree.ts';

interface CategoryDialogsProps {
  tops: readonly Top[];
  ask: OpenDialog | null;
  onClose: () => void;
}

/** The dialogs for categories, of which at most one is open. */
export function CategoryDialogs({ tops, ask, onClose }: CategoryDialogsProps) {
  if (!ask) return null;
  if (ask.what === 'create') return <CategoryDialog parentId={ask.parentId} tops={tops} onClose={onClose} />;
  const { category } = ask;
  if (ask.what === 'edit')
    return <CategoryDialog category={category} parentId={ask.parentId} tops={tops} onClose={onClose} />;
  if (ask.what === 'merge') return <MergeDialog category={category} tops={tops} onClose={onClose} />;
  return <DeleteDialog category={category} onClose={onClose} />;
}
