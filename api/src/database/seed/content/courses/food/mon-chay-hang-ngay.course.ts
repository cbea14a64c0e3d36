import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'mon-chay-hang-ngay',
  title: 'Món chay hằng ngày: đậm đà không đồ giả mặn',
  subtitle: 'Hai mươi món từ nấm, đậu, rau củ; nước dùng chay ngọt thật và mâm chay ngày rằm.',
  about: `
Ăn chay mà toàn chả giả, cá giả thì vừa mặn vừa mệt bụng. Khoá học đi vào vị ngọt thật của rau củ: nướng, hầm, ủ, phi. Bạn nấu nước dùng chay làm nền, kho nấm đậm đà, làm chao và đậu hũ tại nhà, cuốn, xào, và bày một mâm rằm sáu món. Mỗi món ghi rõ nguồn đạm để ăn lâu dài vẫn đủ chất.
`,
  outcomes: [
    'Nấu nước dùng chay ngọt không bột nêm',
    'Kho, rim nấm và đậu đậm vị',
    'Tự làm đậu hũ và chao',
    'Bày mâm chay sáu món',
  ],
  requirements: ['Bếp gia đình thông thường'],
  audience: ['Người ăn chay trường hoặc ngày rằm', 'Người muốn thêm rau'],
  level: 'BEGINNER',
  category: 'am-thuc',
  teacher: 'thao',
  tags: ['món chay', 'nấu ăn', 'rau củ', 'ăn chay'],
  price: 199_000,
  trial: `
Nồi nước dùng mặn ngọt nhờ xương. Nồi chay ngọt nhờ **bốn thứ nướng và ba thứ thả**.

*Nướng cháy cạnh:* củ hành tây bổ đôi, cà rốt, gốc tỏi tây, miếng gừng. Nướng trên lửa đến khi mặt cắt đen nâu; đường trong rau thành mùi thơm.

*Thả vào hai lít nước:* củ cải trắng, nắm nấm đông cô khô, miếng rong biển bằng bàn tay. Rong biển vớt ra **trước khi sôi** kẻo nhớt.

Đun lăn tăn bốn mươi phút, đừng sôi ùng ục. Nấm khô và rong biển cho vị ngọt sâu giống như thịt, vì cả hai giàu đúng những chất làm nên vị ấy.

Lọc, nêm muối, nửa thìa đường phèn. Nước này làm nền cho phở chay, bún riêu chay và mọi món kho trong khoá.
`,
  outline: `
# Nền
Bốn thứ nướng, ba thứ thả 8
Sa tế và mắm chay 10
Đậu hũ làm ở nhà 16
# Món kho
Nấm kho tiêu 9
Mít non kho 11
Đậu hũ sốt cà tím 9
# Canh và bún
Canh kiểm 12
Bún riêu chay 16
Phở chay 14
# Xào, cuốn, gỏi
Rau củ xào giòn 8
Gỏi ngó sen 9
Bì cuốn 12
# Ngày rằm
Chao tự ủ 13
Mâm sáu món 24
Đủ đạm khi ăn lâu dài 9
`,
});
