export default {
  about: {
    title: 'About Sen',
    description: 'Sen is where Vietnam learns from its own: courses by people who do the work.',
    lead: 'Sen is where Vietnam learns from its own: from people who do the work, in our own language, at our own pace.',
    name: 'Why a lotus?',
    nameText:
      'A lotus grows from mud and opens a little every day. So does learning. On Sen your progress is a flower: a bud with the first lesson, a petal with every quarter, in bloom when you are done.',
    learners: 'For learners',
    learnersText:
      'You open sample lessons before you buy. If the course is not for you, get your money back within {{refundDays}} days as long as you have studied no more than {{refundMostPercent}}%. What you bought is yours to keep.',
    teachers: 'For teachers',
    teachersText:
      'You build a course in Sen’s studio, submit it for review, then publish it. You keep 70% of every sale that Sen brings. Every amount is in the books.',
    quality: 'How Sen keeps quality',
    qualityText:
      'Every course is reviewed before it is sold: at least {{submitLessons}} lessons and {{submitMinutes}} minutes of material, a clear description, an honest price. Only those who studied it can rate it.',
    terms: 'Terms of use',
    termsRules: {
      account:
        'Your account is yours alone. Keep your password to yourself; you answer for what the account does.',
      purchase: 'A course you bought belongs to your account, also when it is no longer sold.',
      refund:
        'You can have your money back within {{refundDays}} days of buying, as long as you have studied no more than {{refundMostPercent}}% and received no certificate.',
      content:
        'Lessons belong to their teachers. They are for your own study, not for copying or selling on.',
      conduct:
        'Write ratings and comments honestly and with respect. Sen may lock an account that breaks this.',
    },
    privacy: 'Privacy policy',
    privacyRules: {
      what: 'Sen keeps your name, email address, the courses you bought, your progress and the devices you signed in on.',
      why: 'They serve to open your courses, remember your progress, handle payments and protect your account.',
      who: 'The payment gateway receives the order’s number, the amount and your network address. Sen keeps no card numbers and sells no data.',
      rights: 'You can see, correct and download your data in your profile at any time.',
      deletion:
        'You can delete your account in your profile. Sen keeps only the records of sales that the law asks for, without your name.',
    },
    backups_one:
      'What you delete stays in backups for a day as a rule. Should Sen have to be restored from one, the accounts that were deleted since are deleted again.',
    backups_other:
      'What you delete stays in backups for {{count}} days at most as a rule. Should Sen have to be restored from one, the accounts that were deleted since are deleted again.',
    action: 'Explore courses',
  },
};
