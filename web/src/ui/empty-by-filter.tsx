import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface EmptyByFilterProps {
  title: string;
  text: string;
  action: string;
  onClear: () => void;
}

/** Empty state of a list whose search or filters match nothing; offers to clear them. */
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
