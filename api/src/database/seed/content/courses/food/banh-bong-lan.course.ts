import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'banh-bong-lan',
  title: 'Bánh bông lan và kem tươi: từ cốt bánh đến bánh sinh nhật',
  subtitle: 'Đánh trứng đúng độ, nướng không xẹp, phủ kem mịn và bắt hoa đơn giản bằng lò gia đình.',
  about: `
Bánh bông lan chỉ có trứng, đường, bột, mà sao hôm nở hôm xẹp? Khoá học tách từng biến số: nhiệt độ trứng, độ bông, cách trộn, nhiệt lò thật so với nhiệt ghi trên núm. Bạn làm bốn loại cốt, ba loại nhân, phủ kem tươi mịn và bắt những bông hoa chỉ cần một đui. Bài cuối là chiếc bánh sinh nhật hai tầng cho mười hai người ăn, giao được bằng xe máy.
`,
  outcomes: [
    'Đánh trứng đến đúng chóp mềm',
    'Nướng cốt bánh cao và ẩm',
    'Phủ kem phẳng, bắt hoa đơn giản',
    'Tính giá vốn để nhận đặt bánh',
  ],
  requirements: ['Lò nướng từ 30 lít', 'Máy đánh trứng cầm tay'],
  audience: ['Người mới làm bánh ngọt', 'Người muốn nhận bánh đặt'],
  level: 'BEGINNER',
  category: 'am-thuc',
  teacher: 'thao',
  tags: ['làm bánh', 'bánh kem', 'bông lan', 'bánh sinh nhật'],
  price: 429_000,
  salePrice: 289_000,
  saleDays: 10,
  trial: `
Mười mẻ xẹp thì tám mẻ hỏng ở lòng trắng. Nhìn đầu que đánh, có ba giai đoạn:

- **Bọt xà phòng**: còn nước ở đáy tô. Chưa được.
- **Chóp mềm**: nhấc que lên, chóp cong như mỏ chim cúi đầu. **Dừng ở đây** cho bông lan.
- **Chóp cứng**: chóp đứng thẳng, mặt khô, lợn cợn. Đã quá, bánh sẽ nứt và khô.

Từ chóp mềm sang quá tay chỉ chừng bốn mươi giây ở tốc độ cao, nên khi thấy vân rõ, hãy **hạ xuống tốc độ thấp** cho bọt nhỏ đều.

Ba điều kiện trước khi bật máy: tô thật khô và sạch mỡ, trứng để ngoài nửa giờ, đường cho làm ba lần khi bọt đã trắng.

Lỡ quá tay? Thêm một lòng trắng chưa đánh, trộn nhẹ; cứu được quá nửa số mẻ.
`,
  outline: `
# Hiểu trứng
Chóp mềm, chóp cứng 8
Nhiệt lò thật 9
Trộn mà không vỡ bọt 11
# Bốn cốt bánh
Bông lan cơ bản 22
Chiffon lá dứa 24
Cốt ca cao ẩm 21
Cốt bơ chắc cho bánh tầng 23
# Kem và nhân
Kem tươi không tách nước 14
Nhân xoài, nhân sữa chua 15
Bơ Thuỵ Sĩ ít ngọt 18
# Trang trí
Phủ kem phẳng 17
Ba kiểu hoa một đui 16
Viết chữ trên bánh 9
# Bánh sinh nhật
Hai tầng cho mười hai người 36
Đóng hộp và giao xe máy 10
Tính giá bánh đặt 13
`,
});
