import { useCallback, useMemo } from 'react';
import { Box } from '../layout/layout.tsx';
import classes from './formula.module.css';
import { typeset } from './typeset.ts';

interface FormulaProps {
  latex: string;
  /** True if it is a block instead of inline. */
  isBlock: boolean;
}

/** A typeset formula, or its source if it is invalid. */
export function Formula({ latex, isBlock }: FormulaProps) {
  const set = useMemo(() => typeset(latex, isBlock), [latex, isBlock]);
  const isSet = set instanceof HTMLElement;
  const put = useCallback(
    (place: HTMLElement | null) => {
      if (isSet) place?.replaceChildren(set);
    },
    [set, isSet],
  );
  if (!isSet) {
    const source = (
      <Box as="code" space="pre" anywhere>
        {latex}
      </Box>
    );
    return isBlock ? <div className={classes.block}>{source}</div> : source;
  }
  if (!isBlock) return <span ref={put} className={classes.inline} />;
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable for the keyboard
  return <div ref={put} className={classes.block} tabIndex={0} />;
}
