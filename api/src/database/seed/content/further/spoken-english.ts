import { pdf, tones } from './files.ts';
import type { FurtherMaterial } from './types.ts';

export const spokenEnglish: FurtherMaterial = {
  course: 'tieng-anh-giao-tiep',
  lessons: [
    {
      title: 'Mẫu email và bài nghe',
      kind: 'FILE',
      minutes: 15,
      words: 'Bạn nghe, đọc to theo, rồi viết lại email bằng lời của mình.',
      files: [
        tones('Bai-nghe-ngan.wav'),
        pdf('Mau-email.pdf', 'Mẫu email công sở', [
          'Dear Ms Lan, thank you for your quick reply.',
          'Could you please send the report by Friday?',
          'Best regards, Minh',
        ]),
      ],
    },
    {
      title: 'Luyện nói trực tiếp: họp ngắn buổi sáng',
      kind: 'LIVE',
      minutes: 60,
      words: 'Buổi này đã diễn ra. Bạn xem lại rồi tự luyện theo.',
      live: {
        days: -9,
        url: 'https://meet.google.com/sen-demo-noi',
        recording: 'https://vimeo.com/76979871',
      },
    },
  ],
};
