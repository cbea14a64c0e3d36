import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface EmptyByFilterProps {
  title: string;
  text: string;
  /** Words of the button that clears. */
  action: string;
  onClear: () => void;
}

/** What a list shows when search and filters leave nothing of it: offers to clear them. */
export function EmptyByFilter({ title, text, action, onClear }: EmptyByFilterProps) {
  return (
    <EmptyState
      kind="filter"
      title={title}
      text={text}
      actions={
        <Button variant="default" onClick={onClear}>
          {action}
        </Button>
      }
    />
  );
}
