import type { StyleProps } from '../../theme/style-properties.ts';

type Values = Record<string, unknown>;

const toClasses = (values: Values, prefix = ''): string[] =>
  Object.entries(values).flatMap(([property, value]) => {
    if (value === undefined || value === false || value === null) return [];
    if (typeof value === 'object') return toClasses(value as Values, `${property}-`);
    return `u-${prefix}${property}${value === true ? '' : `-${value}`}`;
  });

/** @returns the classes of style properties, for elements that a layout component cannot render */
export const styleClass = (props: StyleProps): string => toClasses(props as Values).join(' ');
