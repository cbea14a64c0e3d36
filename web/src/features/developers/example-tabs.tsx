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
  const [shown, setShown] = useState(0);
  const tabs = useRef<HTMLDivElement>(null);
  const example = examples[shown]!;
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    const next = (shown + step + examples.length) % examples.length;
    setShown(next);
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
            aria-selected={index === shown}
            aria-controls={`${id}-code`}
            tabIndex={index === shown ? 0 : -1}
            className={classes.tab}
            onClick={() => setShown(index)}
            onKeyDown={move}
          >
            {client}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-code`} aria-labelledby={`${id}-${shown}`}>
        <CodeBlock key={shown} code={codeFor(example, origin)} language={example.language} />
      </div>
    </Box>
  );
}
