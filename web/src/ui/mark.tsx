import { MARK, petal } from './petals.ts';

interface MarkProps {
  /** Pixels. The width is 1.15 and the height 0.92 of it. */
  size?: number;
  /** One fill per petal, back to front. */
  fills?: readonly string[];
}

const OWN = ['var(--mark-1)', 'var(--mark-1)', 'var(--mark-2)', 'var(--mark-2)', 'var(--mark-3)'];

/** The logo of the demo’s brand: five petals. It is decorative, because the name is next to it. */
export function Mark({ size = 32, fills = OWN }: MarkProps) {
  return (
    <svg
      width={Math.round(size * 1.15)}
      height={Math.round(size * 0.92)}
      viewBox="0 0 40 32"
      aria-hidden="true"
    >
      <g transform="translate(20 29)">
        {MARK.map(([angle, width, height], index) => (
          <path key={angle} d={petal(width, height)} transform={`rotate(${angle})`} fill={fills[index]} />
        ))}
      </g>
    </svg>
  );
}
