import type { PerformanceFiguresQuery } from './performance.gen.ts';

export const PERIODS = ['HOUR', 'DAY', 'WEEK', 'QUARTER'] as const;
export type Period = (typeof PERIODS)[number];

export type Operation = PerformanceFiguresQuery['measuredOperations'][number];
