import { useState } from 'react';
import type { AnnouncementKind } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import kit from '../../ui/kit.module.css';
import { PressedFilters } from '../../ui/pressed-filters.tsx';
import classes from './announcements.module.css';
import { Banner } from './banner.tsx';

interface PreviewProps {
  kind: AnnouncementKind;
  titleVi: string;
  titleEn: string;
  textVi: string;
  textEn: string;
  isDismissible: boolean;
}

/** The banner in both languages, as wide as on a computer or on a phone. */
export function Preview({ kind, titleVi, titleEn, textVi, textEn, isDismissible }: PreviewProps) {
  const { t } = useTranslation('announcements');
  const [width, setWidth] = useState<'wide' | 'narrow'>('wide');
  const onDismiss = isDismissible ? () => undefined : undefined;
  return (
    <section className={`${kit.card} ${kit.stack}`} aria-labelledby="preview">
      <h2 id="preview" className={classes.part}>
        {t('preview.title')}
      </h2>
      <PressedFilters
        label={t('preview.width')}
        options={(['wide', 'narrow'] as const).map((value) => ({ value, label: t(`preview.${value}`) }))}
        value={width}
        onChange={setWidth}
      />
      <div className={classes.stage} data-width={width}>
        <Banner
          kind={kind}
          title={titleVi || t('preview.sample')}
          text={textVi || t('preview.sampleText')}
          onDismiss={onDismiss}
        />
        <div lang="en">
          <Banner kind={kind} title={titleEn || 'Title'} text={textEn || 'Text'} onDismiss={onDismiss} />
        </div>
      </div>
    </section>
  );
}
