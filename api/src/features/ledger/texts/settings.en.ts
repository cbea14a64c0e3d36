import type { settingsVi } from './settings.vi.ts';

export const settingsEn: Record<keyof typeof settingsVi, string> = {
  'setting.earnings.holdDays': 'Earnings are held for',
  'setting.earnings.holdDays.help':
    'How long a teacher’s share is held from the sale on. Sales keep the hold of their day.',
  'setting.payout.least': 'Least payout',
  'setting.payout.least.help': 'The least that is paid out at once.',
  'setting.payout.coolingDays': 'Cooling time of a payout account',
  'setting.payout.coolingDays.help':
    'A payout account that was added or changed receives nothing before this has passed.',
  'setting.payout.fourEyesFrom': 'Payouts need two people from',
  'setting.payout.fourEyesFrom.help': 'From this amount on, two administrators approve a payout.',
  'setting.writeOff.fourEyesFrom': 'Write-offs by two people from',
  'setting.writeOff.fourEyesFrom.help':
    'From this amount on, two administrators agree before a teacher’s debt is written off.',
};
