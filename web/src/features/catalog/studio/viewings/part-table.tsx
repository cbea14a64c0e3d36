import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../ui/format.ts';
import classes from './lesson-viewings.module.css';
import type { ViewedPart } from './viewed-part.ts';

/** The same as the bars, for whoever would rather read. */
export function PartTable({ parts }: { parts: readonly ViewedPart[] }) {
  const { t } = useTranslation('lessons');
  const { clock, count } = useFormat();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={classes.tableBox} tabIndex={0} aria-label={t('viewings.title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('viewings.part')}</th>
            <th scope="col">{t('viewings.plays')}</th>
            <th scope="col">{t('viewings.replays')}</th>
            <th scope="col">{t('viewings.drops')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ fromSec, toSec, plays, replays, drops }) => (
            <tr key={fromSec}>
              <th scope="row">
                {clock(fromSec)}–{clock(toSec)}
              </th>
              <td>{count(plays)}</td>
              <td>{count(replays)}</td>
              <td>{count(drops)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
