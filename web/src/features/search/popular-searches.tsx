import { Link } from 'react-router-dom';
import { schemaLanguage } from '../../i18n/schema-language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import { usePopularSearchesQuery } from './popular-searches.gen.ts';
import classes from './search-hits.module.css';
import { searchPath } from './search-path.ts';

/** Popular searches as links. Renders nothing while there are too few. */
export function PopularSearches() {
  const { t, i18n } = useTranslation('catalog');
  const { data } = usePopularSearchesQuery({ variables: { language: schemaLanguage(i18n.language) } });
  return (
    <Row className={classes.popular} wrap gap={2} minH={8} mt={4} text="sm" tone="text-2">
      {!!data?.popularSearches.length && (
        <>
          <span id="popular-searches">{t('popular')}</span>
          <ul aria-labelledby="popular-searches">
            {data.popularSearches.map(({ words }) => (
              <li key={words}>
                <Link to={searchPath(words)} className={utilities.chip}>
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Row>
  );
}
