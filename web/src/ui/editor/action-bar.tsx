import type { Icon } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import classes from './rich-text-editor.module.css';

/** A button of the toolbar. */
export interface Action {
  /** Accessible name and tooltip. */
  label: string;
  icon: Icon;
  /** Whether the format applies at the cursor; undefined for actions that are no formats. */
  isActive?: boolean;
  opensDialog?: boolean;
  isDisabled?: boolean;
  run: () => void;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

interface ActionBarProps {
  label: string;
  groups: readonly (readonly Action[])[];
}

/** A toolbar with a single tab stop; arrow keys, Home and End move the focus inside it. */
export function ActionBar({ label, groups }: ActionBarProps) {
  const [stop, setStop] = useState('');
  const labels = groups.flat().map((action) => action.label);
  const current = Math.max(0, labels.indexOf(stop));
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[step(current, labels.length - 1)]?.focus();
  };
  return (
    <div role="toolbar" aria-label={label} className={classes.actions} onKeyDown={onKeyDown}>
      {groups.map((group) => (
        <div key={group[0]?.label} className={classes.group}>
          {group.map(({ label: name, icon: Icon, isActive, opensDialog, isDisabled = false, run }) => (
            <button
              key={name}
              type="button"
              className={classes.control}
              title={name}
              aria-label={name}
              aria-pressed={isActive}
              aria-haspopup={opensDialog ? 'dialog' : undefined}
              // A disabled button would lose the focus, for instance after the last undo
              aria-disabled={isDisabled || undefined}
              tabIndex={name === labels[current] ? 0 : -1}
              onFocus={() => setStop(name)}
              // A click leaves the selection and the focus in the text
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => !isDisabled && run()}
            >
              <Icon size={18} stroke={1.75} aria-hidden="true" />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
