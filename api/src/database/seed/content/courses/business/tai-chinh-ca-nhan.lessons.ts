import { lesson, preview, section } from '../../authoring.ts';

export const sections = [
  section(
    'Nhìn',
    preview(
      lesson(
        'Ba mươi phút với sao kê',
        `
Trước khi lập ngân sách, hãy **nhìn**. Lấy sao kê ba tháng, hai cây bút màu, ba mươi phút.

1. Khoanh xanh những khoản **phải có**: nhà, điện nước, ăn, đi lại, học phí, trả nợ tối thiểu.
2. Khoanh cam những khoản **mình chọn**: cà phê, mua sắm, ăn ngoài, đăng ký dịch vụ.
3. Khoản nào không nhớ là gì thì đánh dấu hỏi.

Cộng riêng ba nhóm, chia ba để ra mỗi tháng.

## Nhà chị Hạnh

Gia đình chị Hạnh trong khoá học thu nhập 25 triệu: xanh 16,2 triệu, cam 6,1 triệu, dấu hỏi **2,4 triệu**. Gần một phần mười tiền lương đi mà không ai nhớ.

Không ai sai cả. Tiền không có người trông thì tự đi.

## Đừng làm gì vội

Chưa cắt, chưa hứa. Tuần này chỉ nhìn. Người cắt ngay thường cắt thứ mình thích nhất, ba tuần sau mua bù gấp đôi.

## Việc của bạn

Làm ba bước trên và viết một câu: “Mình ngạc nhiên nhất vì…”. Giữ tờ giấy ấy đến bài cuối.
`,
      ),
    ),
    lesson(
      'Năm nhóm tiền và con số của bạn',
      `
Công thức 50–30–20 nghe hay nhưng không hợp với người trả tiền trọ bằng nửa lương. Ta chia theo **việc tiền làm** rồi mới đặt tỷ lệ của riêng mình.

## Năm nhóm

1. **Sống**: nhà, ăn, điện nước, đi lại, thuốc men.
2. **Trả**: nợ thẻ, trả góp, vay người thân.
3. **Để dành gần**: quỹ dự phòng, Tết, sửa xe, học phí kỳ tới.
4. **Để dành xa**: hưu, học của con, nhà.
5. **Vui**: những gì làm cuộc sống đáng sống.

Nhà chị Hạnh tháng đầu: Sống 64 %, Trả 14 %, Gần 0 %, Xa 0 %, Vui và dấu hỏi 22 %. Con số **0 ở nhóm ba** giải thích vì sao mỗi lần hỏng xe lại quẹt thẻ.

## Khoản năm một lần

Tết, bảo hiểm xe, đồng phục, quà cưới. Cộng cả năm rồi **chia mười hai**. Với nhà chị Hạnh là 1,9 triệu mỗi tháng; trước giờ chúng là “bất ngờ” dù năm nào cũng đến.

## Việc của bạn

Xếp sao kê vào năm nhóm, tính phần trăm, liệt kê khoản năm một lần. Khoanh một con số bạn muốn khác đi sau sáu tháng.
`,
    ),
  ),
  section(
    'Giữ',
    lesson(
      'Ngân sách trả cho mình trước',
      `
Phần lớn ngân sách chết vì đặt tiết kiệm ở **cuối**: tiêu xong còn bao nhiêu thì để dành. Thường là không còn.

## Đảo thứ tự

Ngày lương về, trước bữa ăn mừng:

1. Chuyển tự động **một khoản nhỏ** sang tài khoản khác ngân hàng. Bắt đầu 3 %, đừng tham.
2. Trả các khoản cố định.
3. Phần còn lại chia **bốn tuần**, chuyển vào tài khoản tiêu mỗi thứ hai.

Chia theo tuần vì một tháng quá dài để nhịn và một ngày quá ngắn để linh hoạt. Hết tiền vào thứ sáu thì chỉ khó hai ngày.

## Một tài khoản tiêu, một tài khoản hoá đơn

Tiền nhà và điện nước nằm riêng, không bao giờ nhìn thấy cùng tiền cà phê. Số dư tài khoản tiêu chính là câu trả lời cho “mình mua được không?”.

## Lỗi hay gặp

Ngân sách hai mươi mục, ghi từng ly trà. Sau mười ngày bỏ. Ba con số đủ dùng: *cố định, tuần này, để dành*.

## Việc của bạn

Mở một tài khoản thứ hai, đặt lệnh chuyển tự động ngày lương về, dù chỉ hai trăm nghìn. Tháng sau tăng thêm một phần trăm.
`,
    ),
    lesson(
      'Quỹ dự phòng: từ hai triệu đến sáu tháng',
      `
Quỹ dự phòng không để giàu, để **khỏi vay** khi xui. Nó có ba bậc, và bậc đầu thấp hơn bạn tưởng.

## Ba bậc

1. **Hai triệu**: hỏng điện thoại, thay lốp, đi khám. Phần lớn chuyện xui nằm ở đây.
2. **Một tháng chi phí sống**: trễ lương, nghỉ ốm.
3. **Ba đến sáu tháng**: mất việc. Thu nhập thất thường thì hướng đến sáu.

## Để ở đâu

Chỗ rút được **trong một ngày** và không bị mất giá trị: tiết kiệm không kỳ hạn hoặc kỳ hạn một tháng cuốn chiếu. Không phải cổ phiếu, không phải cho em họ mượn.

## Khi nào được rút

Đặt ba câu hỏi: *Có bất ngờ không? Có cần không? Có gấp không?* Đủ ba chữ “có” mới rút. Điện thoại giảm giá chỉ được chữ gấp.

Rút rồi thì việc đầu tiên tháng sau là làm đầy lại.

## Nhà chị Hạnh

Bậc một mất hai tháng nhờ bán chiếc máy ảnh để không. Tháng thứ ba xe hỏng 1,4 triệu, lần đầu tiên không quẹt thẻ.

## Việc của bạn

Tính chi phí sống một tháng, viết ba con số của ba bậc, đặt hạn cho bậc một. Nhìn quanh nhà, có thứ gì bán được tuần này?
`,
    ),
  ),
  section(
    'Trả',
    lesson(
      'Lãi suất thật của thẻ và trả góp',
      `
“Trả góp 0 %” có thể không phải 0. “Chỉ 1,6 % một tháng” không phải 19,2 % một năm. Ta tính lại.

## Phí ẩn

Điện thoại 12 triệu, trả góp “0 %” mười hai tháng, phí chuyển đổi 5 %, bảo hiểm bắt buộc 400 nghìn. Bạn trả thêm một triệu. Vì trả dần, số nợ **bình quân** chỉ chừng 6,5 triệu; một triệu trên 6,5 triệu là khoảng **15 % một năm**.

## Lãi kép của thẻ

Nợ thẻ 10 triệu, lãi 2,5 % mỗi tháng, chỉ trả tối thiểu 5 %. Tháng đầu trả 500 nghìn thì 250 nghìn là lãi. Giữ cách ấy phải mất nhiều năm mới hết, dù không quẹt thêm đồng nào.

Một năm của 2,5 % mỗi tháng là ~1,025^12 − 1~, tức **34,5 %**, không phải 30 %.

## Ba câu phải hỏi trước khi ký

1. Tổng số tiền phải trả, tính cả phí, là bao nhiêu?
2. Trả trước hạn mất gì?
3. Trễ một ngày thì sao?

Người bán không trả lời được câu một bằng một con số thì đừng ký.

## Việc của bạn

Lập bảng mọi món nợ: số còn lại, lãi năm, trả tối thiểu, ngày. Bài sau ta xếp thứ tự.
`,
    ),
    lesson(
      'Hai cách trả nợ và cách bạn sẽ giữ được',
      `
Mọi món đều trả tối thiểu đúng hạn. Phần dư dồn vào **một** món. Món nào?

## Hai cách

- **Lãi cao trước**: rẻ nhất tính theo tiền.
- **Món nhỏ trước**: sớm xoá được một món, có sức đi tiếp.

Nhà chị Hạnh có ba món: thẻ A 8 triệu lãi 34 %, thẻ B 3 triệu lãi 28 %, vay cô Ba 10 triệu không lãi. Dồn mỗi tháng ba triệu, hai cách chênh nhau chưa tới hai trăm nghìn tiền lãi. Chị chọn thẻ B trước vì muốn cắt một chiếc thẻ ngay tháng này.

Chênh lệch nhỏ thì chọn cách khiến bạn **không bỏ cuộc**. Chênh lệch lớn thì chọn lãi cao.

## Quy tắc vàng

- Ngừng quẹt trước khi bắt đầu trả, nếu không là tát nước theo mưa.
- Trả hết một món, **giữ nguyên số tiền** dồn sang món kế.
- Có người gọi đòi bằng lời đe doạ thì ghi lại và báo cơ quan chức năng, đừng vay chỗ khác để lấp.

## Gọi ngân hàng

Trước khi trễ, hãy gọi: xin giãn kỳ, chuyển sang trả góp lãi thấp hơn. Lời mở đầu: “Tôi muốn trả hết và cần một lịch trả giữ được.”

## Việc của bạn

Chọn thứ tự, tính tháng hết nợ, dán ngày ấy lên tủ lạnh.
`,
    ),
  ),
  section(
    'Lớn lên',
    lesson(
      'Lãi kép, lạm phát và bước đầu tích luỹ',
      `
Khi nợ lãi cao đã hết và quỹ bậc hai đã đầy, tiền bắt đầu làm việc cho bạn.

## Hai lực ngược nhau

- **Lạm phát** bào mòn: giá tăng 4 % mỗi năm thì sau mười tám năm, một trăm nghìn chỉ còn mua được bằng năm mươi nghìn hôm nay.
- **Lãi kép** đắp lên: lãi đẻ ra lãi.

Quy tắc 72: lấy 72 chia lãi suất năm ra số năm để tiền **gấp đôi**. Lãi 6 % thì khoảng mười hai năm, 9 % thì tám năm.

Gửi 1 triệu mỗi tháng, 6 % một năm, hai mươi năm: bạn bỏ vào 240 triệu, có khoảng 460 triệu. Bắt đầu trễ năm năm thì chỉ còn chừng 290 triệu. **Thời gian** quan trọng hơn tài chọn.

## Thứ tự an toàn

1. Tiết kiệm có kỳ hạn cho mục tiêu dưới ba năm.
2. Trái phiếu chính phủ, quỹ trái phiếu cho ba đến năm năm.
3. Quỹ cổ phiếu đa dạng cho trên bảy năm, mua đều, chịu được lúc giảm một phần ba.

## Dấu hiệu lừa đảo

Cam kết lãi cao đều mỗi tháng, giục chuyển hôm nay, thưởng khi rủ người. Một dấu hiệu là đủ để đứng dậy.

## Việc của bạn

Dùng quy tắc 72 cho khoản bạn đang gửi. Trừ lạm phát, nó có thật sự lớn lên không?
`,
    ),
    lesson(
      'Kế hoạch tiền một trang',
      `
Lấy tờ giấy của bài đầu và một tờ trắng. Kế hoạch tốt vừa **một trang** và ai trong nhà cũng hiểu.

## Sáu dòng

1. *Thu nhập* mỗi tháng, lấy tháng thấp nhất.
2. *Sống* và *Trả*: hai con số trần.
3. *Để dành gần*: đang ở bậc nào, hạn bậc tới.
4. *Để dành xa*: bao nhiêu phần trăm, vào đâu.
5. *Vui*: con số được tiêu **không phải giải thích**.
6. *Ngày họp tiền*: một buổi mỗi tháng, ba mươi phút.

## Buổi họp tiền

Bắt đầu bằng điều làm được, rồi mới đến điều chưa được. Không dùng chữ “lúc nào anh cũng”, “lúc nào em cũng”. Mỗi người có phần *Vui* riêng; phần ấy không ai hỏi.

## Nhà chị Hạnh sau chín tháng

Hai thẻ đã trả xong, quỹ dự phòng được 1,2 tháng, mỗi tháng để dành 2,5 triệu. Thu nhập không đổi. Chị bảo đổi nhiều nhất là **giấc ngủ**.

## Khi đời đổi

Sinh con, đổi việc, bố mẹ ốm: viết lại trang này, đừng bỏ nó. Kế hoạch sai vẫn hơn không có, vì ta biết sai ở đâu.

## Việc của bạn

Viết sáu dòng, chụp lại, đặt lịch buổi họp tiền đầu tiên trong tuần này.
`,
    ),
  ),
];
