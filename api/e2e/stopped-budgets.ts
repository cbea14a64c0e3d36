import { vi } from 'vitest';

/**
 * Stops the clock by which cost budgets of applications in this process are refilled, so that a slow machine gets no
 * budget back between two requests.
 * @returns resumes it
 */
export function stopBudgets(): () => void {
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  return () => now.mockRestore();
}
