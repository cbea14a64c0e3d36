import { petal } from './petals.ts';

/** A drawing has at most nine petals. A course with more chapters is drawn as nine shares. */
export const MAX_PETALS = 9;

/** The angle of the outermost petals, by the number of petals. */
const spread = (petals: number): number => {
  if (petals < 2) return 0;
  if (petals === 2) return 22;
  if (petals === 3) return 46;
  if (petals === 4) return 62;
  return petals <= 6 ? 78 : 86;
};

/** The height of the petal in the middle; the width of one petal follows from the number of petals. */
const HEIGHT = 104;
const halfWidth = (petals: number): number => (petals <= 4 ? 26 : petals <= 6 ? 25 : 22);

interface Petal {
  readonly angle: number;
  /** 0 for the petal that opens first, in the middle. */
  readonly order: number;
  readonly path: string;
}

/** The petals from the middle outwards, the order in which they open. */
export const toPetals = (count: number): Petal[] => {
  const outermost = spread(count);
  const angles = Array.from({ length: count }, (_, index) =>
    count === 1 ? 0 : -outermost + (2 * outermost * index) / (count - 1),
  );
  return angles
    .sort((a, b) => Math.abs(a) - Math.abs(b) || b - a)
    .map((angle, order) => ({
      angle: Math.round(angle * 10) / 10,
      order,
      path: petal(halfWidth(count), HEIGHT * (1 - 0.27 * (angle / 78) ** 2)),
    }));
};

export interface FlowerProps {
  /** Number of petals, at most {@link MAX_PETALS}. 0 draws a bud. */
  petals: number;
  /** Number of open petals. They open from the middle outwards. */
  open: number;
  /** True if the petal that opens next is today's. */
  hasToday?: boolean;
  /** True if the course is complete: the whole flower is lotus pink. */
  isComplete?: boolean;
  /** Number of petals that were open when the viewer saw the flower last. Later ones unfold once. */
  seen?: number;
  className?: string | undefined;
}

const RINGS = 4;

/**
 * A course as a flower: each petal is a chapter. It is decorative; the sentence next to it, or the name of its link,
 * states the same. Its colours are variables (`--petal-…`), so that it can be drawn on water and on paper.
 */
export function Flower({ petals, open, hasToday, isComplete, seen = open, className }: FlowerProps) {
  return (
    <svg viewBox="-110 -112 220 120" aria-hidden="true" className={className} data-flower>
      {petals === 0 ? (
        <>
          <path d={petal(14, 58)} fill="var(--flower-2)" />
          <path d={petal(8, 46)} transform="rotate(-16)" fill="var(--flower-1)" />
          <path d={petal(8, 46)} transform="rotate(16)" fill="var(--flower-3)" />
        </>
      ) : (
        toPetals(petals)
          .reverse()
          .map(({ angle, order, path }) => {
            const isOpen = isComplete || order < open;
            const state = isOpen ? 'open' : hasToday && order === open ? 'today' : 'closed';
            const ring = Math.min(RINGS - 1, Math.floor((order * RINGS) / petals));
            return (
              <g key={order} transform={`rotate(${angle})`}>
                <path
                  d={path}
                  data-petal={state}
                  data-ring={ring}
                  data-lotus={isComplete || undefined}
                  data-new={(isOpen && order >= seen) || undefined}
                />
              </g>
            );
          })
      )}
    </svg>
  );
}
