import { Mark } from './mark.tsx';

/** The order in which the petals open, from the bud outwards. */
const ORDER = [4, 2, 3, 0, 1];

/** Number of open petals: 0 at 0 %, then a bud, one more at each quarter, all five at 100 %. */
export const openPetals = (percent: number): number => {
  if (percent <= 0) return 0;
  return percent >= 100 ? 5 : 1 + Math.floor(percent / 25);
};

const fill = (petalIndex: number, percent: number): string => {
  if (ORDER.indexOf(petalIndex) >= openPetals(percent)) return 'var(--petal-off)';
  const ring = petalIndex === 4 ? 0 : petalIndex > 1 ? 1 : 2;
  const leaf = ['var(--primary)', 'var(--art-stem)', 'var(--art-bud)'];
  const lotus = ['var(--art-petal)', 'var(--art-petal-soft)', 'var(--art-petal-pale)'];
  return (percent >= 100 ? lotus : leaf)[ring] ?? '';
};

/** Progress as a flower. A bar or number next to it must state the same. `percent` is from 0 to 100. */
export function Bloom({ percent, size = 28 }: { percent: number; size?: number }) {
  const fills = [0, 1, 2, 3, 4].map((index) => fill(index, percent));
  return (
    <span aria-hidden="true">
      <Mark size={size} fills={fills} />
    </span>
  );
}
