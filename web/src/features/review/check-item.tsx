import { IconCheck } from '@tabler/icons-react';
import { ReviewCheckInput } from '../../generated/input-rules.ts';
import type { ReviewItem, ReviewVerdict } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { type Judgement, withSentence } from './checklist.ts';
import classes from './decision-panel.module.css';

const VERDICTS: readonly ReviewVerdict[] = ['PASS', 'FIX'];

/** Common sentences of reviewers, two for each item. */
const SAMPLES = ['first', 'second'] as const;

interface CheckItemProps {
  item: ReviewItem;
  number: number;
  judgement: Judgement;
  /** The fix that the last review requested here. */
  earlier?: string | undefined;
  onJudge: (changes: Partial<Judgement>) => void;
}

/** An item of the checklist: passed or to be fixed, with a note. */
export function CheckItem({ item, number, judgement: { verdict, note }, earlier, onJudge }: CheckItemProps) {
  const { t } = useTranslation('review');
  return (
    <fieldset className={classes.item}>
      <legend className={classes.legend}>
        {number}. {t(`item.${item}`)}
      </legend>
      <div className={classes.verdicts}>
        {VERDICTS.map((each) => (
          <label
            key={each}
            className={`${classes.verdict} ${styleClass({ display: 'inline-flex', align: 'center', gap: 1, minH: 9, px: 3, text: 'sm', weight: 500, tone: 'text-2', radius: 'sm', position: 'relative', cursor: 'pointer' })}`}
            data-verdict={each}
          >
            <input
              type="radio"
              name={`verdict-${item}`}
              value={each}
              checked={verdict === each}
              onChange={() => onJudge({ verdict: each })}
            />
            {verdict === each && <IconCheck size={16} aria-hidden="true" />}
            {t(each)}
          </label>
        ))}
      </div>
      {earlier !== undefined && (
        <Text pt={1} text="xs" tone="warn">
          {t('earlier.asked')} {earlier}
        </Text>
      )}
      {verdict === 'FIX' && (
        <>
          <TextArea
            className={classes.note}
            label={t('note')}
            description={t('noteHelp')}
            autosize
            minRows={3}
            maxRows={11}
            maxLength={ReviewCheckInput.note.maxLength}
            value={note}
            onChange={(event) => onJudge({ note: event.currentTarget.value })}
          />
          <Select
            className={classes.note}
            aria-label={t('samples.label', { item: t(`item.${item}`) })}
            value=""
            options={[
              { value: '', label: t('samples.choose') },
              ...SAMPLES.map((sample) => ({ value: sample, label: t(`samples.${item}.${sample}`) })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              const sample = SAMPLES.find((each) => each === value);
              if (sample) onJudge({ note: withSentence(note, t(`samples.${item}.${sample}`)) });
            }}
          />
        </>
      )}
    </fieldset>
  );
}
