import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ReviewCheckInput } from '../../../generated/input-rules.ts';
import type { ReviewItem, ReviewVerdict } from '../../../generated/schema.ts';
import type { Judgement } from './checklist.ts';
import classes from './decision-panel.module.css';

const VERDICTS: readonly ReviewVerdict[] = ['PASS', 'FIX'];

interface CheckItemProps {
  item: ReviewItem;
  /** From 1. */
  number: number;
  judgement: Judgement;
  onJudge: (changes: Partial<Judgement>) => void;
}

/** One point of the checklist: passed or to be fixed, and then what is wrong. */
export function CheckItem({ item, number, judgement: { verdict, note }, onJudge }: CheckItemProps) {
  const { t } = useTranslation('review');
  return (
    <fieldset className={classes.item}>
      <legend className={classes.legend}>
        {number}. {t(`item.${item}`)}
      </legend>
      <div className={classes.verdicts}>
        {VERDICTS.map((each) => (
          <label key={each} className={classes.verdict} data-verdict={each}>
            <input
              type="radio"
              name={`verdict-${item}`}
              value={each}
              checked={verdict === each}
              onChange={() => onJudge({ verdict: each })}
            />
            {t(each)}
          </label>
        ))}
      </div>
      {verdict === 'FIX' && (
        <Textarea
          className={classes.note ?? ''}
          label={t('note')}
          description={t('noteHelp')}
          rows={3}
          maxLength={ReviewCheckInput.note.maxLength}
          value={note}
          onChange={(event) => onJudge({ note: event.currentTarget.value })}
        />
      )}
    </fieldset>
  );
}
