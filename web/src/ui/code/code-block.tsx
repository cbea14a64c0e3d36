import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Fragment, type ReactNode, useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box, Row } from '../layout/layout.tsx';
import { useCopy } from '../use-copy.ts';
import { useKeyedState } from '../use-keyed-state.ts';
import utilities from '../utilities.module.css';
import classes from './code-block.module.css';
import { CODE_LANGUAGES, codeLanguage } from './code-languages.ts';

interface HighlightNode {
  type: string;
  value?: string;
  properties?: { className?: unknown };
  children?: HighlightNode[];
}

/** Renders the highlighter's tree: texts and spans with classes. */
const shown = (nodes: HighlightNode[] = []): ReactNode =>
  nodes.map(({ value, properties, children }, index) => {
    if (value !== undefined)
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is always replaced as a whole
      return <Fragment key={index}>{value}</Fragment>;
    const names = Array.isArray(properties?.className) ? properties.className.join(' ') : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is always replaced as a whole
      <span key={index} className={names}>
        {shown(children)}
      </span>
    );
  });

/** Highlights code when the highlighter is loaded. Until then, and in an unknown language, it is plain. */
const useHighlighted = (code: string, language: string | null): ReactNode => {
  const [coloured, setColoured] = useKeyedState<ReactNode>(`${language} ${code}`, null);
  useEffect(() => {
    if (!language) return undefined;
    let isMounted = true;
    import('./highlighter.ts')
      .then(({ highlighter }) => {
        if (isMounted) setColoured(shown(highlighter.highlight(language, code).children as HighlightNode[]));
      })
      // Plain code is readable as well
      .catch((error: unknown) => console.warn('Code could not be coloured', error));
    return () => {
      isMounted = false;
    };
  }, [code, language, setColoured]);
  return coloured ?? code;
};

export function CodeBlock({ code, language }: { code: string; language?: unknown }) {
  const { t } = useTranslation('common');
  const known = codeLanguage(language);
  const { isCopied, copy } = useCopy();
  const text = useHighlighted(code, known);
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Box className={classes.block} bg="surface-2" radius="md" overflow="hidden">
      <Row justify="between" gap={3} pt={1} pl={4} pr={2} text="xs" tone="dim">
        <span>{known && CODE_LANGUAGES[known]}</span>
        <button type="button" className={classes.copy} onClick={() => void copy(code)}>
          <Icon size={16} aria-hidden="true" />
          {t(isCopied ? 'code.copied' : 'code.copy')}
        </button>
        <span role="status" className={utilities.hidden}>
          {isCopied && t('code.copied')}
        </span>
      </Row>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable for the keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </Box>
  );
}
