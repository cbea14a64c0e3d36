import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { schemaLanguage } from '../../i18n/schema-language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useTextBeforeHydration } from '../../ui/fields/use-text-before-hydration.ts';
import { styleClass } from '../../ui/layout/style-class.ts';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import utilities from '../../ui/utilities.module.css';
import { forgetSearch, noteSearch, recentSearches } from './recent-searches.ts';
import classes from './search-box.module.css';
import type { SearchListProps } from './search-list.tsx';
import { getOptions, popularOptions, recentOptions, type SearchOption } from './search-options.ts';
import { searchPath } from './search-path.ts';
import { MIN_LETTERS, usePopular, useSuggestions } from './use-suggestions.ts';

/** Loaded with the first suggestions, because most visits do not search. */
const SearchList = lazyOptional<SearchListProps>(async () => (await import('./search-list.tsx')).SearchList, {
  texts: ['searchList'],
});

interface SearchBoxProps {
  /** `page`: the suggestions fill the area below the field instead of floating over it. */
  variant?: 'header' | 'hero' | 'page';
  initial?: string;
  /** Called after a search or a choice, to close the surrounding element. */
  onDone?: () => void;
}

/** A search field with suggestions: a combobox with a listbox, for keyboard and pointer. */
export function SearchBox({ variant = 'header', initial = '', onDone }: SearchBoxProps) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(isOpen ? text : '');
  const [recent, setRecent] = useState<readonly string[]>([]);
  // Both suggestions and recent searches fit only if they fill the screen
  const isEmpty = text.trim().length < MIN_LETTERS;
  const showsRecent = variant === 'page' || isEmpty;
  const popular = usePopular(isOpen && isEmpty, schemaLanguage(i18n.language));
  const options = [
    ...getOptions(suggestions, text),
    ...recentOptions(showsRecent ? recent : []),
    ...(isEmpty ? popularOptions(popular, recent) : []),
  ];
  const box = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const isShown = isOpen && options.length > 0;
  /** Shows that nothing was found, because an empty list would look like loading. */
  const hasNoMatches = isOpen && suggestions !== undefined && !isShown;

  const ref = useTextBeforeHydration(field, ({ currentTarget }) => setText(currentTarget.value));

  const open = () => {
    if (!isOpen) setRecent(recentSearches());
    setOpen(true);
  };
  /** Opens an option, or the results of the typed words. */
  const openOption = (option?: SearchOption) => {
    if (!option || option.kind === 'ALL') noteSearch(text);
    if (option?.kind === 'RECENT' || option?.kind === 'POPULAR') noteSearch(option.words);
    setOpen(false);
    setActive(-1);
    navigate(option?.to ?? searchPath(text));
    onDone?.();
  };
  const remove = (words?: string) => {
    setRecent(forgetSearch(words));
    setActive(-1);
    // The button with the focus was removed
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false);
      setActive(-1);
    } else if (isShown && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One position more than options: the field itself, which is one step away from both ends.
      const next = ((active + 1 + step + options.length + 1) % (options.length + 1)) - 1;
      setActive(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: too few screen readers support the search element yet
    <form
      ref={box}
      role="search"
      action="/courses"
      className={`${classes.box} ${styleClass({ display: 'flex', align: 'center', gap: 2, shrink: true, h: 11, px: 4, bg: 'surface-2', radius: 'md', position: 'relative' })}`}
      data-variant={variant}
      onSubmit={(event) => {
        event.preventDefault();
        openOption(isShown ? options[active] : undefined);
      }}
      onBlur={(event) => {
        // The window has lost the focus, not the field
        if (document.activeElement === event.target) return;
        if (!box.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <IconSearch
        size={variant === 'hero' ? 24 : 20}
        className={styleClass({ rigid: true, tone: 'dim' })}
        aria-hidden="true"
      />
      <input
        ref={ref}
        className={`${classes.input} ${styleClass({ grow: true, shrink: true, h: 'full', font: 'inherit', text: 'control', tone: 'text', bg: 'none', border: 'none', outline: 'none' })}`}
        type="text"
        name="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        role="combobox"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={id}
        {...(variant === 'page' ? { 'data-autofocus': true } : {})}
        {...(isShown && active >= 0 ? { 'aria-activedescendant': `${id}-${active}` } : {})}
        value={text}
        onFocus={open}
        onChange={(event) => {
          setText(event.currentTarget.value);
          open();
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
      />
      {variant !== 'hero' && text && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t('search.clear')}
          onClick={() => {
            setText('');
            setActive(-1);
            field.current?.focus();
          }}
        >
          <IconX size={18} aria-hidden="true" />
        </button>
      )}
      {variant === 'hero' && (
        <button type="submit" className={classes.submit}>
          <span className={classes.submitText}>{t('search.submit')}</span>
          <IconSearch
            size={20}
            className={styleClass({ display: 'none', phone: { display: 'block' } })}
            aria-hidden="true"
          />
        </button>
      )}
      {(isShown || hasNoMatches) && (
        <div className={classes.panel}>
          <SearchList
            id={id}
            found={suggestions}
            options={options}
            searchText={text}
            active={active}
            onChoose={openOption}
            onForget={remove}
          />
        </div>
      )}
      <span role="status" className={utilities.hidden}>
        {isShown || hasNoMatches ? t('search.found', { count: options.length }) : ''}
      </span>
    </form>
  );
}
