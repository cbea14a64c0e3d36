import { expect, test } from 'vitest';
import { ModerationRule } from './moderation.enums.ts';
import { findIn } from './rules.ts';

/** What people wrote, and what is wrong with it. */
const BAD: Record<ModerationRule, readonly string[]> = {
  [ModerationRule.INSULT]: [
    'Địt mẹ bài này khó thế.',
    'dit me bai nay kho the',
    'Đ.ị.t m.ẹ, hỏi hoài không trả lời.',
    'đ ị t mẹ thằng nào soạn bài này',
    'Học thế này thì ngu như bò.',
    'do ngu, hoc mai khong hieu',
    'Thầy dạy như óc chó.',
    'V.C.L bài tập gì dài thế',
    'v c l luôn',
    'Đ1t mẹ, lại lỗi.',
    'Đúng là đồ vô học.',
    'Khốn nạn thật, mất cả buổi.',
    'câm mồm lại rồi học đi',
    'Nguuuu như bò cũng hiểu bài này.',
  ],
  [ModerationRule.CONTACT]: [
    'Nhóm Zalo riêng của thầy ở link dưới.',
    'Liên hệ 0912 345 678 để được tư vấn.',
    'goi minh qua so 0987.654.321 nhe',
    'Số của thầy: O9I2 345 678.',
    'Vào nhóm Telegram để nhận tài liệu nhé.',
    'Kết bạn z a l o với mình để hỏi bài.',
    'Tham gia group facebook kín của lớp tại đây.',
    'Link nhóm: zalo.me/g/abcxyz123',
    'ib rieng minh de duoc giam gia',
    'Gọi không chín một hai ba bốn năm sáu bảy tám nhé.',
    'Tài liệu đầy đủ ở bit.ly/tailieu-hay',
    'Zalo: 0345678901',
  ],
  [ModerationRule.PAYMENT]: [
    'Chuyển khoản trực tiếp cho thầy để được giảm 30%.',
    'STK 0123456789 Vietcombank Nguyễn Văn A.',
    'Mua ngoài Sen rẻ hơn một nửa.',
    'ck vao so tai khoan 19034567890123 nhe',
    'Đăng ký riêng với mình sẽ được bớt 200 nghìn.',
    'Bạn thanh toán không qua nền tảng thì giá mềm hơn.',
    'Momo của mình là 0901234567 nhé.',
  ],
  [ModerationRule.PROMISE]: [
    'Học xong là có việc lương nghìn đô.',
    'Cam kết có việc làm sau ba tháng.',
    'hoc xong kiem 50 trieu moi thang',
    'Bạn sẽ kiếm được 30 triệu mỗi tháng tại nhà.',
    'Đảm bảo lãi 20% sau một tháng.',
    'Cam kết IELTS 7.0 sau 8 tuần.',
    'Làm giàu không khó với bốn bài học này.',
    'Chắc chắn đậu phỏng vấn ở công ty lớn.',
    'Sau khoá này thu nhập của bạn lên hàng trăm triệu.',
    'dam bao dau dai hoc top dau',
  ],
  [ModerationRule.HEALTH]: [
    'Bài tập này chữa khỏi bệnh đau lưng.',
    'Thiền giúp điều trị trầm cảm mà không cần thuốc.',
    'Giảm 10 kg trong 2 tuần.',
    'chua khoi benh da day sau mot thang',
    'Tập theo bài này là bỏ thuốc được.',
    'Yoga trị dứt điểm thoát vị đĩa đệm.',
  ],
  [ModerationRule.PERSONAL]: [
    'Mail của mình là linhdo97@gmail.com nhé.',
    'Số CCCD của em là 079203001234.',
    'Bạn Hoa gửi bài về hoa.nguyen a cong gmail cham com.',
    'Nhà của cô ở số 12 ngõ 34 Láng.',
    'can cuoc 001099012345 cap nam 2021',
  ],
};

/** What is written every day, and close to the above. */
const GOOD: readonly string[] = [
  'Các bạn mở tệp lớn rồi chia thành từng phần.',
  'cac ban mo file lon ra roi chia nho',
  'Buổi học hôm nay nói về ngữ âm.',
  'Buổi tối ngủ đủ giấc để học tốt hơn.',
  'Bạn không ngu, chỉ là chưa quen tay.',
  'Sữa hạt óc chó là nguyên liệu của món này.',
  'hat oc cho rang vua tay',
  'Lớn lên trong một gia đình nông dân.',
  'Vịt quay cần hai giờ trong lò.',
  'Dm là viết tắt của decimét, bằng một phần mười mét.',
  'Đặt câu hỏi ở mục Hỏi đáp dưới bài.',
  'Chạy quảng cáo Facebook cho cửa hàng nhỏ.',
  'Viết kịch bản trả lời tin nhắn Zalo cho khách hàng.',
  'Zalo và Telegram dùng hai cách mã hoá khác nhau.',
  'Tệp có 1.024 dòng và 3.600.000 ô.',
  'Giá khoá là 599.000 ₫, đã gồm thuế.',
  'Năm 2019 2020 2021 doanh thu tăng đều.',
  'Một hai ba bốn năm sáu bảy tám chín mười, ta đếm cùng nhau.',
  'Đơn hàng SEN0912345678 đã được giao.',
  'Tài liệu chính thức ở https://react.dev/learn.',
  'Kho mã ở https://github.com/sen-vn/bai-tap.',
  'Kế toán ghi Nợ tài khoản 131 khi bán chịu.',
  'Thanh toán trực tiếp cho nhà cung cấp bằng tiền mặt.',
  'Hạch toán số tiền chuyển khoản vào tài khoản 112.',
  'Khoá này không cam kết việc làm hay thu nhập.',
  'Chúng tôi không đảm bảo bạn sẽ có việc ngay.',
  'Người có thu nhập 20 triệu một tháng nộp thuế bao nhiêu?',
  'Lương 15 triệu thì đóng bảo hiểm thế nào?',
  'Cách đảm bảo chất lượng mã nguồn bằng kiểm thử.',
  'dam bao chat luong ma nguon bang kiem thu',
  'Đảm bảo kiểm tra lại dữ liệu trước khi lưu.',
  'Lãi suất ngân hàng là 6% một năm.',
  'Học xong bạn có một ứng dụng thật để đưa vào hồ sơ.',
  'Sau khi học bạn tự viết được một bài luận 250 từ.',
  'Bạn chưa bệnh thì cũng nên tập thở.',
  'Bài tập nhẹ, không thay thế việc đi khám.',
  'Không cần thuộc lòng bảng cửu chương.',
  'khong can thuoc long cong thuc',
  'Bài này không chữa bệnh, chỉ giúp bạn thư giãn.',
  'Mất ngủ thường đến khi ta lo lắng.',
  'Giảm 30% dung lượng ảnh trong ba bước.',
  'Thước đo của thành công là tự bạn đặt ra.',
  'Địa chỉ email gồm tên, dấu @ và tên miền.',
  'Gửi bài nộp trong ô bên dưới trước thứ sáu.',
  'Thư mẫu: gửi tới support@congty.example.vn.',
  'Căn cứ điều 12, hợp đồng có hiệu lực từ ngày ký.',
  'Lừa đảo qua mạng có năm dấu hiệu dễ nhận ra.',
  'Dọn rác rưởi trong thư mục tạm bằng một lệnh.',
  'Vô học phí đợt hai từ tháng ba.',
  'Con đường đĩa nhạc than đi qua ba thập kỷ.',
  'Nhà hát nằm ở số 1 Tràng Tiền.',
  'Con đít nhái kêu bên bờ ao.',
  'Version 0.9.12.345678 is out.',
];

test('the rules find what they are for, and leave the rest alone', () => {
  let hits = 0;
  const missed: string[] = [];
  for (const [rule, sentences] of Object.entries(BAD))
    for (const sentence of sentences)
      if (findIn(sentence).some((found) => found.rule === rule)) hits++;
      else missed.push(`${rule}: ${sentence}`);
  const wrong = GOOD.flatMap((sentence) => findIn(sentence).map(({ rule }) => `${rule}: ${sentence}`));
  const all = Object.values(BAD).flat().length;
  const precision = hits / (hits + wrong.length);
  const recall = hits / all;
  console.info(
    `moderation: ${all + GOOD.length} sentences, precision ${(precision * 100).toFixed(1)} %, recall ${(recall * 100).toFixed(1)} %`,
  );
  expect({ missed, wrong }).toEqual({ missed: [], wrong: [] });
});

test('a sentence is marked where it stands, and nothing beside it', () => {
  const paragraph =
    'Bạn sẽ xây một ứng dụng thật. Học xong là có việc lương nghìn đô. Chỉ cần biết JavaScript 1.5.';
  const [found, ...others] = findIn(paragraph);
  expect(others).toEqual([]);
  expect(paragraph.slice(found!.start, found!.end)).toBe('Học xong là có việc lương nghìn đô.');
  expect(found!.confidence).toBeGreaterThan(0.8);
});

test('what is said to be an example is less sure', () => {
  const sure = findIn('Liên hệ 0912 345 678.')[0]!.confidence;
  const unsure = findIn('Ví dụ: liên hệ 0912 345 678.')[0]?.confidence ?? 0;
  expect(unsure).toBeLessThan(sure / 2);
});

test('a text that is four times as long takes no more than a few times as long', () => {
  const timeOf = (times: number) => {
    const before = performance.now();
    for (const text of ['a.', 'không ', '0 ', 'cam kết ', 'đ.']) findIn(text.repeat(times));
    return performance.now() - before;
  };
  timeOf(1000);
  expect(timeOf(20_000) / timeOf(5000)).toBeLessThan(10);
});
