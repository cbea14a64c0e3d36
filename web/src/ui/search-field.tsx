import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { styleClass } from './layout/style-class.ts';
import plain from './plain-field.module.css';
import classes from './search-field.module.css';

interface SearchFieldProps {
  value: string;
  /** Called after a pause in typing, on Enter, on blur, and when it is cleared. */
  onSearch: (value: string) => void;
  label: string;
}

/** Milliseconds of a pause in typing until the search starts. */
const REST_MS = 300;

/** A search box above a table or list that searches while the viewer types. */
export function SearchField({ value, onSearch, label }: SearchFieldProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(value);
  const asked = useRef(value);
  const ask = (text: string) => {
    const next = text.trim();
    if (next === asked.current) return;
    asked.current = next;
    onSearch(next);
  };
  const searchLater = useDebouncedCallback(ask, REST_MS);
  useEffect(() => {
    // The URL follows the typed text. Only changes from elsewhere (back, "clear filters") replace the text
    if (value !== asked.current) {
      searchLater.cancel();
      setDraft(value);
    }
    asked.current = value;
  }, [value, searchLater]);
  const search = (text: string) => {
    searchLater.cancel();
    ask(text);
  };
  return (
    <form
      className={classes.field}
      onSubmit={(event) => {
        event.preventDefault();
        search(draft);
      }}
    >
      <IconSearch
        size={18}
        aria-hidden="true"
        className={styleClass({ tone: 'dim', position: 'absolute', top: 3, left: 3, pointer: 'none' })}
      />
      <input
        type="search"
        className={`${plain.field} ${classes.input}`}
        aria-label={label}
        placeholder={label}
        value={draft}
        onChange={(event) => {
          setDraft(event.currentTarget.value);
          searchLater(event.currentTarget.value);
        }}
        onBlur={() => search(draft)}
      />
      {draft && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t('search.clear')}
          onClick={() => {
            setDraft('');
            search('');
          }}
        >
          <IconX size={18} aria-hidden="true" />
        </button>
      )}
    </form>
  );
}
