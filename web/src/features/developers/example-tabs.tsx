import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { CodeBlock } from '../../ui/code/code-block.tsx';
import { Box } from '../../ui/layout/layout.tsx';
import { useOrigin } from '../../ui/page-meta.tsx';
import classes from './developers.module.css';
import { codeFor, type Example } from './examples.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function ExampleTabs({ examples }: { examples: readonly Example[] }) {
  const { t } = useTranslation('developers');
  const origin = useOrigin();
  const id = useId();
  const [shownIndex, setShownIndex] = useState(0);
  const tabs = useRef<HTMLDivElement>(null);
  const example = examples[shownIndex]!;
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    const next = (shownIndex + step + examples.length) % examples.length;
    setShownIndex(next);
    tabs.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Box mt={4}>
      <div ref={tabs} className={classes.tabs} role="tablist" aria-label={t('client')}>
        {examples.map(({ client }, index) => (
          <button
            key={client}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            aria-selected={index === shownIndex}
            aria-controls={`${id}-code`}
            tabIndex={index === shownIndex ? 0 : -1}
            className={classes.tab}
            onClick={() => setShownIndex(index)}
            onKeyDown={move}
          >
            {client}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-code`} aria-labelledby={`${id}-${shownIndex}`}>
        <CodeBlock key={shownIndex} code={codeFor(example, origin)} language={example.language} />
      </div>
    </Box>
  );
}
