import { QuestionKind } from '../../../../features/assessment/index.ts';
import { pdf, text } from './files.ts';
import { solutions } from './solutions.ts';
import type { FurtherMaterial } from './types.ts';

const { SINGLE, MULTIPLE, TRUE_FALSE, BLANK, ORDERING } = QuestionKind;

export const excel: FurtherMaterial = {
  course: 'excel-van-phong',
  lessons: [
    {
      title: 'Sổ bán hàng mẫu và bảng phím tắt',
      kind: 'FILE',
      minutes: 10,
      words: 'Mở sổ mẫu trong Excel, làm theo từng bài, và giữ bảng phím cạnh màn hình.',
      files: [
        text('so-ban-hang-mau.csv', [
          'Ngày,Mã đơn,Khách,Hàng,Số lượng,Đơn giá,Đã trả',
          '2026-11-02,B001,An Phát,Giấy A4,20,68000,1360000',
          '2026-11-02,B002,"An Phát ",Mực in,2,410000,0',
          '2026-11-03,B003,Minh Tâm,Giấy A4,5,68000,340000',
          '2026-11-04,B004,Minh Tâm,Bìa còng,"12",32000,384000',
        ]),
        pdf('Phim-tat-Excel.pdf', 'Phím tắt đáng nhớ', [
          'Ctrl + T: biến vùng dữ liệu thành bảng.',
          'Ctrl + Shift + L: bật và tắt bộ lọc.',
          'Alt + =: cộng nhanh.',
          'F4 trong công thức: đổi kiểu địa chỉ ô.',
        ]),
      ],
    },
    {
      title: 'Một phút: Ctrl + T đổi điều gì',
      kind: 'VIDEO',
      minutes: 1,
      words: 'Sáu câu về bảng thật. Dừng lại sau mỗi câu và làm thử trong sổ mẫu.',
      lines: {
        vi: [
          [0, 'Bấm một ô trong sổ bán hàng, rồi nhấn Ctrl và T.'],
          [10, 'Vùng dữ liệu thành bảng: có tên, có bộ lọc.'],
          [20, 'Gõ thêm một dòng ở cuối: công thức tự kéo theo.'],
          [31, 'Đổi tên bảng thành Ban, để công thức đọc được thành lời.'],
          [42, 'Từ nay SUM của Ban và cột Tiền cộng cả cột, bao nhiêu dòng cũng được.'],
        ],
      },
    },
    {
      title: 'Xem: bốn phút, hai trăm nước',
      kind: 'EMBED',
      minutes: 5,
      words: 'Một biểu đồ điểm kể hai trăm năm. Bạn để ý: chỉ có một màu nhấn cho mỗi câu chuyện.',
      embed: 'https://www.youtube.com/watch?v=jbkSRLYSojo',
    },
    {
      title: 'Chữa tệp trực tiếp',
      kind: 'LIVE',
      minutes: 75,
      words: 'Bạn gửi trước một tệp bừa đã bỏ thông tin riêng. Buổi này ta dọn ba tệp trước mắt bạn.',
      live: { days: 8, url: 'https://meet.google.com/sen-demo-tep' },
    },
    solutions(35),
  ],
  quiz: {
    title: 'Kiểm tra: bảng đúng, hàm đúng',
    timeLimitSec: 900,
    maxAttempts: 3,
    passPercent: 70,
    takers: 14,
    waiting: 0,
    questions: [
      {
        kind: MULTIPLE,
        prompt: 'Những điều nào phá một bảng để tính?',
        topic: 'Lập bảng',
        points: 2,
        review: [0, 0],
        taken: { share: 0.7, trap: 3 },
        choices: [
          '*Ô gộp trong tiêu đề',
          '*Dòng cộng xen giữa',
          '*Cột vừa ngày vừa tiền',
          'Hơn một nghìn dòng',
        ],
        explanation: 'Nhiều dòng không sao: lọc và bảng tổng hợp sinh ra cho việc ấy.',
      },
      {
        kind: SINGLE,
        prompt: 'Tổng tiền của khách An Phát từ ngày 1 tháng 11:',
        topic: 'Hàm có điều kiện',
        review: [1, 0],
        taken: { share: 0.55, trap: 1 },
        choices: [
          '*=SUMIFS(Ban[Tiền]; Ban[Khách]; "An Phát"; Ban[Ngày]; ">="&DATE(2026;11;1))',
          '=SUMIFS(Ban[Tiền]; Ban[Khách]; "An Phát"; Ban[Ngày]; ">=DATE(2026;11;1)")',
          '=SUM(Ban[Tiền]; "An Phát")',
          '=COUNTIFS(Ban[Khách]; "An Phát")',
        ],
        feedback: { 1: 'Dấu so sánh nằm trong ngoặc kép, còn ngày phải nối bằng &.' },
        explanation: 'Thứ cần cộng đứng đầu, sau đó là từng cặp cột và điều kiện.',
      },
      {
        kind: ORDERING,
        prompt: 'Dọn một tệp bừa theo thứ tự nào?',
        topic: 'Dọn dữ liệu',
        points: 2,
        review: [0, 1],
        taken: { share: 0.6 },
        choices: ['Khoảng trắng thừa', 'Số giả dạng chữ', 'Ngày giả', 'Dòng trùng'],
        explanation: 'Bệnh trước che bệnh sau: khoảng trắng thừa làm hai dòng trùng trông khác nhau.',
      },
      {
        kind: BLANK,
        prompt: 'Hoàn thành công thức tra giá.',
        topic: 'Tra cứu',
        review: [1, 1],
        taken: { share: 0.65, trap: 'VLOOKUP' },
        gapText: '=___([@[Mã hàng]]; Gia[Mã hàng]; Gia[Đơn giá]; "chưa có giá")',
        blanks: [{ accepted: ['XLOOKUP'], tolerance: null }],
        explanation: 'VLOOKUP không nhận cột tìm và cột lấy riêng như thế.',
      },
      {
        kind: TRUE_FALSE,
        prompt: 'Bảng tổng hợp tự cập nhật khi sổ bán có dòng mới.',
        topic: 'Bảng tổng hợp',
        review: [2, 0],
        taken: { share: 0.8 },
        isTrue: false,
        explanation: 'Phải bấm Làm mới, hoặc bật làm mới khi mở tệp.',
      },
    ],
    essays: [],
  },
  assignment: {
    title: 'Bài tập: dọn sổ bán hàng và lập trang Kiểm',
    words: 'Dọn sổ mẫu, lập bảng tổng hợp theo khách, và một trang Kiểm có ít nhất ba phép kiểm.',
    tasks: ['Kể bốn bệnh bạn tìm thấy', 'Dán công thức của ba phép kiểm', 'Viết một câu kết luận cho sếp'],
    minutes: 60,
    due: 4,
    cutOff: 5,
    lateAmount: 1,
    maxAttempts: 2,
    passScore: 5,
    work: ['waiting', 'marked', 'waiting', 'draft'],
    rubric: [
      {
        title: 'Dọn đúng',
        description: 'Không mất dòng, không sai số',
        levels: [
          [0, 'Chưa dọn'],
          [2, 'Còn sót'],
          [4, 'Sạch'],
        ],
      },
      {
        title: 'Trang Kiểm',
        description: 'Ba phép kiểm chạy được',
        levels: [
          [0, 'Chưa có'],
          [2, 'Một hai phép'],
          [3, 'Đủ'],
        ],
      },
      {
        title: 'Câu kết luận',
        description: 'Có số, có so sánh',
        levels: [
          [0, 'Chưa có'],
          [1, 'Có'],
        ],
      },
    ],
    texts: [
      'Tìm thấy: “An Phát ” có khoảng trắng, số lượng 12 là chữ.\nKiểm 1: =SUM(Ban[Tiền])=GETPIVOTDATA("Tiền";Tong!A3)\nKiểm 2: =COUNTIFS(Ban[Đơn giá];"chưa có giá")=0\nKết luận: An Phát chiếm nửa doanh số, nhưng còn nợ 820 nghìn.',
      'Em dọn xong, còn ngày B004 em chưa chắc là ngày thật hay chữ. Trang Kiểm em mới có hai phép.',
      'Đủ ba phép kiểm, em thêm định dạng tô cam chữ XEM LẠI.',
    ],
    rowComment: 'Phép kiểm thứ hai bắt được đúng lỗi hay gặp nhất.',
    note: 'GETPIVOTDATA là cách chắc nhất, bạn dùng đúng.',
    comment: 'Sạch và kiểm được. Lần sau thêm ngày ngoài kỳ vào trang Kiểm.',
  },
};
