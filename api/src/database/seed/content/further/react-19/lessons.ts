import { pdf, text } from '../files.ts';
import { solutions } from '../solutions.ts';
import type { FurtherLesson } from '../types.ts';

export const lessons: readonly FurtherLesson[] = [
  {
    title: 'Sổ tay React 19',
    kind: 'FILE',
    minutes: 10,
    words: 'Những điều hay quên nhất, gói trong một trang để bạn in ra và dán cạnh màn hình.',
    files: [
      pdf('So-tay-React-19.pdf', 'Sổ tay React 19', [
        'State là trí nhớ của component. Đổi state thì React vẽ lại, đổi biến thường thì không.',
        'Effect chạy sau khi trình duyệt đã vẽ. Cần dọn dẹp thì trả về một hàm.',
        'Key nói với React phần tử nào là phần tử nào. Đừng dùng chỉ số khi danh sách có thể đổi thứ tự.',
        'useActionState giữ trạng thái của form: đang gửi, lỗi, và kết quả lần gửi trước.',
      ]),
      text('useDem.js', [
        "import { useState } from 'react';",
        '',
        'export function useDem(batDau = 0) {',
        '  const [so, datSo] = useState(batDau);',
        '  return { so, tang: () => datSo((cu) => cu + 1) };',
        '}',
      ]),
    ],
  },
  {
    title: 'Thử ngay: cờ ca-rô bằng React',
    kind: 'EMBED',
    minutes: 15,
    words: 'Bạn sửa thẳng trong khung và xem kết quả đổi theo. Thử thêm một nút chơi lại nhé.',
    embed: 'https://codepen.io/gaearon/embed/gWWZgR?default-tab=result',
  },
  {
    title: 'Gỡ lỗi trực tiếp cùng giảng viên',
    kind: 'LIVE',
    minutes: 90,
    words: 'Bạn mang theo một lỗi đang vướng. Cả lớp cùng đọc và tìm nguyên nhân.',
    live: { days: 5, url: 'https://meet.google.com/sen-demo-lop' },
  },
  {
    title: 'Bài tập tổng hợp',
    kind: 'FILE',
    minutes: 45,
    words: 'Mở sau khi bạn đã học hai tuần, để có đủ kiến thức làm trọn bài.',
    opens: { after: 14 },
    files: [
      text('bai-tap-tong-hop.md', [
        '# Bài tập tổng hợp',
        '',
        '1. Viết sổ chi tiêu có thêm, sửa, xoá.',
        '2. Lọc theo tháng mà không tải lại trang.',
      ]),
    ],
  },
  {
    title: 'Đề ôn cuối khoá',
    kind: 'FILE',
    minutes: 60,
    words: 'Mở cùng một lúc cho cả lớp.',
    opens: { in: 3 },
    files: [pdf('De-on-cuoi-khoa.pdf', 'Đề ôn cuối khoá', ['Câu 1. Vì sao danh sách cần key?'])],
  },
  {
    title: 'Xem nhanh: vì sao số không tăng hai lần',
    kind: 'VIDEO',
    minutes: 1,
    words: 'Một phút về ảnh chụp của trạng thái. Bật phụ đề để đọc từng dòng mã.',
    lines: {
      vi: [
        [0, 'Trong một lần vẽ, n là một tấm ảnh chụp: nó không đổi.'],
        [9, 'Gọi setN(n + 1) hai lần thì cả hai lần đều thấy n là 0.'],
        [18, 'React nhận hai lời hẹn giống nhau: đặt thành 1, rồi lại đặt thành 1.'],
        [28, 'Muốn cộng dồn, hãy đưa cho setN một hàm.'],
        [36, 'setN((cu) => cu + 1) nhận giá trị mới nhất, dù ảnh chụp vẫn cũ.'],
        [47, 'Quy tắc: giá trị mới tính từ giá trị cũ thì dùng hàm.'],
      ],
      en: [
        [0, 'Within one render, n is a snapshot: it does not change.'],
        [9, 'Call setN(n + 1) twice and both calls see that n is 0.'],
        [18, 'React gets the same promise twice: set it to 1, then set it to 1.'],
        [28, 'To add up, hand a function to setN.'],
        [36, 'setN((old) => old + 1) gets the latest value although the snapshot is old.'],
        [47, 'As a rule: when the new value comes from the old one, use a function.'],
      ],
    },
  },
  solutions(40),
];
