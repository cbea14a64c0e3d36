import { useTranslation } from '../i18n/use-translation.tsx';
import { Button } from './button.tsx';
import { Heading, Text } from './layout/layout.tsx';
import { styleClass } from './layout/style-class.ts';
import { Notice } from './notice.tsx';

interface NewerNoticeProps {
  /** The newer version as text. */
  theirs: string;
  onTake: () => void;
}

/** Shown if another person saved first: the form keeps its input, and this notice shows the newer version. */
export function NewerNotice({ theirs, onTake }: NewerNoticeProps) {
  const { t } = useTranslation('common');
  return (
    <Notice tone="warn" isAlert>
      <Heading level={2} text="control">
        {t('newer.title')}
      </Heading>
      <p>{t('newer.text')}</p>
      <details>
        <summary>{t('newer.show')}</summary>
        <Text text="sm" space="lines" anywhere>
          {theirs}
        </Text>
      </details>
      <Button variant="default" size="sm" className={styleClass({ mt: 2 })} onClick={onTake}>
        {t('newer.take')}
      </Button>
    </Notice>
  );
}
