import type { ReactNode } from 'react';
import { petal } from './petals.ts';

export const Frame = ({ children }: { children: ReactNode }) => (
  <svg width="200" height="128" viewBox="0 0 200 128" aria-hidden="true">
    {children}
  </svg>
);

export const Bud = ({
  colours,
  width,
  height,
  angle,
}: {
  colours: string[];
  width: number;
  height: number;
  angle: number;
}) => (
  <>
    <path d={petal(width, height * 0.9)} transform={`rotate(${-angle})`} fill={colours[0]} />
    <path d={petal(width, height * 0.9)} transform={`rotate(${angle})`} fill={colours[1]} />
    <path d={petal(width, height)} fill={colours[2]} />
  </>
);

export const GREEN = ['var(--art-bud)', 'var(--art-stem)', 'var(--primary)'];
const GREY = ['var(--petal-off)', 'var(--petal-off)', 'var(--field-line)'];

/** A bud and the sun: nothing exists yet. */
export const BudDrawing = () => (
  <Frame>
    <ellipse cx="100" cy="108" rx="92" ry="16" fill="var(--tint-2)" />
    <ellipse cx="48" cy="106" rx="30" ry="7" fill="var(--art-leaf)" />
    <g transform="translate(108 108)">
      <path d="M0 0C-2-18-1-32 0-44" stroke="var(--art-stem)" strokeWidth="4" fill="none" />
      <g transform="translate(0 -38)">
        <Bud colours={GREEN} width={15} height={60} angle={17} />
      </g>
    </g>
    <circle cx="160" cy="30" r="14" fill="var(--art-sun)" />
  </Frame>
);

/** Ripples and a lens: nothing matches. */
export const LensDrawing = () => (
  <Frame>
    <g fill="none" stroke="var(--art-leaf)" strokeWidth="4">
      <ellipse cx="100" cy="84" rx="86" ry="30" />
      <ellipse cx="100" cy="84" rx="56" ry="19" />
      <ellipse cx="100" cy="84" rx="26" ry="9" />
    </g>
    <g transform="rotate(14 110 56)">
      <circle cx="106" cy="48" r="30" fill="var(--surface)" stroke="var(--primary)" strokeWidth="7" />
      <path d="M106 78v30" stroke="var(--primary)" strokeWidth="9" strokeLinecap="round" />
    </g>
  </Frame>
);

/** A bent grey stem: an error. */
export const BentDrawing = () => (
  <Frame>
    <ellipse cx="100" cy="108" rx="76" ry="13" fill="var(--surface-3)" />
    <g transform="translate(100 106)">
      <path d="M0 0C4-22 2-36-6-52" stroke="var(--field-line)" strokeWidth="4" fill="none" />
      <g transform="translate(-6 -48) rotate(-32)">
        <Bud colours={GREY} width={14} height={50} angle={30} />
      </g>
    </g>
    <circle cx="150" cy="36" r="20" fill="var(--bad-bg)" />
    <path d="M150 27v10" stroke="var(--bad)" strokeWidth="4" strokeLinecap="round" />
    <circle cx="150" cy="45" r="2.6" fill="var(--bad)" />
  </Frame>
);

/** A closed grey bud: stopped without a loss. */
export const ClosedDrawing = () => (
  <Frame>
    <ellipse cx="100" cy="108" rx="76" ry="13" fill="var(--surface-3)" />
    <ellipse cx="58" cy="106" rx="26" ry="6" fill="var(--art-leaf)" />
    <g transform="translate(104 108)">
      <path d="M0 0C-2-16-1-28 0-40" stroke="var(--field-line)" strokeWidth="4" fill="none" />
      <g transform="translate(0 -34)">
        <Bud colours={GREY} width={12} height={50} angle={12} />
      </g>
    </g>
  </Frame>
);
