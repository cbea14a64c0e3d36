import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Box, Grid, Text } from '../../../ui/layout/layout.tsx';
import classes from './design.module.css';
import type { Samples } from './sample.tsx';
import type { SectionId } from './sections.ts';

const SCHEMES = ['light', 'dark'] as const;

/** A section with its samples in both themes, or without them while they are loaded. */
export const Section = ({ id, of: Shown }: { id: SectionId; of?: Samples }) => {
  const { t } = useTranslation('design');
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(`sections.${id}.title`)}</h2>
      <Text mt={1} tone="text-2">
        {t(`sections.${id}.text`)}
      </Text>
      {Shown && (
        <Grid columns={2} tablet={{ columns: 1 }} align="start" gap={4} mt={4}>
          {SCHEMES.map((scheme) => (
            <Box key={scheme} className={classes.panel} data-color-scheme={scheme} shrink p={5} radius="lg">
              <Text mb={4} text="sm" weight={600}>
                {t(`themes.${scheme}`)}
              </Text>
              <Shown scheme={scheme} theme={t(`themes.${scheme}`)} />
            </Box>
          ))}
        </Grid>
      )}
    </section>
  );
};
