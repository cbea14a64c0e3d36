import { expect, test } from 'vitest';
import { LINEAR, measureGrowth } from '../../../testing/growth.ts';
import { ModerationRule } from './moderation.enums.ts';
import { findIn } from './rules.ts';

/** Sentences by the rule that they violate. */
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
    'Mày học kiểu gì mà dốt như lợn thế.',
    'Đồ lừa đảo, trả tiền đây.',
    'đm khoá học rác',
    'Thằng ngu nào chê bài này thì tự xem lại mình đi.',
    'Con mụ giảng bài này đúng là mất dạy.',
    'Clm lại bắt nộp bài lần nữa.',
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
    'Thêm mình trên Zalo theo số 0388.123.456 nha.',
    'Inbox fanpage của thầy để lấy file gốc.',
    'Mọi thắc mắc nhắn qua số +84 912 345 678.',
    'Join nhóm tele: t.me/hoccungthay',
    'lop minh co group fb rieng, ai can link thi nhan tin',
    'Hỗ trợ nhanh hơn qua Messenger cá nhân của mình.',
    'Sđt cô Lan: 098 765 4321',
  ],
  [ModerationRule.PAYMENT]: [
    'Chuyển khoản trực tiếp cho thầy để được giảm 30%.',
    'STK 0123456789 Vietcombank Nguyễn Văn A.',
    'Mua ngoài Sen rẻ hơn một nửa.',
    'ck vao so tai khoan 19034567890123 nhe',
    'Đăng ký riêng với mình sẽ được bớt 200 nghìn.',
    'Bạn thanh toán không qua nền tảng thì giá mềm hơn.',
    'Momo của mình là 0901234567 nhé.',
    'Bạn nào chuyển thẳng vào tài khoản của mình thì còn 300k.',
    'Đóng học phí trực tiếp cho cô qua MB Bank 0987654321.',
    'dung mua tren sen, ck cho minh duoc giam nua gia',
    'Quét mã QR bên dưới để trả tiền cho thầy, khỏi mất phí sàn.',
    'Trả qua ví MoMo 0905 111 222 thì được tặng thêm một khoá.',
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
    'Cam kết đầu ra TOEIC 750+ cho mọi học viên.',
    'Ra trường chắc chắn có việc ở công ty Nhật.',
    'Thu về 100 triệu một tháng chỉ với một chiếc điện thoại.',
    'bao dau phong van, khong dau tra lai tien',
    'Khoá học giúp bạn x10 thu nhập trong 30 ngày.',
    'Đầu tư theo thầy thì không bao giờ lỗ.',
  ],
  [ModerationRule.HEALTH]: [
    'Bài tập này chữa khỏi bệnh đau lưng.',
    'Thiền giúp điều trị trầm cảm mà không cần thuốc.',
    'Giảm 10 kg trong 2 tuần.',
    'chua khoi benh da day sau mot thang',
    'Tập theo bài này là bỏ thuốc được.',
    'Yoga trị dứt điểm thoát vị đĩa đệm.',
    'Ăn theo thực đơn này là hết tiểu đường.',
    'Không cần uống thuốc huyết áp nữa nếu tập đủ 21 ngày.',
    'Bài thở này chữa dứt hen suyễn.',
    'giam 5kg chi sau 7 ngay, khong can tap',
  ],
  [ModerationRule.PERSONAL]: [
    'Mail của mình là linhdo97@gmail.com nhé.',
    'Số CCCD của em là 079203001234.',
    'Bạn Hoa gửi bài về hoa.nguyen a cong gmail cham com.',
    'Nhà của cô ở số 12 ngõ 34 Láng.',
    'can cuoc 001099012345 cap nam 2021',
    'Em là Trần Minh, CMND 012345678, nhờ cô xác nhận.',
    'Bài của bạn Vy gửi từ vy.le2001@yahoo.com.',
    'Địa chỉ nhà em: 45/3 đường Lê Lợi, phường 4, Gò Vấp.',
  ],
};

/** Ordinary sentences that resemble those above. */
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
  'Hàm này trả về undefined khi không tìm thấy phần tử.',
  'Trong bài 7, ta so sánh cách nhắn tin của Zalo và Messenger.',
  'Khi khách chuyển khoản, hệ thống của shop gửi thư xác nhận.',
  'Đừng tin ai hứa lãi 30% mỗi tháng.',
  'Người bệnh tiểu đường nên hỏi bác sĩ trước khi đổi thực đơn.',
  'Lương trung bình của lập trình viên là 20 triệu đồng.',
  'Con lợn trong truyện ngụ ngôn này tượng trưng cho sự lười.',
  'Số nguyên 0123456789 viết trong JavaScript là một cái bẫy.',
  'Mã QR gồm ba ô vuông lớn ở góc.',
  'Phỏng vấn thử với bạn học để bớt run.',
  'Thuốc thử đổi màu khi gặp axit.',
  'Chi phí của dự án là 1.250.000.000 đồng.',
  'Viết email cho khách: lời chào, lý do, việc cần làm.',
  'Bạn sẽ biết cách tính thuế thu nhập cá nhân.',
  'Không ai đảm bảo được thị trường sẽ lên.',
  'Chúc bạn học vui và sớm làm được dự án riêng.',
  'Lớp có nhóm thảo luận ngay trong mục Hỏi đáp của Sen.',
  'Từ “ngu ngốc” trong câu thơ này mang nghĩa tự trào.',
  'Cắt hành thật nhỏ, phi đến khi vàng.',
  'Đo huyết áp mỗi sáng rồi ghi vào bảng.',
  'cach tinh lai suat kep trong excel',
  'Kiểm thử tự động giúp bạn yên tâm mỗi lần sửa mã.',
  'Đăng ký tài khoản Facebook doanh nghiệp gồm năm bước.',
  'Tôi giảm cân ba năm và ghi lại từng bữa ăn.',
  'Đường Nguyễn Huệ dài gần một cây số.',
  'Số điện thoại Việt Nam có mười chữ số và bắt đầu bằng 0.',
  'Nợ thẻ tín dụng nên trả hết trước ngày sao kê.',
  'Bài này dạy cách từ chối khi khách đòi giảm giá.',
  'bao do an dat o cua hang nay',
  'khong the lo het moi viec mot minh',
];

test('the rules find their examples and no others', () => {
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

test('flags exactly the matching sentence', () => {
  const paragraph =
    'Bạn sẽ xây một ứng dụng thật. Học xong là có việc lương nghìn đô. Chỉ cần biết JavaScript 1.5.';
  const [found, ...others] = findIn(paragraph);
  expect(others).toEqual([]);
  expect(paragraph.slice(found!.start, found!.end)).toBe('Học xong là có việc lương nghìn đô.');
  expect(found!.confidence).toBeGreaterThan(0.8);
});

test('lowers the confidence for quoted examples', () => {
  const sure = findIn('Liên hệ 0912 345 678.')[0]!.confidence;
  const unsure = findIn('Ví dụ: liên hệ 0912 345 678.')[0]?.confidence ?? 0;
  expect(unsure).toBeLessThan(sure / 2);
});

test.each(['a.', 'không ', '0 ', 'cam kết ', 'đ.'])('scans a text of many %j in linear time', (text) => {
  expect(measureGrowth((size) => void findIn(text.repeat(size)), 500)).toBeLessThan(LINEAR);
});
