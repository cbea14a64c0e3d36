import { useState } from 'react';
import { useDebouncedValue } from '../../ui/use-debounced.ts';
import { type BrandingPreviewQuery, useBrandingPreviewQuery } from './branding.gen.ts';
import type { FormValues } from './branding-values.ts';

type Preview = BrandingPreviewQuery['brandingPreview'];

/** Milliseconds without input after which the preview is computed. */
const WAIT = 200;

const isColourRefused = ({ faults }: Preview) => faults.some(({ field }) => field.endsWith('Colour'));

/**
 * The computed look of the form's values. After a colour was refused, the preview keeps the last one that can be used.
 */
export const usePreview = ({ name, primaryColour, accentColour, radius, taxCode }: FormValues) => {
  const input = useDebouncedValue(
    JSON.stringify({
      name: name.slice(0, 200),
      primaryColour: primaryColour.slice(0, 40) || null,
      accentColour: accentColour.slice(0, 40) || null,
      radius,
      taxCode: taxCode || null,
    }),
    WAIT,
  );
  const { data, previousData } = useBrandingPreviewQuery({
    variables: { input: JSON.parse(input) },
    fetchPolicy: 'no-cache',
  });
  const current = (data ?? previousData)?.brandingPreview;
  const [usable, setUsable] = useState<Preview>();
  if (current && current !== usable && !isColourRefused(current)) setUsable(current);
  return { current, shown: usable ?? current };
};
