import type { ComponentProps } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import type { StyleProps } from '../theme/style-properties.ts';
import { Box } from './layout/layout.tsx';
import { styleClass } from './layout/style-class.ts';
import { Tag } from './tag.tsx';

interface CourseCoverProps extends ComponentProps<'img'>, Pick<StyleProps, 'w' | 'radius'> {}

/** The file name of a cover that a model drew. */
const BY_AI = /-ai-\d+\.webp$/;

/** A course's cover. Its space is reserved before it is loaded. A label states that a model drew it. */
export const CourseCover = ({ w = 'full', radius, className = '', alt = '', ...props }: CourseCoverProps) => {
  const { t } = useTranslation();
  const cover = (
    <img
      {...props}
      alt={alt}
      className={`${className} ${styleClass({ w, h: 'auto', ratio: 'video', bg: 'surface-2', radius, fit: 'cover' })}`.trim()}
    />
  );
  if (!BY_AI.test(props.src ?? '')) return cover;
  return (
    <Box as="span" display="block" position="relative" w={w}>
      {cover}
      <Box as="span" position="absolute" top={2} right={1}>
        <Tag>{t('byAi')}</Tag>
      </Box>
    </Box>
  );
};
