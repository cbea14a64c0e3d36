import { lesson, preview, section } from '../../authoring.ts';

export const sections = [
  section(
    'Xương và nước',
    preview(
      lesson(
        'Ba loại xương, ba việc',
        `
Ra chợ trước sáu giờ và hỏi mua **ba loại xương**, mỗi loại làm một việc: xương ống cho vị béo và thơm tuỷ, xương cổ và sườn cho vị ngọt, đuôi hoặc gân cho độ sánh dính môi.

## Cho nồi mười lít nước

- 2 kg xương ống, nhờ người bán cưa khúc
- 2 kg xương cổ
- 1 kg đuôi bò
- 800 g nạm và gầu để luộc cùng rồi vớt ra thái

Nồi tám lít thì nhân mọi thứ với 0,8.

## Nhìn xương tươi

Tuỷ hồng, không nhớt, ngửi có mùi sữa nhẹ. Tuỷ xám, mùi chua là xương để qua ngày; nấu kiểu gì nước cũng đục.

## Về nhà

Rửa sạch, ngâm nước muối loãng (hai thìa canh muối cho năm lít) **một giờ**, thay nước hai lần. Nước ngâm hồng là máu đang ra, đừng tiếc thời gian này.

Thịt nạm để riêng trong ngăn mát, chưa ngâm.

## Việc của bạn

Gọi hàng thịt đặt xương từ chiều hôm trước, dặn cưa và giữ tuỷ. Ghi giá từng loại vào sổ; bài cuối ta tính giá một tô.
`,
      ),
    ),
    lesson(
      'Chần xương: mười phút quyết định nước trong',
      `
Nước phở trong không nhờ lọc mà nhờ **chần**. Máu và bọt ra ở đây thì không ra trong nồi.

## Các bước

1. Cho xương vào nồi lớn, đổ **nước lạnh** ngập. Nước sôi sẵn làm mặt xương se lại, máu kẹt bên trong.
2. Thêm một củ gừng đập và một thìa canh muối.
3. Đun lửa lớn đến khi sôi bùng, bọt xám nổi đầy. Giữ **đúng mười phút**.
4. Đổ hết nước. Rửa từng khúc dưới vòi, cọ bằng bàn chải ở chỗ cưa và hốc xương.
5. Rửa luôn cả nồi. Vành bọt bám thành nồi sẽ làm đục lại từ đầu.

## Lỗi hay gặp

- Chần ba phút rồi vớt: nước ra đục sau giờ thứ hai.
- Rửa xương bằng nước lạnh khi còn rất nóng rồi để nguội lâu: mùi tanh bám. Rửa xong cho vào nồi mới **ngay**.
- Nạm chần chung mười phút: thịt khô. Nạm chỉ chần hai phút.

## Việc của bạn

Chụp nước chần ở phút thứ ba và phút thứ mười. Nhìn hai tấm, bạn sẽ không bao giờ bỏ bước này nữa.
`,
    ),
    lesson(
      'Sáu giờ lửa nhỏ',
      `
Xếp xương ống dưới đáy, xương cổ và đuôi lên trên, đổ mười lít nước lạnh. Đun lửa vừa đến khi **sắp** sôi thì hạ nhỏ.

## Thế nào là lửa đúng

Mặt nước lăn tăn, mỗi giây chừng hai ba bọt nổi ở một góc nồi. Sôi ùng ục đánh mỡ và bột xương vào nước, đục không cứu được. Không đậy nắp kín; hé một đũa.

## Bảng giờ

1. **Giờ 0–1**: đứng cạnh, hớt bọt liên tục. Thả nạm và gầu.
2. **Giờ 1,5**: vớt gầu; **giờ 2**: vớt nạm, thả ngay vào nước đá cho trắng, bọc kín.
3. **Giờ 2–5**: hớt mỡ vàng cất riêng một bát. Mỡ này lát nữa chan lại vài giọt cho thơm.
4. **Giờ 5**: thả gừng hành nướng và túi gia vị.
5. **Giờ 6**: vớt túi, tắt bếp, lọc qua khăn.

Nước cạn thì châm **nước sôi**, đừng châm lạnh.

## An toàn

Nồi lớn và trẻ nhỏ: xoay quai vào trong. Mệt thì tắt bếp, nấu tiếp hôm sau; đừng để lửa qua đêm không người trông.

## Việc của bạn

Đặt chuông mười lăm phút trong giờ đầu và ghi lại lúc nước bắt đầu trong.
`,
    ),
  ),
  section(
    'Hương',
    lesson(
      'Nướng gừng, nướng hành',
      `
Gừng hành sống cho mùi hăng; nướng rồi cho mùi ngọt và khói. Đây là nửa hương của tô phở.

## Lượng cho mười lít

- 150 g gừng già, để nguyên vỏ
- 400 g hành tây, bổ đôi
- 150 g hành tím

## Nướng

Đặt trực tiếp lên lửa ga hoặc than, xoay đều đến khi **vỏ cháy đen, bên trong mềm**, khoảng mười hai phút. Bếp từ thì dùng chảo gang khô, hoặc lò 250 độ trong hai mươi lăm phút.

Cạo phần cháy bằng sống dao, rửa nhanh. Sót than thì nước có vị khét; cạo quá kỹ thì mất mùi khói. Để lại vài chấm nâu là vừa. Gừng đập dập.

## Khi nào thả

Ở **giờ thứ năm**, không phải từ đầu. Thả sớm mùi thơm bay hết và hành nhũn làm vẩn nước.

## Cứu khi hỏng

Lỡ cháy đắng? Vớt ra ngay, thả nửa củ cải trắng, đun thêm hai mươi phút rồi vớt. Củ cải hút bớt vị khét.

## Việc của bạn

Nướng hai miếng gừng, một miếng nướng kỹ, một miếng để sống. Ngâm mỗi miếng trong cốc nước nóng năm phút và ngửi. Bạn sẽ hiểu vì sao quán phở luôn có mùi bếp than.
`,
    ),
    lesson(
      'Quế, hồi, thảo quả: rang bao lâu, thả lúc nào',
      `
Gia vị phở phải **thoảng**. Ngửi thấy hồi trước khi thấy bò là đã quá tay.

## Lượng cho mười lít

- 12 g quế thanh (một thanh dài gang tay)
- 8 g hoa hồi (sáu cánh hoa)
- 1 quả thảo quả nướng, đập vỡ, **bỏ hạt** kẻo chát
- 5 g hạt ngò, 2 g đinh hương (bốn nụ)

## Rang

Chảo khô, lửa nhỏ nhất. Quế và hồi trước, hai phút; hạt ngò sau, một phút; đinh hương cuối cùng, ba mươi giây. Vừa dậy mùi là trút ra đĩa, vì chảo nóng còn rang tiếp.

## Cho vào túi

Buộc túi vải, thả **giờ thứ năm**, vớt **sau bốn mươi lăm phút**. Để quá một giờ nước ngả nâu và đắng nhẹ cuối lưỡi.

## Bắc hay Nam

Nam Định ít hồi, nhiều gừng; Sài Gòn thêm hạt ngò và chút đường phèn. Không ai sai. Ghi lượng của bạn vào sổ, mỗi lần đổi **một** thứ.

## Việc của bạn

Rang nửa lượng hồi quá lửa một phút, ngâm nước nóng, nếm cạnh phần rang đúng. Vị đắng ấy chính là thứ phải tránh.
`,
    ),
    lesson(
      'Nêm ba lớp',
      `
Nêm một lần thường mặn mà vẫn nhạt. Ta nêm **ba lớp**, mỗi lớp một nhiệm vụ.

1. **Muối**, sau khi lọc: làm nền. Mười lít cần khoảng 70 g, cho hai phần ba trước, nếm rồi mới thêm.
2. **Đường phèn**, 25 g: nối các vị, không để ngọt. Uống thấy ngọt là đã thừa.
3. **Nước mắm ngon**, 80 ml, cho lúc **tắt bếp**. Đun sôi với nước mắm làm mùi gắt.

## Nếm đúng cách

Múc nửa bát, để nguội đến khi môi chịu được. Bánh phở và thịt **nhạt**, nên nước trong nồi phải hơi đậm hơn bát canh. Thử với vài sợi bánh, đừng thử nước không.

## Cần bột ngọt không?

Ba loại xương và sáu giờ đã đủ ngọt. Nếu vẫn thấy mỏng, thường là **thiếu muối** chứ không thiếu ngọt.

## Cứu nồi mặn

Thêm nước sôi và một ít nước luộc xương để dành; đừng cho khoai tây rồi chờ phép màu. Nồi nhạt thì cô lửa vừa mười lăm phút trước khi nêm thêm.

## Việc của bạn

Ghi số gam từng lớp và chấm điểm từ một đến năm khi ăn. Lần sau chỉ đổi một con số.
`,
    ),
  ),
  section(
    'Tô phở',
    lesson(
      'Thịt tái, chín, nạm, gầu và cái tô nóng',
      `
Nước ngon mà tô nguội, thịt dày thì cũng hỏng. Phút cuối là phút của dao và nhiệt.

## Thái

- **Nạm, gầu chín**: để ngăn mát hai giờ cho săn, thái **ngang thớ**, dày hai mi-li-mét.
- **Tái**: thăn hoặc bắp hoa, để ngăn đá ba mươi phút cho hơi cứng, thái mỏng như tờ giấy, dàn một lớp.

## Trụng và bày

1. Tráng tô bằng nước sôi.
2. Bánh phở tươi trụng **mười giây**, bánh khô ngâm nước ấm ba mươi phút rồi trụng hai mươi giây; vẩy thật ráo.
3. Xếp thịt chín, rồi thịt tái, hành lá, hành tây bào mỏng, ngò.
4. Múc nước đang **sôi lăn tăn** chan thẳng lên thịt tái. Nước dưới 95 độ thì tái còn sống.
5. Rưới một thìa mỡ vàng đã để dành.

An toàn: trẻ nhỏ, người mang thai và người già nên ăn thịt chín hẳn.

## Ăn kèm

Chanh, ớt tươi, giấm tỏi; nếm nước trước rồi hãy vắt chanh.

## Việc của bạn

Bấm giờ từ lúc trụng bánh đến lúc chan: dưới năm mươi giây là đạt. Chuẩn bị mọi thứ trong tầm tay, giống quán.
`,
    ),
    lesson(
      'Trữ đông và bảng chữa nồi phở hỏng',
      `
Nồi mười lít cho khoảng hai mươi tô, nhà bốn người ăn không hết. Trữ đúng thì tháng sau vẫn thơm.

## Trữ

- Làm nguội **nhanh**: đặt nồi vào chậu nước đá, dưới hai giờ phải vào tủ.
- Ngăn mát ba ngày; ngăn đông hai tháng, chia túi một lít, ép phẳng.
- **Chưa cho nước mắm** vào phần để đông. Nêm khi hâm.
- Hâm từ ngăn mát, đun sôi kỹ một phút; đừng đông lại lần hai.

## Bảng chữa

- *Đục*: để lắng, gạn; lần sau chần lâu hơn, lửa nhỏ hơn.
- *Tanh*: thêm hai lát gừng nướng, đun mở nắp mười phút.
- *Đắng gia vị*: vớt túi, thêm nước xương và chút đường phèn.
- *Béo ngấy*: để lạnh, vớt lớp mỡ đông.
- *Nhạt dù đủ muối*: cô bớt nước, vị mỏng vì ít xương.

## Giá một tô

Cộng tiền xương, thịt, bánh, rau, gas, chia số tô. Nồi nhà mình tháng này khoảng hai mươi tám nghìn một tô; quán bán bốn mươi lăm mới đủ tiền nhà và công.

## Việc của bạn

Nấu, trữ bốn túi, hai tuần sau hâm một túi và so với ghi chép ngày đầu. Bạn đã có công thức của riêng mình.
`,
    ),
  ),
];
