import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toErrorMessage } from '../../apollo/failure.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Problem } from '../../ui/problem.tsx';
import { useDebouncedValue } from '../../ui/use-debounced.ts';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import classes from './quick-find.module.css';
import { type Choice, rememberChoice } from './quick-find-choices.ts';
import { useQuickFind } from './use-quick-find.ts';

interface QuickFindProps {
  /** The pages that the viewer may open, by their names in the sidebar. */
  pages: readonly Choice[];
  onClose: () => void;
}

const PAUSE_MS = 250;

/** Searches people, courses, orders and pages of the administration; works by keyboard alone. */
export function QuickFind({ pages, onClose }: QuickFindProps) {
  const { t } = useTranslation('quickFind');
  const viewer = useViewer();
  const navigate = useNavigate();
  const listId = useId();
  const [searchText, setSearchText] = useState('');
  const [selectedIndex, setSelectedIndex] = useState(0);
  const rested = useDebouncedValue(searchText, PAUSE_MS);
  const search = searchText && rested;
  const { groups, isWaiting, error } = useQuickFind(search, pages);
  const all: Choice[] = groups.flatMap(({ choices }) => choices);
  const current = all[Math.min(selectedIndex, all.length - 1)];
  const getId = (choice: Choice) => `${listId}-${all.indexOf(choice)}`;

  const open = (choice: Choice) => {
    rememberChoice(viewer.user?.id ?? '', choice);
    onClose();
    navigate(choice.to);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      const next = (selectedIndex + step + all.length) % all.length;
      setSelectedIndex(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && current && searchText === search) {
      event.preventDefault();
      open(current);
    }
  };
  const isEmpty = all.length === 0 && !isWaiting && !error && searchText === search;

  return (
    <Dialog isOpen onClose={onClose} title={t('title')}>
      <TextField
        data-autofocus
        // A field of type search handles the first Escape itself and clears its text
        type="text"
        enterKeyHint="search"
        role="combobox"
        aria-label={t('label')}
        aria-expanded={all.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(current && { 'aria-activedescendant': getId(current) })}
        placeholder={t('label')}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={searchText}
        maxLength={100}
        onChange={(event) => {
          setSearchText(event.currentTarget.value);
          setSelectedIndex(0);
        }}
        onKeyDown={onKey}
      />
      <Problem text={error ? toErrorMessage(error) : null} />
      <div
        id={listId}
        role="listbox"
        aria-label={t('results')}
        className={classes.list}
        aria-busy={isWaiting}
      >
        {groups.map(
          ({ key, choices }) =>
            choices.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by this role
              <div key={key} role="group" aria-label={t(`group.${key}`)}>
                <Text px={2} pt={2} pb={1} text="xs" weight={500} tone="dim" aria-hidden="true">
                  {t(`group.${key}`)}
                </Text>
                {choices.map((choice) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keyboard
                  <div
                    key={choice.to}
                    id={getId(choice)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={choice === current}
                    className={`${classes.choice} ${styleClass({ display: 'flex', wrap: true, align: 'baseline', justify: 'between', columnGap: 4, minH: 11, p: 2, text: 'control', radius: 'md', cursor: 'pointer' })}`}
                    onClick={() => open(choice)}
                  >
                    <Text as="span" weight={500} anywhere>
                      {choice.label}
                    </Text>
                    {choice.detail && (
                      <Text as="span" text="xs" tone="dim" anywhere>
                        {choice.detail}
                      </Text>
                    )}
                  </div>
                ))}
              </div>
            ),
        )}
      </div>
      <p className={isEmpty ? styleClass({ py: 4, tone: 'text-2' }) : utilities.hidden} role="status">
        {isEmpty ? t('none', { search }) : search && !isWaiting ? t('found', { count: all.length }) : ''}
      </p>
      <Text className={classes.keys} mt={3} text="xs" tone="dim">
        {t('keys')}
      </Text>
    </Dialog>
  );
}
