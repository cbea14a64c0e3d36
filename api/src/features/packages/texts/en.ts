import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.package': 'Course packages',
  'permission.action.subscribe': 'Subscribe',
  'permission.action.manage': 'Manage',
  'audit.target.package': 'Course package',
  'package.title.MONTH': '{package} package, 1 month',
  'package.title.YEAR': '{package} package, 1 year',
  'package.state': 'Your package has moved on. Reload the page to see where it is.',
  'package.same': 'You have this very package. Renew it to go on with it.',
  'package.inDoubt':
    'Order {number} for your package is being checked. Please do not pay again; we will tell you the outcome.',
  'package.notSold': 'The package is not sold on these terms any more. Reload the page to see those of now.',
  'package.smaller':
    'This package is smaller than yours. You can let it follow when the present one is over.',
  'package.notSmaller': 'Only a smaller package can follow later. A larger one begins as soon as it is paid.',
  'package.none': 'You have the FREE package.',
  'package.paidAhead':
    'Your package is paid ahead. It can be renewed {limit} days before its end at the earliest.',
  'package.notRenewable': 'This package is not sold, so it can’t be renewed. Please choose another one.',
  'package.noTrial': 'This package can’t be tried.',
  'package.trialWithPackage': 'You have a package. Trials are for teachers who have FREE.',
  'package.trialUsed': 'You have tried or bought a package before.',
  'package.paidDays': 'The teacher has paid days of another package. Add days to that one.',
  'package.over': 'This subscription has ended. Give a new package.',
  'package.tooManyVersions': 'This package has {limit} versions already.',
  'package.range': 'Enter a number from {min} to {max}.',
  'package.storage': 'Storage is 1 GB to 100 TB.',
  'package.own': 'You can’t give a package, or more days, to yourself.',
  'package.price': 'FREE costs 0 ₫, every other package at least 10.000 ₫.',
  'package.validFrom': 'Choose a moment to come at which the package has no other version.',
  'package.endsOn': 'The end is tomorrow at the earliest and 366 days from today at the latest.',
  'package.keptCourses': 'Choose {max} courses at most.',
  'package.keptUnknown': 'One of the courses is not yours. Reload the page and choose again.',
  'setting.package.remindFirstDays': 'First reminder to renew a package, before',
  'setting.package.remindFirstDays.help':
    'So long before a package ends its teacher is reminded, and the order to renew it is there to be paid.',
  'setting.package.remindSecondDays': 'Second reminder to renew a package, before',
  'setting.package.remindSecondDays.help': 'The reminder is repeated so long before the end.',
  'setting.package.remindLastDays': 'Last reminder to renew a package, before',
  'setting.package.remindLastDays.help': 'The last reminder is sent so long before the end.',
  'setting.package.graceDays': 'Days of grace of a package',
  'setting.package.graceDays.help':
    'After the end of a package its courses go on selling for so long, so that it can still be renewed.',
  'setting.package.renewDays': 'A package can be renewed at the earliest, before',
  'setting.package.renewDays.help': 'Teachers can pay the next cycle when so many days are left.',
  'notification.PACKAGE_PAID.title': 'The {package} package is paid',
  'notification.PACKAGE_PAID.text':
    'Order {number}, {amount}. Its last day is {until}. The bill is under Bills and payments.',
  'notification.PACKAGE_GIVEN.title': 'You were given the {package} package',
  'notification.PACKAGE_GIVEN.text': 'Its last day is {until}. Reason: {reason}',
  'notification.PACKAGE_ENDS.RENEW.title': 'The {package} package has {days} days left',
  'notification.PACKAGE_ENDS.RENEW.text':
    'It ends on {until}. The order to renew it is ready: pay it so that your courses go on selling.',
  'notification.PACKAGE_ENDS.ENDS.title': 'The {package} package ends in {days} days',
  'notification.PACKAGE_ENDS.ENDS.text':
    'From {until} on you have FREE, as you chose. You can change your mind until then. Students go on studying.',
  'notification.PACKAGE_ENDS.CHOOSE.title': 'The {package} package has {days} days left',
  'notification.PACKAGE_ENDS.CHOOSE.text':
    'It ends on {until} and can’t be renewed. Choose a package so that your courses go on selling.',
  'notification.PACKAGE_PAST_DUE.title': 'The {package} package is over',
  'notification.PACKAGE_PAST_DUE.text':
    'Your courses go on selling until {until}. Renew it before that day so that none of them has to stop.',
  'notification.PACKAGE_ENDED.title': 'The {package} package has ended',
  'notification.PACKAGE_ENDED.text':
    'You have FREE now. Your students go on studying. You can choose another package at any time.',
  'notification.COURSES_STOPPED.title': '{count} courses stopped selling',
  'notification.COURSES_STOPPED.text':
    'Your package has no room for {first} and newer courses. Students go on studying. They sell again once there is room.',
  'notification.COURSES_RESUMED.title': '{count} courses sell again',
  'notification.COURSES_RESUMED.text': 'Your package has room again for {first} and others that had stopped.',
};
