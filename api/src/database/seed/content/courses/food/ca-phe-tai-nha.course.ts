import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'ca-phe-tai-nha',
  title: 'Pha cà phê tại nhà: phin, pour over, cold brew',
  subtitle: 'Chọn hạt, xay, nước và nhiệt: pha lại được ly ngon hôm qua chứ không nhờ may.',
  about: `
Một ly ngon không khó; pha được ly thứ hai giống hệt mới khó. Khoá học giúp bạn ghi được công thức: bao nhiêu gam, nước mấy độ, xay cỡ nào, bao lâu. Bắt đầu từ chiếc phin ở nhà, sang phễu giấy, cold brew rồi máy espresso nhỏ. Bạn nếm mù hạt Buôn Ma Thuột, Cầu Đất, Sơn La, học gọi tên vị chua và đắng, và sửa ly dở bằng một bảng hai chiều.
`,
  outcomes: [
    'Pha phin ổn định theo gam và giây',
    'Chỉnh cỡ xay theo vị',
    'Làm cold brew giữ được năm ngày',
    'Nếm và gọi tên vị',
  ],
  requirements: ['Một chiếc phin và cân bếp'],
  audience: ['Người uống cà phê mỗi ngày', 'Người muốn pha cho khách'],
  level: 'BEGINNER',
  category: 'am-thuc',
  teacher: 'hung',
  tags: ['cà phê', 'pha chế', 'phin', 'barista'],
  price: 279_000,
  trial: `
Lấy chiếc phin nhỏ, cân và đồng hồ. Ta pha **cùng một hạt ba lần**, mỗi lần đổi một thứ:

1. 20 g cà phê, 30 g nước ủ 40 giây, rồi rót đến 80 g. Ghi giờ nhỏ hết.
2. Y hệt, nhưng **nén tay mạnh** nắp gài.
3. Y hệt lần một, nhưng nước **vừa sôi 80 độ**.

Nếm cả ba khi ấm. Lần hai nhỏ chậm, đắng và đặc hơn: nước ở lâu với bột. Lần ba chua và mỏng: nước nguội lấy ra được ít.

Bảng sửa nhanh:

- Quá đắng, khô lưỡi: xay thô hơn hoặc nén nhẹ hơn
- Chua gắt, nhạt: nước nóng hơn hoặc xay mịn hơn
- Vừa đắng vừa nhạt: ủ chưa đều, khuấy nhẹ lúc ủ

Đổi **một** thứ mỗi lần, nếu không bạn chẳng biết nhờ đâu.
`,
  outline: `
# Phin
Ba ly, đổi từng thứ 9
Hạt robusta, arabica và phối 12
Cân và ghi 7
Phin sữa đá đúng đậm 10
# Nước và xay
Nước nào, mấy độ 9
Cối xay và cỡ hạt 12
Giữ hạt tươi 7
# Phễu giấy
V60 từng bước 15
Sửa vị bằng bảng hai chiều 11
# Lạnh
Cold brew năm ngày 10
Cà phê trứng, cà phê muối 14
# Espresso nhỏ
Chỉnh máy gia đình 18
Đánh sữa 13
# Nếm
Nếm mù ba vùng trồng 17
Sổ nếm của bạn 8
`,
});
