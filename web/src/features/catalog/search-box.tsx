import { useApolloClient } from '@apollo/client/react';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import kit from '../../ui/kit.module.css';
import classes from './search-box.module.css';
import { SearchSuggestionsDocument, type SearchSuggestionsQuery } from './search-suggestions.gen.ts';

type Suggestion = SearchSuggestionsQuery['searchSuggestions'][number];

const folders = { COURSE: '/courses/', CATEGORY: '/category/', TEACHER: '/instructor/' } as const;

/** The page of a suggestion; the server names the course, category or teacher, we know where it lives. */
const pathOf = ({ kind, target }: Suggestion) => folders[kind] + encodeURIComponent(target);

/** Typing rests this long before the server is asked. */
const PAUSE_MS = 180;
/** One letter matches too much to be of use. */
const LEAST_LETTERS = 2;

const useSuggestions = (text: string) => {
  const client = useApolloClient();
  const [items, setItems] = useState<Suggestion[]>([]);
  useEffect(() => {
    const query = text.trim();
    if (query.length < LEAST_LETTERS) {
      setItems([]);
      return undefined;
    }
    let isStale = false;
    const timer = setTimeout(async () => {
      const answer = await client
        .query({
          query: SearchSuggestionsDocument,
          variables: { search: query },
        })
        .catch(() => null); // Suggestions are a help; without them the search itself still works.
      if (!isStale) setItems(answer?.data?.searchSuggestions ?? []);
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [client, text]);
  return items;
};

interface SearchBoxProps {
  variant?: 'header' | 'hero';
  initial?: string;
  /** Called after a search or a choice, for closing what surrounds the box. */
  onDone?: () => void;
}

/** Search with suggestions: a combobox with its list, by keyboard and by pointer. */
export function SearchBox({ variant = 'header', initial = '', onDone }: SearchBoxProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const items = useSuggestions(isOpen ? text : '');
  const box = useRef<HTMLFormElement>(null);
  const id = useId();
  const isShown = isOpen && items.length > 0;

  const leave = (target: string) => {
    setOpen(false);
    setActive(-1);
    navigate(target);
    onDone?.();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false);
      setActive(-1);
    } else if (isShown && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One place more than there are items: the field itself, from which both ends are one step away.
      setActive((now) => ((now + 1 + step + items.length + 1) % (items.length + 1)) - 1);
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is unknown to too many readers still
    <form
      ref={box}
      role="search"
      className={classes.box}
      data-variant={variant}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = isShown ? items[active] : undefined;
        leave(
          chosen
            ? pathOf(chosen)
            : `/courses${text.trim() ? `?search=${encodeURIComponent(text.trim())}` : ''}`,
        );
      }}
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <IconSearch size={variant === 'hero' ? 24 : 20} className={classes.icon} aria-hidden="true" />
      <input
        className={classes.input}
        type="text"
        name="search"
        autoComplete="off"
        role="combobox"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        {...(isShown && active >= 0 ? { 'aria-activedescendant': `${id}-${active}` } : {})}
        value={text}
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
      />
      {variant === 'hero' && (
        <button type="submit" className={classes.submit}>
          <span className={classes.submitText}>{t('search.submit')}</span>
          <IconSearch size={20} className={classes.submitIcon} aria-hidden="true" />
        </button>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search.suggestions')}
        hidden={!isShown}
        className={classes.list}
      >
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard (aria-activedescendant)
          // biome-ignore lint/a11y/useFocusableInteractive: the same
          <div
            key={`${item.kind}${item.target}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classes.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => leave(pathOf(item))}
          >
            <span className={classes.label}>{item.label}</span>
            <span className={classes.kind}>{item.detail ?? t(`search.kind.${item.kind}`)}</span>
          </div>
        ))}
      </div>
      <span role="status" className={kit.hidden}>
        {isShown ? t('search.found', { count: items.length }) : ''}
      </span>
    </form>
  );
}
