import { Bud, Frame, GREEN } from './drawings.tsx';
import { petal } from './petals.ts';

/** A bud on ripples with a clock: waiting. */
export const WaitingDrawing = () => (
  <Frame>
    <g fill="none" stroke="var(--art-leaf)" strokeWidth="4">
      <ellipse cx="100" cy="96" rx="86" ry="26" />
      <ellipse cx="100" cy="96" rx="56" ry="16" />
    </g>
    <g transform="translate(100 98)">
      <path d="M0 0V-14" stroke="var(--art-stem)" strokeWidth="4" />
      <g transform="translate(0 -8)">
        <Bud colours={GREEN} width={15} height={60} angle={17} />
      </g>
    </g>
    <g transform="translate(152 40)">
      <circle r="18" fill="var(--info-bg)" />
      <path
        d="M0 -8V0L6 4"
        stroke="var(--info)"
        strokeWidth="3.5"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  </Frame>
);

const OPEN: [angle: number, width: number, height: number, leaf: string, lotus: string][] = [
  [-68, 20, 58, 'var(--art-leaf)', 'var(--art-petal-pale)'],
  [68, 20, 58, 'var(--art-leaf)', 'var(--art-petal-pale)'],
  [-36, 22, 72, 'var(--art-stem)', 'var(--art-petal-soft)'],
  [36, 22, 72, 'var(--art-stem)', 'var(--art-petal-soft)'],
  [0, 23, 84, 'var(--primary)', 'var(--art-petal)'],
];

/** The open flower: success. In lotus with `celebrate`, else in leaf. */
export const OpenDrawing = ({ celebrate = false }: { celebrate?: boolean }) => (
  <Frame>
    <ellipse cx="100" cy="110" rx="76" ry="13" fill="var(--tint-2)" />
    <circle cx="152" cy="34" r="12" fill="var(--art-sun)" />
    <g transform="translate(100 112)">
      {OPEN.map(([angle, width, height, leaf, lotus]) => (
        <path
          key={angle}
          d={petal(width, height)}
          transform={`rotate(${angle})`}
          fill={celebrate ? lotus : leaf}
        />
      ))}
    </g>
  </Frame>
);
