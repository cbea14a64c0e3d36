import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'lan-dau-lam-truong-nhom',
  title: 'Lần đầu làm trưởng nhóm: 90 ngày đầu',
  subtitle: 'Giao việc, gặp riêng, góp ý và nói không, khi hôm qua còn là đồng nghiệp ngang hàng.',
  about: `
Bạn làm giỏi nên được lên trưởng nhóm, rồi phát hiện việc mới chẳng dùng đến cái giỏi cũ. Khoá học theo sát chín mươi ngày đầu: buổi họp ra mắt, những cuộc gặp riêng mỗi tuần, lần đầu phải góp ý người lớn tuổi hơn, lần đầu nhóm trễ hạn. Mỗi bài có lời thoại mẫu tiếng Việt, vì dịch nguyên sách nước ngoài ra nghe rất ngượng ở văn phòng ta.
`,
  outcomes: [
    'Giao việc rõ mà không cầm tay chỉ việc',
    'Tổ chức buổi gặp riêng có ích',
    'Góp ý cụ thể, giữ thể diện',
    'Xử lý mâu thuẫn sớm',
  ],
  requirements: ['Đang hoặc sắp dẫn một nhóm từ hai người'],
  audience: ['Trưởng nhóm mới', 'Chuyên viên sắp được đề bạt'],
  level: 'ALL',
  category: 'kinh-doanh',
  teacher: 'tuan',
  tags: ['quản lý', 'lãnh đạo', 'trưởng nhóm', 'kỹ năng mềm'],
  price: 459_000,
  trial: `
“Em làm cái báo cáo giúp anh nhé.” Ba ngày sau bạn nhận một tập ba mươi trang trong khi bạn cần một trang. Lỗi của ai?

Giao việc đủ thì có **năm câu**:

1. *Để làm gì*: “Sếp cần quyết có thuê thêm kho không.”
2. *Xong trông thế nào*: “Một trang, ba phương án, có chi phí.”
3. *Khi nào*: “Thứ năm, mười giờ; trưa thứ tư em cho anh xem bản nháp.”
4. *Em quyết được đến đâu*: “Em tự hỏi giá ba nơi, không cần xin.”
5. *Kẹt thì sao*: “Kẹt quá một tiếng thì nhắn anh.”

Rồi hỏi một câu mà nhiều người quên: “Em kể lại giúp anh em hiểu thế nào?”. Không phải kiểm tra trí nhớ; để bạn biết **mình** nói đã rõ chưa.

Việc của bạn: viết năm câu cho việc sắp giao ngày mai.
`,
  outline: `
# Tuần đầu
Năm câu khi giao việc 8
Hôm qua là bạn, hôm nay là sếp 13
Buổi họp ra mắt 12
Ba mươi phút với từng người 14
# Việc hằng tuần
Gặp riêng: hỏi gì, im lúc nào 17
Họp nhóm dưới nửa tiếng 13
Bảng việc chung 15
Bảo vệ thời gian của nhóm 11
# Lời khó nói
Khen cho ra khen 9
Góp ý người lớn tuổi hơn 14
Nói không với sếp 13
Khi hai người không nhìn mặt nhau 16
Chia tay một thành viên 15
# Nhìn xa
Đặt mục tiêu quý 17
Người kế cận 12
Nhìn lại ngày thứ chín mươi 11
`,
});
