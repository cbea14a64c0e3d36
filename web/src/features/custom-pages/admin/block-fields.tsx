import { CustomPageBlockInput } from '../../../generated/input-rules.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { EMPTY_DOC } from '../../../ui/editor/rich-text.ts';
import { RichTextField } from '../../../ui/editor/rich-text-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Grid, Row, Stack } from '../../../ui/layout/layout.tsx';
import { CoursesFields } from './courses-fields.tsx';
import { MAX_COLUMNS } from './form-values.ts';
import { PictureInput } from './picture-input.tsx';
import type { BlockFieldsProps } from './use-page-form.ts';

const TextFields = ({ form, path, block: { kind, texts } }: BlockFieldsProps) => {
  const { t } = useTranslation('customPages');
  const isOne = kind === 'RICH_TEXT';
  return (
    <Stack gap={4} shrink>
      <Grid columns={isOne ? 1 : 2} gap={4} align="start" phone={{ columns: 1 }}>
        {texts.map((text, index) => (
          <RichTextField
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are removed from the end only
            key={index}
            label={isOne ? t('text') : t('column', { number: index + 1 })}
            error={form.errors[`${path}.texts.${index}`]}
            value={text}
            onChange={(doc) => form.setFieldValue(`${path}.texts.${index}`, doc as never)}
          />
        ))}
      </Grid>
      {!isOne && (
        <Row wrap gap={2}>
          {texts.length < MAX_COLUMNS ? (
            <Button
              size="compact-md"
              variant="default"
              onClick={() => form.insertListItem(`${path}.texts`, EMPTY_DOC)}
            >
              {t('addColumn')}
            </Button>
          ) : (
            <Button
              size="compact-md"
              variant="default"
              onClick={() => form.removeListItem(`${path}.texts`, texts.length - 1)}
            >
              {t('removeColumn')}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
};

const PictureFields = ({ form, path, block }: BlockFieldsProps) => {
  const { t } = useTranslation('customPages');
  return (
    <Stack gap={4} shrink>
      <PictureInput form={form} path={path} block={block} />
      <TextField
        label={t('alt')}
        description={t('altHelp')}
        withAsterisk
        maxLength={CustomPageBlockInput.alt.maxLength}
        {...form.getInputProps(`${path}.alt`)}
      />
      <TextField
        label={t('caption')}
        maxLength={CustomPageBlockInput.caption.maxLength}
        {...form.getInputProps(`${path}.caption`)}
      />
    </Stack>
  );
};

/** The fields of a block, by its kind. */
export function BlockFields(props: BlockFieldsProps) {
  switch (props.block.kind) {
    case 'RICH_TEXT':
    case 'COLUMNS':
      return <TextFields {...props} />;
    case 'COURSES':
      return <CoursesFields {...props} />;
    case 'PICTURE':
      return <PictureFields {...props} />;
  }
}
