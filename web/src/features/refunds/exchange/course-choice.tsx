import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Radio } from '../../../ui/fields/radio.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Card, Grid, Heading, Text } from '../../../ui/layout/layout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import checkout from '../../../ui/summary-page.module.css';
import { type ExchangeCandidatesQuery, useExchangeCandidatesQuery } from './exchange.gen.ts';
import classes from './exchange.module.css';

export type Candidate = ExchangeCandidatesQuery['courseSearch']['courses'][number];

interface CourseChoiceProps {
  /** Id of the course that is returned, which cannot be chosen. */
  exchangedId: string;
  selected: Candidate | undefined;
  onChoose: (course: Candidate) => void;
}

/** Searches the replacement course. */
export function CourseChoice({ exchangedId, selected, onChoose }: CourseChoiceProps) {
  const { t } = useTranslation('exchange');
  const { price } = useFormat();
  const [search, setSearch] = useState('');
  const candidates = useExchangeCandidatesQuery({ variables: { search }, skip: search.trim().length < 2 });
  return (
    <Card as="section" aria-labelledby="exchange-choice">
      <Heading level={2} id="exchange-choice" className={checkout.heading} mb={2} text="h3">
        {t('choose')}
      </Heading>
      <SearchField value={search} label={t('search')} onSearch={setSearch} />
      <Box mt={4}>
        {search.trim().length < 2 ? (
          <Text tone="dim">{t('hint')}</Text>
        ) : (
          <QueryView
            result={candidates}
            select={({ courseSearch }) =>
              courseSearch.courses.filter(({ id, currentPrice }) => id !== exchangedId && currentPrice > 0)
            }
            skeleton={<Skeleton height={220} />}
            keepsPrevious
            isEmpty={(courses) => courses.length === 0}
            empty={<Text tone="dim">{t('nothing')}</Text>}
          >
            {(courses) => (
              <div role="radiogroup" aria-label={t('choose')}>
                {courses.map((course) => (
                  // biome-ignore lint/a11y/noLabelWithoutControl: the radio inside is an input
                  <label key={course.id} className={classes.course}>
                    <Radio
                      name="course"
                      value={course.id}
                      checked={course.id === selected?.id}
                      onChange={() => onChoose(course)}
                      aria-label={course.title}
                    />
                    <img src={course.coverUrl} alt="" loading="lazy" />
                    <Grid as="span" shrink>
                      <Text as="span" weight={600}>
                        {course.title}
                      </Text>
                      <Text as="span" text="sm" tone="dim">
                        {course.teacher.fullName}
                      </Text>
                    </Grid>
                    <b>{price(course.currentPrice)}</b>
                  </label>
                ))}
              </div>
            )}
          </QueryView>
        )}
      </Box>
    </Card>
  );
}
