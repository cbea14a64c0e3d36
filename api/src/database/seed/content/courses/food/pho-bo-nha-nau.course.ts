import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'pho-bo-nha-nau',
  title: 'Phở bò nhà nấu: nước trong, ngọt xương, thơm quế hồi',
  subtitle:
    'Công thức quán Nam Định ba đời, cân lại cho nồi 10 lít và bếp gia đình, kể cả cách cứu khi hỏng.',
  about: `
Nồi phở của quán nấu bằng kinh nghiệm; nồi phở ở nhà cần công thức. Khoá học cân lại công thức ba đời của nhà mình cho chiếc nồi mười lít: bao nhiêu xương, bao nhiêu quế hồi, lửa chừng nào, mấy giờ. Ta đi từ chọn xương ở chợ đến tô phở đủ tái, chín, nạm, gầu; rồi phở gà, phở cho người bận và cách trữ đông. Mỗi bài có bảng giờ và danh sách lỗi kèm cách cứu.
`,
  outcomes: [
    'Chọn và xử lý xương cho nước trong',
    'Nướng gừng hành, rang gia vị đúng độ',
    'Giữ lửa và hớt bọt suốt sáu giờ',
    'Nêm theo ba lớp, không cần bột ngọt',
    'Thái thịt, trụng bánh, chan đúng nhiệt',
    'Trữ đông và hâm lại không mất vị',
  ],
  requirements: ['Nồi từ 8 lít', 'Một ngày rảnh cho nồi đầu tiên'],
  audience: ['Người mê phở xa quê', 'Người muốn mở quán nhỏ'],
  level: 'BEGINNER',
  category: 'am-thuc',
  teacher: 'hung',
  tags: ['phở', 'phở bò', 'nước dùng', 'nấu ăn', 'món Việt'],
  price: 349_000,
  trial: `
Ra chợ trước sáu giờ và hỏi mua **ba loại xương**, mỗi loại làm một việc: xương ống cho vị béo và thơm tuỷ, xương cổ và sườn cho vị ngọt, đuôi hoặc gân cho độ sánh dính môi.

Cho nồi mười lít nước, nhà mình dùng:

- 2 kg xương ống, nhờ người bán cưa khúc
- 2 kg xương cổ
- 1 kg đuôi bò
- 800 g nạm và gầu để luộc cùng rồi vớt ra thái

Nhìn xương tươi: tuỷ hồng, không nhớt, ngửi có mùi sữa nhẹ. Tuỷ xám, mùi chua là xương để qua ngày; nấu kiểu gì nước cũng đục.

Về nhà ngâm nước muối loãng một giờ, thay nước hai lần.
`,
  outline: `
# Xương và nước
Ba loại xương, ba việc 20
Chần xương: mười phút quyết định nước trong 20
Sáu giờ lửa nhỏ 20
# Hương
Nướng gừng và hành 20
Quế, hồi, thảo quả: rang bao lâu, thả lúc nào 20
Nêm ba lớp 20
# Tô phở
Thịt: tái, chín, nạm, gầu 20
Bánh phở, hành và nhiệt của tô 20
# Thêm nữa
Phở gà trong hai giờ 20
Trữ đông và bảng chữa nồi phở hỏng 20
`,
});
