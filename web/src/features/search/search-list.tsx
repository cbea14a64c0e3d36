import { IconChevronRight, IconHistory, IconSearch, IconTrendingUp, IconX } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import utilities from '../../ui/utilities.module.css';
import { CategoryIcon, useCategoryName } from '../categories/index.ts';
import { Highlight } from './highlight.tsx';
import classes from './search-list.module.css';
import type { SearchOption, Suggestions } from './search-options.ts';

export interface SearchListProps {
  /** Id of the list and, with an index appended, of its options. */
  id: string;
  found: Suggestions | undefined;
  options: readonly SearchOption[];
  searchText: string;
  /** The option selected by arrow keys; -1 for the field. */
  active: number;
  onChoose: (option: SearchOption) => void;
  onForget: (words?: string) => void;
}

const KINDS = ['COURSE', 'TEACHER', 'CATEGORY', 'ALL', 'RECENT', 'POPULAR'] as const;

/** Suggestions while typing: courses, teachers, categories and a link to all results, then recent searches. */
export function SearchList({ id, found, options, searchText, active, onChoose, onForget }: SearchListProps) {
  const { t } = useTranslation('searchList');
  const { t: common } = useTranslation();
  const { price, rating, counted } = useFormat();
  const getName = useCategoryName();
  /** If there are popular searches, the recent ones are above them. Otherwise they are at the end. */
  const hasPopular = options.some(({ kind }) => kind === 'POPULAR');
  const recent = options.flatMap((option) => (option.kind === 'RECENT' ? [option.words] : []));
  const getImage = (option: SearchOption): ReactNode => {
    switch (option.kind) {
      case 'COURSE': {
        const { title, coverUrl, teacher, ratingAverage, ratingCount, currentPrice } = option.course;
        return (
          <>
            <img
              className={styleClass({ rigid: true, w: 16, h: 9, radius: 'sm', fit: 'cover' })}
              src={coverUrl}
              alt=""
              width={64}
              height={36}
            />
            <Grid as="span" grow shrink>
              <Text as="span" text="control" weight={500} tone="text">
                <Highlight text={title} typed={searchText} />
              </Text>
              <Text as="span" text="xs" tone="text-2">
                {ratingCount > 0
                  ? t('taught', { teacher: teacher.fullName, rating: rating(ratingAverage) })
                  : teacher.fullName}
              </Text>
            </Grid>
            <Text as="span" rigid text="sm" weight={600} numbers>
              {currentPrice === 0 ? common('free') : price(currentPrice)}
            </Text>
          </>
        );
      }
      case 'TEACHER':
        return (
          <>
            <Avatar name={option.teacher.fullName} src={option.teacher.avatarUrl} size={36} />
            <Grid as="span" grow shrink>
              <Text as="span" text="control" weight={500} tone="text">
                <Highlight text={option.teacher.fullName} typed={searchText} />
              </Text>
              <Text as="span" text="xs" tone="text-2">
                {counted('courses', option.teacher.courseCount)}
              </Text>
            </Grid>
            <IconChevronRight
              size={18}
              className={styleClass({ rigid: true, tone: 'dim' })}
              aria-hidden="true"
            />
          </>
        );
      case 'CATEGORY': {
        const { icon, parent, courseCount } = option.category;
        return (
          <>
            <CategoryIcon name={icon} />
            <Grid as="span" grow shrink>
              <Text as="span" text="control" weight={500} tone="text">
                {parent && `${getName(parent)} / `}
                <Highlight text={getName(option.category)} typed={searchText} />
              </Text>
              <Text as="span" text="xs" tone="text-2">
                {counted('courses', courseCount)}
              </Text>
            </Grid>
            <IconChevronRight
              size={18}
              className={styleClass({ rigid: true, tone: 'dim' })}
              aria-hidden="true"
            />
          </>
        );
      }
      case 'RECENT':
      case 'POPULAR': {
        const Icon = option.kind === 'RECENT' ? IconHistory : IconTrendingUp;
        return (
          <>
            <Icon size={18} className={styleClass({ rigid: true, tone: 'dim' })} aria-hidden="true" />
            <Text as="span" text="control" space="nowrap" overflow="hidden" ellipsis>
              {option.words}
            </Text>
          </>
        );
      }
      default:
        return (
          <>
            <IconSearch size={18} className={styleClass({ rigid: true, tone: 'dim' })} aria-hidden="true" />
            <Text as="span" text="sm" weight={600} tone="link">
              {
                /** Without a count, because the last word may be incomplete here, unlike on the page of results */
                t('all', { query: found?.correctedTo ?? searchText.trim() })
              }
            </Text>
          </>
        );
    }
  };
  if (!options.length)
    return (
      <Text className={classes.note} px={4} pt={3} text="sm" tone="text-2">
        {t('none', { query: searchText.trim() })}
      </Text>
    );
  return (
    <>
      {found?.correctedTo && (
        <Text className={classes.note} px={4} pt={3} text="sm" tone="text-2">
          {t('corrected', { query: searchText.trim(), corrected: found.correctedTo })}
        </Text>
      )}
      <Box position="relative">
        <div id={id} role="listbox" aria-label={t('suggestions')} className={styleClass({ py: 2 })}>
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
                aria-label={t(`kind.${kind}`)}
                data-kind={kind}
                className={classes.group}
              >
                {kind !== 'ALL' && (
                  <Box px={4} py={1} text="xs" weight={600} tone="dim" aria-hidden="true">
                    {t(`kind.${kind}`)}
                  </Box>
                )}
                {group.map(({ option, index }) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keyboard (aria-activedescendant)
                  // biome-ignore lint/a11y/useFocusableInteractive: the same
                  <div
                    key={option.key}
                    id={`${id}-${index}`}
                    role="option"
                    aria-selected={index === active}
                    className={`${classes.option} ${styleClass({ display: 'flex', align: 'center', gap: 3, minH: 14, px: 4, py: 2, cursor: 'pointer' })}`}
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => onChoose(option)}
                  >
                    {getImage(option)}
                  </div>
                ))}
              </div>
            );
          })}
        </div>
        {recent.length > 0 && (
          // Next to the options at their heights, because a listbox must not contain buttons
          <Grid
            justifyItems="end"
            position="absolute"
            right={1}
            {...(hasPopular ? { top: 2 } : { bottom: 2 })}
          >
            <button
              type="button"
              className={styleClass({
                h: 7,
                px: 3,
                py: 0,
                font: 'inherit',
                text: 'xs',
                weight: 600,
                tone: 'link',
                bg: 'none',
                border: 'none',
                cursor: 'pointer',
                bare: true,
              })}
              onClick={() => onForget()}
            >
              {t('forgetAll')}
              <span className={utilities.hidden}>: {t('kind.RECENT')}</span>
            </button>
            {recent.map((words) => (
              <button
                key={words}
                type="button"
                className={`${classes.forget} ${styleClass({ display: 'grid', place: 'center', w: 11, h: 11, font: 'inherit', tone: 'dim', bg: 'none', radius: 'sm', border: 'none', cursor: 'pointer', bare: true })}`}
                aria-label={t('forget', { words })}
                onClick={() => onForget(words)}
              >
                <IconX size={18} aria-hidden="true" />
              </button>
            ))}
          </Grid>
        )}
      </Box>
      <Row
        as="p"
        className={classes.keys}
        align="stretch"
        gap={4}
        px={4}
        py={2}
        text="xs"
        tone="text-2"
        bg="surface-2"
        tablet={{ display: 'none' }}
        aria-hidden="true"
      >
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.choose')}
        </span>
        <span>
          <kbd>Enter</kbd> {t('keys.open')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('keys.close')}
        </span>
      </Row>
    </>
  );
}
