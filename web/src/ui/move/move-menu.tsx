import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowsMoveVertical,
  IconArrowUp,
  IconCornerDownRight,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Dropdown } from '../dropdown.tsx';
import { Box, Text } from '../layout/layout.tsx';
import utilities from '../utilities.module.css';
import classes from './move-menu.module.css';
import { type Step, stepTo } from './places.ts';

interface MoveMenuProps {
  /** Identifies the button, to restore the focus. */
  id: string;
  /** The button's name: "Move ‘Variables’". */
  label: string;
  /** The current position, as a text. */
  where: string;
  index: number;
  length: number;
  onMove: (position: number) => void;
  /** Other lists that it can be moved to, below a separate heading. */
  elsewhere?: { heading: string; places: { id: string; label: string }[]; onMove: (id: string) => void };
}

const STEPS: {
  step: Step;
  icon: typeof IconArrowUp;
  keys: string;
  /** The keys in the syntax of aria-keyshortcuts. */
  shortcut: string;
  hears: (event: KeyboardEvent) => boolean;
}[] = [
  {
    step: 'up',
    icon: IconArrowUp,
    keys: 'Alt ↑',
    shortcut: 'Alt+ArrowUp',
    hears: (e) => e.altKey && e.key === 'ArrowUp',
  },
  {
    step: 'down',
    icon: IconArrowDown,
    keys: 'Alt ↓',
    shortcut: 'Alt+ArrowDown',
    hears: (e) => e.altKey && e.key === 'ArrowDown',
  },
  {
    step: 'first',
    icon: IconArrowBarToUp,
    keys: 'Alt Home',
    shortcut: 'Alt+Home',
    hears: (e) => e.altKey && e.key === 'Home',
  },
  {
    step: 'last',
    icon: IconArrowBarToDown,
    keys: 'Alt End',
    shortcut: 'Alt+End',
    hears: (e) => e.altKey && e.key === 'End',
  },
];

/** Moves an item without a mouse: a button with a menu, and shortcuts that do the same. */
export function MoveMenu({ id, label, where, index, length, onMove, elsewhere }: MoveMenuProps) {
  const { t } = useTranslation('workspace');
  const onKey = (event: KeyboardEvent) => {
    const matching = STEPS.find(({ hears }) => hears(event));
    if (!matching) return;
    event.preventDefault();
    const target = stepTo(matching.step, index, length);
    if (target !== null) onMove(target);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the button inside
    <div id={`move-${id}`} onKeyDown={onKey}>
      <Dropdown
        trigger={<IconArrowsMoveVertical size={20} stroke={1.75} aria-hidden="true" />}
        label={label}
        triggerClassName={utilities.iconButton ?? ''}
        align="end"
      >
        <Text px={2} pt={2} pb={1} text="micro" weight={600} tone="dim">
          {where}
        </Text>
        {STEPS.map(({ step, icon: Icon, keys, shortcut }) => {
          const target = stepTo(step, index, length);
          return (
            <button
              key={step}
              type="button"
              disabled={target === null}
              aria-keyshortcuts={shortcut}
              className={classes.menuItem}
              onClick={() => target !== null && onMove(target)}
            >
              <Icon size={18} aria-hidden="true" />
              <Text as="span" grow shrink>
                {t(`move.${step}`)}
              </Text>
              <Box
                as="span"
                px={2}
                font="inherit"
                text="micro"
                tone="text-2"
                space="nowrap"
                bg="surface-2"
                radius="xs"
                aria-hidden="true"
              >
                {keys}
              </Box>
            </button>
          );
        })}
        {elsewhere && elsewhere.places.length > 0 && (
          <>
            <Text px={2} pt={2} pb={1} text="micro" weight={600} tone="dim">
              {elsewhere.heading}
            </Text>
            {elsewhere.places.map((place) => (
              <button
                key={place.id}
                type="button"
                className={classes.menuItem}
                onClick={() => elsewhere.onMove(place.id)}
              >
                <IconCornerDownRight size={18} aria-hidden="true" />
                <Text as="span" grow shrink>
                  {place.label}
                </Text>
              </button>
            ))}
          </>
        )}
      </Dropdown>
    </div>
  );
}
