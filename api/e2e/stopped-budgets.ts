import { vi } from 'vitest';

/**
 * Stops the clock that refills the cost budgets of applications in this process, so that a slow machine does not
 * refill a budget between two requests.
 * @returns a function that restarts it
 */
export function stopBudgets(): () => void {
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  return () => now.mockRestore();
}
