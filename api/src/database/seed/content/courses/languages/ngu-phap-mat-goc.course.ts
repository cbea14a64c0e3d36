import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'ngu-phap-mat-goc',
  title: 'Ngữ pháp tiếng Anh cho người mất gốc',
  subtitle: 'Mười hai viên gạch, không thuật ngữ rối; mỗi viên xây được mười câu nói thật.',
  about: `
Bạn nhớ mang máng mười hai thì mà vẫn không biết nói “tôi đang đói”? Khoá học bỏ bảng thì sang một bên, chỉ giữ mười hai viên gạch đủ cho tám mươi phần trăm câu hằng ngày. Mỗi viên được giải thích bằng cách so với tiếng Việt: chỗ nào giống thì đi nhanh, chỗ nào khác mới dừng lại. Bài tập là những câu bạn có thể nói ngay tối nay, không phải câu chuyện của John và Mary.
`,
  outcomes: [
    'Đặt câu khẳng định, hỏi và phủ định đúng',
    'Chọn giữa hiện tại, quá khứ, tương lai',
    'Dùng a, an, the không đoán mò',
    'Nối câu bằng because, although, when',
  ],
  requirements: ['Biết đọc bảng chữ cái'],
  audience: ['Người bỏ tiếng Anh đã lâu', 'Phụ huynh học cùng con'],
  level: 'BEGINNER',
  category: 'tieng-anh',
  teacher: 'linh',
  tags: ['ngữ pháp', 'tiếng anh', 'mất gốc', 'cơ bản'],
  price: 199_000,
  trial: `
Tiếng Việt: “Tôi **đói**.” Tiếng Anh: *I **am** hungry.* Vì sao phải có *am*?

Tiếng Việt cho tính từ đứng làm vị ngữ. Tiếng Anh thì không; mỗi câu bắt buộc có một **động từ**, và nếu chẳng có việc gì xảy ra thì người ta nhét *be* vào cho đủ. Hãy coi *am, is, are* là dấu bằng:

- I **=** hungry → *I am hungry.*
- My phone **=** dead → *My phone is dead.*
- They **=** late → *They are late.*

Còn khi có việc xảy ra thì dấu bằng biến mất: *I eat*, không phải *I am eat*. Lỗi này chiếm một phần ba bài viết của người mới học.

Việc của bạn: nhìn quanh phòng, nói to năm câu có dấu bằng và năm câu có hành động.
`,
  outline: `
# Nền
Dấu bằng trong câu 6
Ai làm gì 8
Hỏi và nói không 10
Số ít, số nhiều 8
# Thời gian
Bây giờ hay thường ngày 11
Đã xảy ra 12
Sẽ và định 9
Vừa mới và từng 13
# Thêm nghĩa
a, an, the 14
Có thể, nên, phải 10
So sánh 9
# Nối
because, although, when 11
who, which, that 12
Kể một ngày trọn vẹn 13
`,
});
