export default {
  about: {
    title: 'About Sen',
    description: 'Learn from Vietnam’s practitioners: courses taught by people who do the work every day.',
    lead: 'On Sen, Vietnam learns from its own practitioners: from people who do the work, in our own language, at your own pace.',
    name: 'Why a lotus?',
    nameText:
      'A lotus grows from the mud and opens a little every day. So does learning. On Sen, your progress is a flower: a bud with your first lesson, a petal with every quarter of a course, and in bloom when you finish.',
    learners: 'For students',
    learnersText:
      'Try lessons before you buy. Not for you? Request a refund within {{refundDays}} days as long as you have opened no more than {{refundMostPercent}}% of its lessons and received no certificate. Most courses are yours for life; if access is limited, you see it before you buy.',
    teachers: 'For teachers',
    teachersText:
      'Create your course on Sen, submit it for review, then publish it. You keep 70% of every sale that Sen brings you. Every amount is accounted for in the ledger.',
    quality: 'How Sen ensures quality',
    qualityText:
      'Every course is reviewed before it goes on sale: at least {{submitLessons}} lessons and {{submitMinutes}} minutes of material, a clear description and an honest price. Only students who have taken a course can rate it.',
    terms: 'Terms of use',
    termsRules: {
      account:
        'Your account is yours alone. Keep your password private; you are responsible for what happens in your account.',
      purchase: 'A course you bought stays in your account, even after it is taken off sale.',
      refund:
        'You can request a refund within {{refundDays}} days of buying, as long as you have opened no more than {{refundMostPercent}}% of its lessons and no certificate has been issued.',
      content: 'Lessons belong to their teachers. Use them for your own study; don’t copy or resell them.',
      conduct:
        'Be honest and respectful in ratings and comments. Sen may lock accounts that break this rule.',
    },
    privacy: 'Privacy policy',
    privacyRules: {
      what: 'Sen stores your name, email address, the courses you bought, your progress and the devices you signed in on.',
      why: 'We use this data to open your courses, remember your progress, process payments and protect your account.',
      who: 'The payment gateway receives the order number, the amount and your IP address. Sen does not store card numbers or sell your data.',
      rights: 'You can view, correct and download your data in your profile at any time.',
      deletion:
        'You can delete your account in your profile. Sen keeps only the sales records required by law, without your name.',
    },
    backups_one:
      'Deleted data usually remains in backups for at most {{count}} day. If Sen ever restores a backup, deleted accounts are deleted again.',
    backups_other:
      'Deleted data usually remains in backups for at most {{count}} days. If Sen ever restores a backup, deleted accounts are deleted again.',
    action: 'Explore courses',
  },
};
