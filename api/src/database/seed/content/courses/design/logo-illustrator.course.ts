import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'logo-illustrator',
  title: 'Illustrator: vẽ logo và bộ nhận diện nhỏ',
  subtitle: 'Từ phác bút chì đến tệp vector sạch, kèm bảng màu, danh thiếp và cuốn hướng dẫn mười trang.',
  about: `
Logo đẹp trên màn hình mà thêu lên áo thì nát, in đen trắng thì mất hình: đó là logo vẽ vội. Khoá học theo một dự án thật của quán trà sen từ buổi gặp khách đến ngày bàn giao. Bạn học phác nhanh bằng bút chì, dựng lưới, vẽ đường cong ít điểm neo, thử logo ở mười hoàn cảnh khắc nghiệt rồi đóng gói thành bộ nhận diện nhỏ mà chủ quán tự dùng được.
`,
  outcomes: [
    'Hỏi khách để ra đề bài rõ',
    'Vẽ đường cong sạch bằng công cụ bút',
    'Dựng logo chịu được mọi kích thước',
    'Chọn màu in và màu màn hình',
    'Bàn giao bộ tệp đầy đủ',
  ],
  requirements: ['Illustrator hoặc Affinity Designer', 'Giấy và bút chì'],
  audience: ['Người làm thiết kế tự do', 'Chủ quán muốn hiểu việc mình đặt'],
  level: 'INTERMEDIATE',
  category: 'thiet-ke',
  teacher: 'duong',
  tags: ['illustrator', 'logo', 'nhận diện thương hiệu', 'vector'],
  price: 649_000,
  trial: `
Trước khi vẽ logo nào, hãy làm **phép thử con tem**: thu hình xuống còn một xăng-ti-mét, in đen trắng, đặt cách mắt một mét. Còn nhận ra không?

Phần lớn logo hỏng ở đây vì ba thói quen:

1. Nét quá mảnh, thu nhỏ là biến mất.
2. Dựa vào chuyển màu; in một màu thành một vệt xám.
3. Nhiều chi tiết kể chuyện: bông sen có giọt sương có con chuồn chuồn.

Quán trà trong khoá học ban đầu muốn cả ba. Ta phác bốn mươi ô vuông nhỏ bằng bút chì, mỗi ô không quá hai mươi giây, rồi làm phép thử con tem với cả bốn mươi. Chỉ năm ô sống sót. Năm ô ấy mới đáng mở máy tính.

Việc của bạn: kẻ hai mươi ô, đặt đồng hồ tám phút, phác logo cho tiệm của một người quen.
`,
  outline: `
# Trước nét vẽ đầu tiên
Phép thử con tem 9
Buổi gặp khách và đề bài một trang 18
Bảng cảm hứng không chép 13
Bốn mươi ô phác 15
# Vẽ vector
Công cụ bút và ít điểm neo 26
Hình cơ bản cộng trừ 19
Lưới và cân thị giác 21
Chỉnh chữ trong logo 24
# Thử thách
Mười hoàn cảnh khắc nghiệt 17
Bản ngang, bản dọc, bản một màu 16
# Bộ nhận diện
Bảng màu in và màn hình 18
Phông chữ tiếng Việt 14
Danh thiếp, biển hiệu, ly giấy 29
Hoạ tiết từ logo 20
# Bàn giao
Cuốn hướng dẫn mười trang 25
Đóng gói tệp và bản quyền 12
Báo giá và số lần sửa 14
`,
});
