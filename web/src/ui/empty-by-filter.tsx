import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface EmptyByFilterProps {
  title: string;
  text: string;
  /** Label of the button that clears the filters. */
  action: string;
  onClear: () => void;
}

/** Shown if search and filters match nothing in a list; offers to clear them. */
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
