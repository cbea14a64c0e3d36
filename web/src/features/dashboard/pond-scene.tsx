const STARS: readonly (readonly [x: number, y: number])[] = [
  [60, 34],
  [150, 62],
  [238, 28],
  [330, 54],
  [520, 30],
  [604, 66],
  [884, 40],
  [420, 20],
  [846, 90],
];

const LEAVES: readonly (readonly [x: number, y: number, rx: number])[] = [
  [330, 214, 34],
  [880, 262, 40],
  [36, 300, 46],
  [640, 402, 40],
];

/** Pale sun in the morning, high by day, low in the evening, no sun but stars at night. Hours are in Vietnam. */
const skyOf = (hour: number): { sun: number; isDay: boolean } => {
  if (hour >= 5 && hour < 10) return { sun: 96, isDay: true };
  if (hour >= 10 && hour < 16) return { sun: 72, isDay: true };
  if (hour >= 16 && hour < 20) return { sun: 118, isDay: false };
  return { sun: 138, isDay: false };
};

/** The water behind the flowers. The sky follows the hour. Decorative. */
export function PondScene({ hour, className }: { hour: number; className?: string | undefined }) {
  const { sun, isDay } = skyOf(hour);
  return (
    <svg
      viewBox="0 0 936 470"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
      data-day={isDay}
    >
      <rect width="936" height="470" fill={isDay ? 'var(--art-ground)' : 'var(--art-ground-deep)'} />
      {!isDay &&
        STARS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.4" fill="var(--art-leaf-pale)" opacity=".7" />
        ))}
      <circle cx="716" cy={sun} r="58" fill="var(--art-sun)" />
      <path
        d="M0 150C130 116 240 122 340 138S560 160 690 132 850 124 936 140V470H0z"
        fill={isDay ? 'var(--art-water)' : 'var(--art-ground)'}
      />
      <path d="M0 186C140 168 270 176 410 186S720 190 936 170V470H0z" fill="var(--deep)" />
      <g fill="var(--art-sun)" opacity=".5">
        <rect x="668" y="166" width="96" height="4" rx="2" />
        <rect x="684" y="180" width="64" height="4" rx="2" />
        <rect x="700" y="194" width="36" height="4" rx="2" />
      </g>
      <path d="M0 330C160 300 330 318 480 326S760 330 936 304V470H0z" fill="var(--deep-2)" />
      {LEAVES.map(([x, y, rx]) => (
        <ellipse key={x} cx={x} cy={y} rx={rx} ry={rx / 5} fill="var(--art-ground)" />
      ))}
    </svg>
  );
}
