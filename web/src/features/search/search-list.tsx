import { IconChevronRight, IconHistory, IconSearch, IconX } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { CategoryIcon, useCategoryName } from '../categories/index.ts';
import { Highlight } from './highlight.tsx';
import classes from './search-list.module.css';
import type { SearchOption, Suggestions } from './search-options.ts';

export interface SearchListProps {
  /** Id of the list and, with an index appended, of its options. */
  id: string;
  found: Suggestions | undefined;
  options: readonly SearchOption[];
  typed: string;
  /** The option selected by arrow keys; -1 for the field. */
  active: number;
  onChoose: (option: SearchOption) => void;
  onForget: (words?: string) => void;
}

const KINDS = ['COURSE', 'TEACHER', 'CATEGORY', 'ALL', 'RECENT'] as const;

/** Suggestions while typing: courses, teachers, categories and a link to all results, then recent searches. */
export function SearchList({ id, found, options, typed, active, onChoose, onForget }: SearchListProps) {
  const { t } = useTranslation();
  const { price, rating, counted } = useFormat();
  const nameOf = useCategoryName();
  const recent = options.flatMap((option) => (option.kind === 'RECENT' ? [option.words] : []));
  const faceOf = (option: SearchOption): ReactNode => {
    switch (option.kind) {
      case 'COURSE': {
        const { title, coverUrl, teacher, ratingAverage, ratingCount, currentPrice } = option.course;
        return (
          <>
            <img className={classes.cover} src={coverUrl} alt="" width={64} height={36} />
            <span className={classes.words}>
              <span className={classes.name}>
                <Highlight text={title} typed={typed} />
              </span>
              <span className={classes.detail}>
                {ratingCount > 0
                  ? t('search.taught', { teacher: teacher.fullName, rating: rating(ratingAverage) })
                  : teacher.fullName}
              </span>
            </span>
            <span className={classes.price}>{currentPrice === 0 ? t('free') : price(currentPrice)}</span>
          </>
        );
      }
      case 'TEACHER':
        return (
          <>
            <Avatar name={option.teacher.fullName} src={option.teacher.avatarUrl} size={36} />
            <span className={classes.words}>
              <span className={classes.name}>
                <Highlight text={option.teacher.fullName} typed={typed} />
              </span>
              <span className={classes.detail}>{counted('courses', option.teacher.courseCount)}</span>
            </span>
            <IconChevronRight size={18} className={classes.go} aria-hidden="true" />
          </>
        );
      case 'CATEGORY': {
        const { icon, parent, courseCount } = option.category;
        return (
          <>
            <CategoryIcon name={icon} />
            <span className={classes.words}>
              <span className={classes.name}>
                {parent && `${nameOf(parent)} / `}
                <Highlight text={nameOf(option.category)} typed={typed} />
              </span>
              <span className={classes.detail}>{counted('courses', courseCount)}</span>
            </span>
            <IconChevronRight size={18} className={classes.go} aria-hidden="true" />
          </>
        );
      }
      case 'RECENT':
        return (
          <>
            <IconHistory size={18} className={classes.go} aria-hidden="true" />
            <span className={classes.recent}>{option.words}</span>
          </>
        );
      default:
        return (
          <>
            <IconSearch size={18} className={classes.go} aria-hidden="true" />
            <span className={classes.all}>
              {
                /** Without a count, because the last word may be incomplete here, unlike on the page of results */
                t('search.all', { query: found?.correctedTo ?? typed.trim() })
              }
            </span>
          </>
        );
    }
  };
  if (!options.length) return <p className={classes.note}>{t('search.none', { query: typed.trim() })}</p>;
  return (
    <>
      {found?.correctedTo && (
        <p className={classes.note}>
          {t('search.corrected', { query: typed.trim(), corrected: found.correctedTo })}
        </p>
      )}
      <div className={classes.options}>
        <div id={id} role="listbox" aria-label={t('search.suggestions')} className={classes.list}>
          {KINDS.map((kind) => {
            const group = options.flatMap((option, index) =>
              option.kind === kind ? [{ option, index }] : [],
            );
            if (!group.length) return <Fragment key={kind} />;
            return (
              // biome-ignore lint/a11y/useSemanticElements: options are grouped by role; a fieldset holds form fields
              <div
                key={kind}
                role="group"
                aria-label={t(`search.kind.${kind}`)}
                data-kind={kind}
                className={classes.group}
              >
                {kind !== 'ALL' && (
                  <div className={classes.title} aria-hidden="true">
                    {t(`search.kind.${kind}`)}
                  </div>
                )}
                {group.map(({ option, index }) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keyboard (aria-activedescendant)
                  // biome-ignore lint/a11y/useFocusableInteractive: the same
                  <div
                    key={option.key}
                    id={`${id}-${index}`}
                    role="option"
                    aria-selected={index === active}
                    className={classes.option}
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => onChoose(option)}
                  >
                    {faceOf(option)}
                  </div>
                ))}
              </div>
            );
          })}
        </div>
        {recent.length > 0 && (
          // Next to the options at their heights, because a listbox must not contain buttons
          <div className={classes.tools}>
            <button type="button" className={classes.forgetAll} onClick={() => onForget()}>
              {t('search.forgetAll')}
              <span className={kit.hidden}>: {t('search.kind.RECENT')}</span>
            </button>
            {recent.map((words) => (
              <button
                key={words}
                type="button"
                className={classes.forget}
                aria-label={t('search.forget', { words })}
                onClick={() => onForget(words)}
              >
                <IconX size={18} aria-hidden="true" />
              </button>
            ))}
          </div>
        )}
      </div>
      <p className={classes.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('search.keys.choose')}
        </span>
        <span>
          <kbd>Enter</kbd> {t('search.keys.open')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('search.keys.close')}
        </span>
      </p>
    </>
  );
}
