import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { TextField } from './fields/text-field.tsx';
import { IconButton } from './icon-button.tsx';
import classes from './search-field.module.css';
import { useDebouncedCallback } from './use-debounced.ts';

interface SearchFieldProps {
  value: string;
  /** Called after a pause in typing, on Enter, on blur, and when it is cleared. */
  onSearch: (value: string) => void;
  label: string;
}

/** Milliseconds of a pause in typing until the search starts. */
const DEBOUNCE_MS = 300;

/** A search box above a table or list that searches while the viewer types. */
export function SearchField({ value, onSearch, label }: SearchFieldProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(value);
  const lastSearch = useRef(value);
  const search = (text: string) => {
    const next = text.trim();
    if (next === lastSearch.current) return;
    lastSearch.current = next;
    onSearch(next);
  };
  const { call: searchLater, cancel } = useDebouncedCallback(search, DEBOUNCE_MS);
  useEffect(() => {
    // The URL follows the typed text. Only changes from elsewhere (back, "clear filters") replace the text
    if (value !== lastSearch.current) {
      cancel();
      setDraft(value);
    }
    lastSearch.current = value;
  }, [value, cancel]);
  const searchNow = (text: string) => {
    cancel();
    search(text);
  };
  return (
    <form
      className={classes.field}
      onSubmit={(event) => {
        event.preventDefault();
        searchNow(draft);
      }}
    >
      <TextField
        type="search"
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        rightSection={
          draft && (
            <IconButton
              aria-label={t('search.clear')}
              onClick={() => {
                setDraft('');
                searchNow('');
              }}
            >
              <IconX size={18} aria-hidden="true" />
            </IconButton>
          )
        }
        aria-label={label}
        placeholder={label}
        value={draft}
        onChange={(event) => {
          setDraft(event.currentTarget.value);
          searchLater(event.currentTarget.value);
        }}
        onBlur={() => searchNow(draft)}
      />
    </form>
  );
}
