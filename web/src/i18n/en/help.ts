export default {
  title: 'Help centre',
  description:
    'Frequent questions about learning, payments, refunds, certificates and teaching on {{brand}}, with a search.',
  search: 'Search questions, for example: refund',
  found_one: '{{count}} question found',
  found_other: '{{count}} questions found',
  none: 'No questions found',
  noneText: 'Try other words, or send us your question.',
  more: 'No answer yet?',
  moreText: 'Send us a request. You read the reply on {{brand}} or by email.',
  contact: 'Contact us',
  open: 'Open the page',
  group: { student: 'Learning', buyer: 'Buying and paying', teacher: 'Teaching on {{brand}}' },
  entry: {
    student: {
      start: {
        question: 'Where are my courses, and how do I continue?',
        answer: 'All your courses are under “My courses”. “Continue” opens the lesson where you stopped.',
      },
      progress: {
        question: 'When does a lesson count as complete?',
        answer:
          'A video: when you have watched nearly all of it. A text: after a fair share of its reading time. A quiz: when you pass. An assignment: as the assignment requires. The progress page shows what each lesson still needs.',
      },
      certificate: {
        question: 'How do I get and check a certificate?',
        answer:
          'We issue it when you complete every required lesson of a course that has one. While a refund request is open, no certificate is issued. Anyone with the code can check a certificate.',
      },
      notes: {
        question: 'Where are my notes and bookmarks?',
        answer: 'The notebook contains the notes and bookmarks of your lessons, by course.',
      },
      deadlines: {
        question: 'Where do I see due dates and live lessons?',
        answer: 'The calendar has the due dates and live lessons of all your courses.',
      },
      assignments: {
        question: 'Can I submit an assignment late?',
        answer:
          'It depends on the assignment. Its page shows the due date, until when late work is accepted, and how many points it costs.',
      },
      classCode: {
        question: 'My teacher gave me a class code. Where do I enter it?',
        answer:
          'Open the page to join a class, sign in or register, and enter the code. The course appears under “My courses”.',
      },
      password: {
        question: 'What if I forgot my password?',
        answer: 'Enter the email address of your account. We send you a link to set a new password.',
      },
      data: {
        question: 'How do I download my data or delete my account?',
        answer:
          'In your profile, under Your data: make a copy of all your data, or delete your account. It is deleted after 7 days, and you can change your mind until then.',
      },
    },
    buyer: {
      preview: {
        question: 'Can I try a course before I buy it?',
        answer: 'Yes. Preview lessons open for free on the page of the course, without an account.',
      },
      pay: {
        question: 'How can I pay?',
        answer:
          'The checkout shows the available methods, for example cards, wallets or bank transfer by VietQR. The course opens when we receive the confirmation of the gateway or the bank.',
      },
      notOpen: {
        question: 'I paid, but the course is not open',
        answer:
          'Gateways sometimes report a few minutes late. Open the order to see its status. If we are checking the payment with the gateway, please don’t pay again.',
      },
      otherMethod: {
        question: 'How do I change the payment method or cancel an order?',
        answer:
          'Open the pending order: continue the payment, choose another method, or cancel it. The order shows how long we hold its price.',
      },
      coupon: {
        question: 'Where do I enter a coupon?',
        answer: 'In the cart or at the checkout. You see the new price before you pay.',
      },
      refund: {
        question: 'How do refunds work?',
        answer:
          'Request one within {{refundDays}} days of your payment, as long as you have opened no more than {{refundMostPercent}}% of the lessons and received no certificate. The teacher answers first; after the deadline, we decide.',
      },
      exchange: {
        question: 'I bought the wrong course. Can I exchange it?',
        answer:
          'Yes, for a short time after the payment. The page of your refund requests shows the deadline of each course; any remainder is refunded.',
      },
      receipt: {
        question: 'How do I get a receipt or a company invoice?',
        answer:
          'Each paid order has a receipt to download. At the checkout, enter the name, tax code and address if you need a company invoice.',
      },
      access: {
        question: 'How long can I use a course?',
        answer:
          'If the page of the course shows no limit, you keep it for life, even after it is taken off sale. If access is limited, you see it before you buy.',
      },
    },
    teacher: {
      begin: {
        question: 'How do I become a teacher?',
        answer: 'Open the teaching page and introduce yourself. Then create your first course.',
      },
      review: {
        question: 'What does a course need to be approved?',
        answer:
          'At least {{submitLessons}} lessons, {{submitMinutes}} minutes of material and a description of {{submitWords}} words. The course editor shows what is missing.',
      },
      share: {
        question: 'How much of each order do I get?',
        answer:
          'You keep 70% of every sale that {{brand}} brings you. The earnings page shows your share of each order.',
      },
      payout: {
        question: 'When can I withdraw my earnings?',
        answer:
          'Earnings are held for a time after the sale, then they are available. The payouts page shows the dates, the minimum, and the waiting period of a new bank account.',
      },
      coupons: {
        question: 'How do I create a coupon for my course?',
        answer:
          'Open the coupons page and choose the course, the discount and the period. Students enter the code when they pay.',
      },
      students: {
        question: 'How do I add a whole class to my course?',
        answer:
          'Open the students page of the course and paste the email addresses. Anyone without an account gets an invitation by email; you can also use a class code.',
      },
    },
  },
};
