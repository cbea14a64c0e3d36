import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import panel from '../../ui/panel.module.css';

interface DraftChoiceProps {
  /** `offer`: a draft differs from the saved version; `elsewhere`: another draft differs from the input. */
  kind: 'offer' | 'elsewhere';
  /** Time at which the draft was stored, as ISO 8601. */
  at: string;
  onAnswer: (isTaken: boolean) => void;
}

/** Asks the viewer which of two unsaved texts to continue, or whether to continue the draft of a saved text. */
export function DraftChoice({ kind, at, onAnswer }: DraftChoiceProps) {
  const { t } = useTranslation('studio');
  const { date, time } = useFormat();
  return (
    <Notice tone="warn" isAlert>
      <h2 className={panel.noticeTitle}>{t(`draft.${kind}.title`, { time: time(at), date: date(at) })}</h2>
      <p>{t(`draft.${kind}.text`)}</p>
      <div className={panel.noticeActs}>
        <Button size="sm" onClick={() => onAnswer(true)}>
          {t(`draft.${kind}.take`)}
        </Button>
        <Button variant="default" size="sm" onClick={() => onAnswer(false)}>
          {t(`draft.${kind}.leave`)}
        </Button>
      </div>
    </Notice>
  );
}
