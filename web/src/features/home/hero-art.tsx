import { useBranding } from '../../ui/branding.ts';
import { petal } from '../../ui/petals.ts';

const PETALS: [angle: number, width: number, height: number, fill: string][] = [
  [-84, 46, 176, 'var(--art-water)'],
  [84, 46, 176, 'var(--art-water)'],
  [-62, 50, 214, 'var(--art-stem)'],
  [62, 50, 214, 'var(--art-stem)'],
  [-40, 54, 244, 'var(--art-leaf)'],
  [40, 54, 244, 'var(--art-leaf)'],
  [-19, 54, 262, 'var(--art-leaf-pale)'],
  [19, 54, 262, 'var(--art-leaf-pale)'],
  [0, 54, 276, 'var(--on-deep)'],
];

/** Number of pairs of petals around the one in the middle. */
export const PETAL_PAIRS = 4;

interface HeroArtProps {
  className?: string | undefined;
  /** Number of pairs that are open, from the middle outwards. All of them by default. */
  openPairs?: number;
}

export function HeroArt({ className, openPairs = PETAL_PAIRS }: HeroArtProps) {
  const { hasScenes } = useBranding();
  return (
    <svg viewBox="0 0 560 460" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <rect width="560" height="460" fill="var(--deep)" />
      <circle cx="290" cy="196" r="150" fill="var(--art-sun)" />
      <path
        d="M0 372C70 344 120 344 180 360S300 384 360 362 480 336 560 360V460H0z"
        fill="var(--art-water)"
        opacity=".5"
      />
      <g transform="translate(290 366)">
        {hasScenes &&
          PETALS.map(([angle, width, height, fill], index) => (
            <g key={angle} transform={`rotate(${angle})`}>
              <path
                d={petal(width, height)}
                fill={fill}
                data-open={PETAL_PAIRS - Math.floor(index / 2) <= openPairs}
              />
            </g>
          ))}
      </g>
      <path
        d="M0 392C80 366 150 372 214 384S340 400 410 380 510 366 560 378V460H0z"
        fill="var(--art-ground)"
      />
      <path d="M0 424C90 402 170 412 250 420S420 420 560 402V460H0z" fill="var(--art-ground-deep)" />
      <g fill="var(--art-stem)">
        <ellipse cx="92" cy="412" rx="62" ry="13" />
        <ellipse cx="470" cy="404" rx="74" ry="15" />
      </g>
    </svg>
  );
}
