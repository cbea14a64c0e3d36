import type { ComponentProps } from 'react';
import type { StyleProps } from '../theme/style-properties.ts';
import { styleClass } from './layout/style-class.ts';

interface CourseCoverProps extends ComponentProps<'img'>, Pick<StyleProps, 'w' | 'radius'> {}

/** A course's cover. Its space is reserved before it is loaded. */
export const CourseCover = ({ w = 'full', radius, className = '', alt = '', ...props }: CourseCoverProps) => (
  <img
    {...props}
    alt={alt}
    className={`${className} ${styleClass({ w, h: 'auto', ratio: 'video', bg: 'surface-2', radius, fit: 'cover' })}`.trim()}
  />
);
