export default {
  about: {
    title: 'About {{brand}}',
    description: 'Learn from Vietnam’s practitioners: courses taught by people who do the work every day.',
    lead: 'On {{brand}}, Vietnam learns from its own practitioners: from people who do the work, in our own language, at your own pace.',
    name: 'Why a lotus?',
    nameText:
      'A lotus grows from the mud and opens a little every day. So does learning. On {{brand}}, your progress is a flower: a bud with your first lesson, a petal with every quarter of a course, and in bloom when you finish.',
    learners: 'For students',
    learnersText:
      'Try lessons before you buy. Not for you? Request a refund within {{refundDays}} days as long as you have opened no more than {{refundMostPercent}}% of its lessons and received no certificate. Most courses are yours for life; if access is limited, you see it before you buy.',
    teachers: 'For teachers',
    teachersText:
      'Create your course on {{brand}}, submit it for review, then publish it. You keep 70% of every sale that {{brand}} brings you. Every amount is accounted for in the ledger.',
    quality: 'How {{brand}} ensures quality',
    qualityText:
      'Every course is reviewed before it goes on sale: at least {{submitLessons}} lessons and {{submitMinutes}} minutes of material, a clear description and an honest price. Only students who have taken a course can rate it.',
    action: 'Explore courses',
  },
  legal: {
    title: 'Terms and policies',
    version: 'Version {{number}}, effective from {{date}}',
    versions: 'Other versions',
  },
};
