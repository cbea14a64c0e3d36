import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'tieng-han-nhap-mon',
  title: 'Tiếng Hàn nhập môn: đọc được Hangul sau một buổi',
  subtitle: 'Bảng chữ, đuôi câu lịch sự và 40 mẫu câu hay gặp trong phim, quán ăn, công ty.',
  about: `
Hangul được làm ra để ai cũng học được; buổi đầu bạn sẽ đọc được biển hiệu. Sau đó khoá học đi theo ba bối cảnh mà người Việt hay cần: xem phim không phụ đề, ăn uống mua sắm, và nói chuyện ở công ty Hàn. Ngữ pháp được gom thành bốn mươi mẫu câu, mỗi mẫu một đoạn phim tự dựng, một trò ghép câu và một phút nói theo.
`,
  outcomes: [
    'Đọc và viết Hangul',
    'Chọn đúng đuôi câu lịch sự',
    'Dùng 40 mẫu câu cơ bản',
    'Nghe hiểu đoạn thoại ngắn',
  ],
  requirements: ['Không cần biết gì trước'],
  audience: ['Người mê phim và nhạc Hàn', 'Nhân viên công ty Hàn Quốc'],
  level: 'BEGINNER',
  category: 'ngoai-ngu',
  teacher: 'yen',
  tags: ['tiếng hàn', 'hangul', 'nhập môn', 'topik'],
  price: 449_000,
  salePrice: 259_000,
  saleDays: -2,
  trial: `
Mỗi âm tiết tiếng Hàn là một ô vuông ghép từ hai đến bốn mảnh. Hôm nay ta chỉ cần **ba mảnh**:

- ㅏ đọc *a*
- ㅂ đọc gần như *b*
- ㅏ đứng bên phải phụ âm: ㅂ + ㅏ = **바**, đọc *ba*

Thêm một mảnh ở dưới, gọi là *âm đáy*: ㅂ + ㅏ + ㅂ = **밥**, đọc *bap*. Bạn vừa đọc được chữ **cơm**.

Đổi âm đáy thành ㅇ: **방**, đọc *bang*, nghĩa là **phòng**. Đổi phụ âm đầu thành ㄱ: **강**, *kang*, nghĩa là **sông**. Nghe giống “giang” trong *Hậu Giang*? Đúng vậy, cùng một gốc Hán.

Việc của bạn: viết năm lần mỗi chữ 밥, 방, 강; dán chữ 방 lên cửa phòng mình.
`,
  outline: `
# Hangul
Chữ cơm, chữ phòng, chữ sông 8
Mười nguyên âm 13
Phụ âm thường, căng, bật hơi 16
Âm đáy và nối âm 15
Đọc biển hiệu ở Seoul 11
# Câu đầu tiên
Tôi là, đây là 13
Đuôi câu: thân và kính 17
Có và không có 12
Số Hàn, số Hán 16
# Ăn và mua
Gọi món 14
Hỏi giá 13
Cay ít thôi 9
# Phim
Thì quá khứ qua một tập phim 18
Rủ rê, xin phép 15
Tiếng lóng nên biết, chưa nên nói 10
# Công ty
Chào hỏi trên dưới 14
Xin nghỉ, báo muộn 12
Họp: nghe ý chính 17
Ôn 40 mẫu câu 26
`,
});
