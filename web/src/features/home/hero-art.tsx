import { petal } from '../../ui/petals.ts';

const PETALS: [angle: number, width: number, height: number, fill: string][] = [
  [-84, 46, 176, 'var(--leaf-6)'],
  [84, 46, 176, 'var(--leaf-6)'],
  [-62, 50, 214, 'var(--leaf-5)'],
  [62, 50, 214, 'var(--leaf-5)'],
  [-40, 54, 244, 'var(--leaf-3)'],
  [40, 54, 244, 'var(--leaf-3)'],
  [-19, 54, 262, 'var(--leaf-1)'],
  [19, 54, 262, 'var(--leaf-1)'],
  [0, 54, 276, 'var(--sand-0)'],
];

export function HeroArt({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 560 460" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <rect width="560" height="460" fill="var(--leaf-8)" />
      <circle cx="290" cy="196" r="150" fill="var(--amber-3)" />
      <path
        d="M0 372C70 344 120 344 180 360S300 384 360 362 480 336 560 360V460H0z"
        fill="var(--leaf-6)"
        opacity=".5"
      />
      <g transform="translate(290 366)">
        {PETALS.map(([angle, width, height, fill]) => (
          <path key={angle} d={petal(width, height)} transform={`rotate(${angle})`} fill={fill} />
        ))}
      </g>
      <path d="M0 392C80 366 150 372 214 384S340 400 410 380 510 366 560 378V460H0z" fill="var(--leaf-7)" />
      <path d="M0 424C90 402 170 412 250 420S420 420 560 402V460H0z" fill="var(--leaf-9)" />
      <g fill="var(--leaf-5)">
        <ellipse cx="92" cy="412" rx="62" ry="13" />
        <ellipse cx="470" cy="404" rx="74" ry="15" />
      </g>
    </svg>
  );
}
