import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'com-nha-30-phut',
  title: 'Cơm nhà 30 phút: thực đơn bốn tuần',
  subtitle: 'Đi chợ một lần, nấu nhanh năm tối, một mặn một canh một rau, cuối tuần dọn tủ lạnh.',
  about: `
Bảy giờ tối, đói, tủ lạnh có nửa con gà và bó rau muống. Khoá học cho bạn hai mươi mâm cơm ba món nấu trong ba mươi phút, xếp thành bốn tuần với danh sách đi chợ sẵn. Bí quyết không phải tay nhanh mà là thứ tự: bắc nồi nào trước, sơ chế gì tối chủ nhật, gia vị nào pha sẵn. Mỗi mâm có bản cho hai người và bốn người, có món thay khi chợ hết hàng.
`,
  outcomes: [
    'Nấu mâm ba món trong ba mươi phút',
    'Lập danh sách chợ một lần mỗi tuần',
    'Sơ chế trước an toàn',
    'Biến đồ thừa thành bữa mới',
  ],
  requirements: ['Bếp hai vùng nấu, một chảo, hai nồi'],
  audience: ['Người đi làm về muộn', 'Người mới ra ở riêng'],
  level: 'BEGINNER',
  category: 'am-thuc',
  teacher: 'thao',
  tags: ['nấu ăn', 'cơm nhà', 'thực đơn', 'món ngon mỗi ngày'],
  price: 249_000,
  trial: `
Mâm tối nay: **thịt kho tiêu, canh cải nấu gừng, dưa leo bóp**. Nhìn đồng hồ:

- **Phút 0**: vo gạo, bấm nồi. Bắc ấm nước cho canh.
- **Phút 3**: ba rọi thái mỏng nửa phân, thịt mỏng thì kho mười hai phút là thấm. Ướp nước mắm, đường, tiêu.
- **Phút 8**: thắng đường, cho thịt vào đảo săn, thêm nửa chén nước, vặn nhỏ.
- **Phút 14**: nước sôi thì thả gừng, cải; sôi lại là tắt.
- **Phút 18**: dưa leo đập dập, bóp muối, chanh, tỏi.
- **Phút 25**: thịt sánh nước, rắc tiêu. Cơm vừa chín.

Mấu chốt: việc nào **tự chạy** (cơm, nước sôi, kho) thì bắt đầu trước; việc nào cần tay (thái, bóp) thì chen vào giữa.
`,
  outline: `
# Nghĩ như bếp trưởng
Bảng giờ của một mâm 7
Dao, thớt và bốn kiểu thái 11
Năm hũ gia vị pha sẵn 9
Tối chủ nhật bốn mươi phút 14
# Tuần một
Thịt kho tiêu, canh cải 9
Cá chiên sốt cà, canh chua 10
Gà xào sả, rau muống 10
Đậu hũ nhồi, canh bí 11
Trứng đúc thịt, canh rong biển 9
# Tuần hai
Bò xào cần, canh khổ qua 10
Tôm rim, canh mồng tơi 10
Sườn ram, đậu que 11
Cá kho nhanh, rau luộc 10
# Tuần ba và bốn
Mười mâm còn lại, phần một 24
Mười mâm còn lại, phần hai 25
# Dọn tủ lạnh
Cơm chiên, cháo, cuốn 12
Rã đông và giữ lạnh 8
`,
});
