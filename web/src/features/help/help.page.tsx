import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TFunction } from '../../i18n/keys.ts';
import { useSiteMode } from '../../i18n/use-site-mode.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Box, Card, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { PageMeta } from '../../ui/page-meta.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import utilities from '../../ui/utilities.module.css';
import classes from './help.module.css';
import {
  findHelp,
  HELP_QUESTIONS,
  type HelpEntry,
  type HelpGroup,
  MARKETPLACE_QUESTIONS,
} from './help-questions.ts';

const GROUPS = Object.keys(HELP_QUESTIONS) as HelpGroup[];

const getEntries = (t: TFunction<'help'>): HelpEntry[] =>
  GROUPS.flatMap((group) =>
    Object.entries(HELP_QUESTIONS[group]).map(([key, to]) => ({
      group,
      key,
      to,
      question: t(`entry.${group}.${key}.question` as 'entry.student.start.question'),
      answer: t(`entry.${group}.${key}.answer` as 'entry.student.start.answer'),
    })),
  );

const Questions = ({ entries, isOpen = false }: { entries: readonly HelpEntry[]; isOpen?: boolean }) => {
  const { t } = useTranslation('help');
  return (
    <Card card="flush" className={classes.questions}>
      {entries.map(({ group, key, question, answer, to }) => (
        <details key={`${group}.${key}`} open={isOpen}>
          <summary>{question}</summary>
          <Text tone="text-2">{answer}</Text>
          <Link className={utilities.moreLink} to={to}>
            {t('open')}
            <span className={utilities.hidden}>: {question}</span>
          </Link>
        </details>
      ))}
    </Card>
  );
};

/** /help: frequent questions of students, buyers and teachers, with a search. */
export function Component() {
  const { t } = useTranslation('help');
  const [search, setSearch] = useState('');
  const { isAcademy } = useSiteMode();
  const all = getEntries(t).filter(({ key }) => !isAcademy || !MARKETPLACE_QUESTIONS.includes(key));
  const found = findHelp(all, search);
  return (
    <Box className={`${utilities.container} ${classes.page}`}>
      <PageMeta title={t('title')} description={t('description')} path="/help" />
      <h1>{t('title')}</h1>
      <Box maxW={120} mt={6}>
        <SearchField value={search} onSearch={setSearch} label={t('search')} />
      </Box>
      <p role="status" className={search ? styleClass({ tone: 'dim', mt: 4 }) : utilities.hidden}>
        {search && t('found', { count: found.length })}
      </p>
      {search
        ? found.length > 0 && <Questions key={search} entries={found} isOpen={found.length <= 3} />
        : GROUPS.map((group) => (
            <section key={group}>
              <h2>{t(`group.${group}`)}</h2>
              <Questions entries={all.filter((entry) => entry.group === group)} />
            </section>
          ))}
      {search && found.length === 0 ? (
        <EmptyState
          kind="filter"
          title={t('none')}
          text={t('noneText')}
          actions={<ButtonLink to="/contact">{t('contact')}</ButtonLink>}
        />
      ) : (
        <section>
          <h2>{t('more')}</h2>
          <Text mb={4}>{t('moreText')}</Text>
          <ButtonLink to="/contact">{t('contact')}</ButtonLink>
        </section>
      )}
    </Box>
  );
}
