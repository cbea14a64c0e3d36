import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'nhiep-anh-so',
  title: 'Nhiếp ảnh số: làm chủ máy ảnh trong tám tuần',
  subtitle: 'Khẩu độ, tốc độ, ISO, ánh sáng và bố cục qua tám đề tập; máy không gương lật hay DSLR đều được.',
  about: `
Bạn có máy ảnh tử tế mà vẫn để chế độ tự động? Tám tuần, tám đề tập, mỗi đề buộc bạn điều khiển đúng một thứ: độ sâu, chuyển động, độ sáng, màu, hướng sáng, khoảng cách, thời điểm, câu chuyện. Mỗi tuần có bài giảng ngắn, ảnh mẫu kèm thông số, buổi chấm ảnh và danh sách lỗi. Cuối khoá bạn có bộ ảnh mười hai tấm về một nơi mình thuộc lòng.
`,
  outcomes: [
    'Chụp bằng tay ba thông số phơi sáng',
    'Đọc biểu đồ sáng và bù sáng',
    'Chụp người, phố, đêm và chuyển động',
    'Chọn ống kính theo ý ảnh',
    'Hoàn thành bộ ảnh mười hai tấm',
  ],
  requirements: ['Máy ảnh chỉnh tay được', 'Mỗi tuần ba giờ đi chụp'],
  audience: ['Người mới mua máy', 'Người chụp tự động muốn tiến bộ'],
  level: 'BEGINNER',
  category: 'nhiep-anh',
  teacher: 'lam',
  tags: ['nhiếp ảnh', 'máy ảnh', 'khẩu độ', 'chụp ảnh'],
  price: 799_000,
  salePrice: 559_000,
  saleDays: 7,
  trial: `
Xếp ba chiếc cốc thành hàng chéo, cách nhau một gang tay. Vặn máy sang chế độ **A** (hoặc Av), đứng cách một mét, lấy nét cốc **giữa**.

Chụp ba tấm, chỉ đổi con số khẩu độ:

- **f/1.8**: cốc giữa rõ, hai cốc kia tan ra
- **f/5.6**: ba cốc đều nhận ra, cốc giữa vẫn nổi
- **f/16**: ba cốc nét như nhau

Con số nhỏ là lỗ **to**, nhiều ánh sáng, vùng nét mỏng. Nhìn tốc độ máy tự chọn ở ba tấm: lỗ càng nhỏ thì máy càng phải mở lâu hơn. Tấm f/16 có thể đã rung tay.

Thế là bạn hiểu hai phần ba bài toán phơi sáng mà không cần công thức.

Việc của bạn: lặp lại với ba người bạn đứng chéo. Khẩu độ nào kể rằng họ là một nhóm?
`,
  outline: `
# Tuần 1: độ sâu
Ba chiếc cốc 9
Khẩu độ và tiêu cự 18
Lấy nét đúng mắt 15
Chấm ảnh tuần 1 22
# Tuần 2: chuyển động
Tốc độ và rung tay 16
Lia máy theo xe 17
Chấm ảnh tuần 2 21
# Tuần 3: độ sáng
ISO và nhiễu 14
Biểu đồ và bù sáng 19
Chụp đêm có chân máy 23
# Tuần 4: màu
Cân bằng trắng 13
RAW hay JPEG 15
# Tuần 5: hướng sáng
Chân dung bên cửa sổ 24
Đèn rời đầu tiên 27
# Tuần 6: khoảng cách
Ống kính kể chuyện gì 19
Xin phép người lạ 12
# Tuần 7: thời điểm
Chờ và đoán 14
Chụp phố buổi sớm 26
# Tuần 8: câu chuyện
Chọn và xếp mười hai tấm 25
In ảnh và treo 16
`,
});
