import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Radio } from '../../../ui/fields/radio.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { QueryView } from '../../../ui/query-view.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import checkout from '../../../ui/summary-page.module.css';
import { type ExchangeCandidatesQuery, useExchangeCandidatesQuery } from './exchange.gen.ts';
import classes from './exchange.module.css';

export type Candidate = ExchangeCandidatesQuery['courseSearch']['courses'][number];

interface CourseChoiceProps {
  /** Id of the course that is returned, which cannot be chosen. */
  givenId: string;
  chosen: Candidate | undefined;
  onChoose: (course: Candidate) => void;
}

/** Searches the course to get instead. */
export function CourseChoice({ givenId, chosen, onChoose }: CourseChoiceProps) {
  const { t } = useTranslation('exchange');
  const { price } = useFormat();
  const [search, setSearch] = useState('');
  const found = useExchangeCandidatesQuery({ variables: { search }, skip: search.trim().length < 2 });
  return (
    <section className={kit.card} aria-labelledby="exchange-choice">
      <h2 id="exchange-choice" className={checkout.heading}>
        {t('choose')}
      </h2>
      <SearchField value={search} label={t('search')} onSearch={setSearch} />
      <div className={classes.found}>
        {search.trim().length < 2 ? (
          <p className={kit.dim}>{t('hint')}</p>
        ) : (
          <QueryView
            result={found}
            select={({ courseSearch }) =>
              courseSearch.courses.filter(({ id, currentPrice }) => id !== givenId && currentPrice > 0)
            }
            skeleton={<Skeleton height={220} />}
            keepsPrevious
            isEmpty={(courses) => courses.length === 0}
            empty={<p className={kit.dim}>{t('nothing')}</p>}
          >
            {(courses) => (
              <div role="radiogroup" aria-label={t('choose')}>
                {courses.map((course) => (
                  // biome-ignore lint/a11y/noLabelWithoutControl: the radio inside is an input
                  <label key={course.id} className={classes.course}>
                    <Radio
                      name="course"
                      value={course.id}
                      checked={course.id === chosen?.id}
                      onChange={() => onChoose(course)}
                      aria-label={course.title}
                    />
                    <img src={course.coverUrl} alt="" loading="lazy" />
                    <span className={classes.names}>
                      <span className={kit.strong}>{course.title}</span>
                      <span className={`${kit.small} ${kit.dim}`}>{course.teacher.fullName}</span>
                    </span>
                    <b>{price(course.currentPrice)}</b>
                  </label>
                ))}
              </div>
            )}
          </QueryView>
        )}
      </div>
    </section>
  );
}
