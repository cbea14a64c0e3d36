import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Box } from './layout/layout.tsx';
import { styleClass } from './layout/style-class.ts';
import classes from './tab-links.module.css';

interface TabLink {
  key: string;
  label: string;
  to: string;
  isOn: boolean;
  /** Shown as a pill. */
  count?: ReactNode;
}

/** Links that look like tabs, each with its own URL. They scroll sideways, with the current one in view. */
export function TabLinks({
  label,
  links,
  replace = false,
}: {
  label: string;
  links: TabLink[];
  replace?: boolean;
}) {
  const bar = useRef<HTMLElement>(null);
  const current = links.find(({ isOn }) => isOn)?.key;
  useEffect(() => {
    if (current === undefined) return;
    const tab = bar.current?.querySelector(`[data-tab="${CSS.escape(current)}"]`);
    if (!bar.current || !tab) return;
    const [frame, place] = [bar.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    // Scrolls the bar only; scrollIntoView would scroll the page as well
    bar.current.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2);
  }, [current]);
  return (
    <nav ref={bar} aria-label={label} className={classes.bar}>
      <ul className={classes.list}>
        {links.map(({ key, label: name, to, isOn, count }) => (
          <li key={key}>
            <Link
              to={to}
              replace={replace}
              preventScrollReset={replace}
              className={`${classes.tab} ${styleClass({ display: 'inline-flex', align: 'center', gap: 2, minH: 14, px: 4, py: 0, text: 'control', weight: 500, tone: 'text-2', space: 'nowrap', position: 'relative' })}`}
              data-tab={key}
              {...(isOn ? { 'aria-current': 'page' as const } : {})}
            >
              {name}
              {count !== undefined && (
                <Box
                  as="span"
                  className={classes.count}
                  px={2}
                  text="micro"
                  weight={600}
                  tone="text-2"
                  numbers
                  bg="surface-2"
                  radius="btn"
                >
                  {count}
                </Box>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
