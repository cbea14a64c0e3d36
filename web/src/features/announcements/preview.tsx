import { useState } from 'react';
import type { AnnouncementKind } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Grid, Heading, Stack } from '../../ui/layout/layout.tsx';
import { PressedFilters } from '../../ui/pressed-filters.tsx';
import classes from './announcements.module.css';
import { Banner } from './banner.tsx';

interface PreviewProps {
  kind: AnnouncementKind;
  titleVi: string;
  titleEn: string;
  textVi: string;
  textEn: string;
  linkUrl: string;
  linkLabelVi: string;
  linkLabelEn: string;
  isDismissible: boolean;
}

/** The banner in both languages, as wide as on a computer or on a phone. */
export function Preview(props: PreviewProps) {
  const { kind, titleVi, titleEn, textVi, textEn, linkUrl, linkLabelVi, linkLabelEn, isDismissible } = props;
  const { t } = useTranslation('announcements');
  const [width, setWidth] = useState<'wide' | 'narrow'>('wide');
  const onDismiss = isDismissible ? () => undefined : undefined;
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="preview">
      <Heading level={2} id="preview" text="h3">
        {t('preview.title')}
      </Heading>
      <PressedFilters
        label={t('preview.width')}
        options={(['wide', 'narrow'] as const).map((value) => ({ value, label: t(`preview.${value}`) }))}
        value={width}
        onChange={setWidth}
      />
      <Grid className={classes.stage} gap={3} p={3} bg="paper" radius="md" data-width={width}>
        <Banner
          kind={kind}
          title={titleVi || t('preview.sample')}
          text={textVi || t('preview.sampleText')}
          linkUrl={linkUrl}
          linkLabel={linkLabelVi}
          onDismiss={onDismiss}
        />
        {(titleEn || textEn) && (
          <div lang="en">
            <Banner
              kind={kind}
              title={titleEn || 'Title'}
              text={textEn || 'Text'}
              linkUrl={linkUrl}
              linkLabel={linkLabelEn || linkLabelVi}
              onDismiss={onDismiss}
            />
          </div>
        )}
      </Grid>
    </Stack>
  );
}
