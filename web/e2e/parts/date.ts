import type { Locator } from '@playwright/test';

/**
 * Types a day, or a day and a time, into a date field.
 * @param value `2027-12-20` or `2027-12-20 20:00`
 */
export async function fillDate(field: Locator, value: string): Promise<void> {
  const [day = '', time] = value.split(' ');
  const typed = day.split('-').reverse().join('/');
  await field.fill(time ? `${typed} ${time}` : typed);
}
