import { lesson, preview, section } from '../../authoring.ts';

export const sections = [
  section(
    'Bảng đúng',
    preview(
      lesson(
        'Bảng để nhìn và bảng để tính',
        `
Mở tệp Excel gần nhất của bạn và nhìn nó như người lạ. Có ô gộp không? Có dòng trống chen giữa? Có cột “ghi chú” chứa cả ngày lẫn tiền? Đó là bảng **để nhìn**. Excel cần bảng **để tính**, và hai thứ ấy khác nhau.

## Bốn luật

1. **Một dòng một việc**: một lần bán, một lần nhập.
2. **Một cột một kiểu**: cột ngày chỉ có ngày, cột tiền chỉ có số.
3. **Tiêu đề đúng một dòng**, không gộp ô.
4. **Không dòng trống, không dòng cộng** xen giữa.

Giữ đúng bốn luật thì lọc, sắp xếp, bảng tổng hợp đều chạy ngay. Phạm một luật, mọi công thức phía sau phải vá víu.

## Sổ bán hàng mẫu

Cả khoá dùng một bảng: ~Ngày | Mã đơn | Khách | Hàng | Số lượng | Đơn giá | Đã trả~. Mỗi dòng là **một mặt hàng trong một đơn**. Đơn có ba món thì ba dòng, cùng mã đơn.

## Việc của bạn

Lập bảng trên với hai mươi dòng từ việc thật của bạn. Đếm xem bảng cũ phạm luật nào nhiều nhất.
`,
      ),
    ),
    lesson(
      'Dọn một tệp bừa trong mười phút',
      `
Tệp người khác gửi thường có bốn bệnh. Chữa theo thứ tự này, đừng nhảy cóc, vì bệnh trước che bệnh sau.

## 1. Khoảng trắng thừa

“An Phát ” và “An Phát” là hai khách khác nhau đối với máy. Thêm cột phụ với ~=TRIM(C2)~, kéo xuống, rồi chép và **dán giá trị** đè lên cột gốc.

## 2. Số giả dạng chữ

Số nằm sát trái ô là chữ. Chọn cả cột, vào **Dữ liệu → Văn bản thành cột → Kết thúc**. Nếu còn dấu chấm ngăn nghìn, dùng ~=SUBSTITUTE(F2;".";"")*1~.

## 3. Ngày giả

Thử ~=ISNUMBER(A2)~. Ngày thật cho TRUE. Ngày giả thì lại dùng *Văn bản thành cột*, bước ba chọn **Ngày: DMY**.

## 4. Dòng trùng

Đừng xoá vội. Tô màu bằng **Định dạng có điều kiện → Giá trị trùng** trên mã đơn, xem từng cặp rồi mới xoá.

## Việc của bạn

Lấy một tệp bừa, bấm giờ, dọn theo bốn bước. Ghi số dòng đã đổi ở mỗi bước; con số ấy cho biết nên nói chuyện với ai về cách nhập liệu.
`,
    ),
    lesson(
      'Định dạng bảng và tên cột trong công thức',
      `
Bấm một ô trong sổ bán hàng rồi nhấn ~Ctrl + T~. Excel hỏi “bảng có tiêu đề?”, chọn có. Từ giây ấy, vùng dữ liệu thành một **bảng thật** có tên.

## Được gì

- Thêm dòng mới, công thức và định dạng tự kéo theo.
- Bộ lọc có sẵn, cuộn xuống vẫn thấy tiêu đề.
- Công thức đọc được thành lời.

So hai công thức cùng tính tiền:

~~~text
=E2*F2
=[@[Số lượng]]*[@[Đơn giá]]
~~~

Câu dưới nói: số lượng **của dòng này** nhân đơn giá **của dòng này**. Ba tháng sau mở lại bạn vẫn hiểu.

## Đặt tên bảng

Vào thẻ **Thiết kế bảng**, đổi “Table1” thành ~Ban~. Bây giờ ~=SUM(Ban[Tiền])~ cộng cả cột, có thêm nghìn dòng cũng không phải sửa vùng.

## Lỗi hay gặp

Cộng tổng ngay dưới bảng rồi quên, lần sau lọc thì dòng cộng nằm giữa. Hãy bật **Dòng tổng** trong thẻ thiết kế, nó luôn ở cuối và chỉ cộng những gì đang hiện.

## Việc của bạn

Đổi sổ mẫu thành bảng tên ~Ban~, thêm cột *Tiền* và bật dòng tổng.
`,
    ),
  ),
  section(
    'Hàm mỗi ngày',
    lesson(
      'Bốn hàm làm được nửa công việc',
      `
Nửa số câu hỏi ở văn phòng là “bao nhiêu, với điều kiện nào”. Bốn hàm sau trả lời hết.

- ~SUMIFS~: cộng có điều kiện
- ~COUNTIFS~: đếm có điều kiện
- ~AVERAGEIFS~: trung bình có điều kiện
- ~IF~: chọn một trong hai

## Đọc thành lời

~~~text
=SUMIFS(Ban[Tiền]; Ban[Khách]; "An Phát"; Ban[Ngày]; ">="&DATE(2026;11;1))
~~~

“Cộng cột Tiền, những dòng có Khách là An Phát **và** Ngày từ mùng một tháng mười một.” Thứ cần cộng đứng đầu, sau đó là từng cặp *cột – điều kiện*.

Dấu so sánh nằm trong ngoặc kép rồi nối ~&~ với giá trị; quên dấu ~&~ là lỗi của mọi người mới.

## Đừng lồng IF quá hai tầng

Bậc chiết khấu năm mức mà lồng năm IF thì không ai dám sửa. Hãy lập bảng bậc nhỏ và tra, như bài sau.

## Việc của bạn

Trả lời bằng công thức: tháng này An Phát mua bao nhiêu tiền, bao nhiêu đơn, trung bình mỗi dòng bao nhiêu? Đổi tên khách vào một ô riêng rồi cho công thức trỏ đến ô ấy.
`,
    ),
    lesson(
      'Tra cứu không gãy: XLOOKUP',
      `
Sổ bán có mã hàng, bảng giá có tên và đơn giá. Ghép lại bằng tra cứu:

~~~text
=XLOOKUP([@[Mã hàng]]; Gia[Mã hàng]; Gia[Đơn giá]; "chưa có giá")
~~~

Đọc: tìm mã **của dòng này** trong cột mã của bảng ~Gia~, lấy đơn giá tương ứng; không thấy thì ghi “chưa có giá”.

## Vì sao bỏ VLOOKUP

- VLOOKUP đếm cột bằng số, chèn thêm một cột là lấy nhầm.
- Nó chỉ nhìn sang phải.
- Quên ~FALSE~ ở cuối là nó **đoán gần đúng**, sai mà không báo.

Máy còn Excel cũ? Dùng cặp ~INDEX~ và ~MATCH~: ~=INDEX(Gia[Đơn giá]; MATCH(B2; Gia[Mã hàng]; 0))~.

## Tra theo bậc

Chiết khấu theo doanh số: bảng bậc ghi 0, 10 triệu, 50 triệu. Thêm tham số thứ năm là ~-1~ để lấy **bậc gần nhất ở dưới**.

## Việc của bạn

Lập bảng giá mười mặt hàng, tra đơn giá vào sổ bán, cố tình gõ sai một mã để thấy dòng báo lỗi. Đếm số dòng “chưa có giá” bằng COUNTIFS; con số này phải bằng không trước khi gửi báo cáo.
`,
    ),
  ),
  section(
    'Tóm tắt và kiểm',
    lesson(
      'Bảng tổng hợp: hỏi nghìn dòng trong ba cú kéo',
      `
Đứng trong bảng ~Ban~, chọn **Chèn → Bảng tổng hợp**. Bên phải hiện danh sách cột và bốn ô trống. Hãy nghĩ thành câu hỏi: *“Mỗi **khách** mua bao nhiêu **tiền** theo từng **tháng**?”*

1. Kéo *Khách* vào **Hàng**.
2. Kéo *Ngày* vào **Cột**, Excel tự gom theo tháng.
3. Kéo *Tiền* vào **Giá trị**.

Ba cú kéo, nghìn dòng thành một trang.

## Những nút đáng nhớ

- Bấm phải vào số → **Hiển thị giá trị dưới dạng → % tổng cột**: ai chiếm phần lớn?
- Bấm đúp vào một con số: Excel mở ra đúng những dòng làm nên nó. Sếp hỏi “sao chỗ này lạ”, bạn trả lời trong ba giây.
- **Slicer**: nút lọc to, bấm được, hợp để trình bày.

## Đừng quên làm mới

Bảng tổng hợp **không** tự cập nhật. Bấm phải → *Làm mới*, hoặc bật *Làm mới khi mở tệp*.

## Việc của bạn

Dựng bảng khách theo tháng, tìm khách giảm mạnh nhất, bấm đúp xem họ thôi mua món gì. Viết một câu kết luận.
`,
    ),
    lesson(
      'Bảng kiểm: để lỗi tự lộ ra',
      `
Người giỏi Excel không phải người không sai, mà là người **biết mình sai trước khi gửi**. Lập một trang tên *Kiểm*, mỗi dòng một phép kiểm, cột cuối ghi ĐẠT hay XEM LẠI.

## Năm phép kiểm nên có

1. Tổng tiền trong sổ bằng tổng bảng tổng hợp.
2. Không có dòng “chưa có giá”: ~=COUNTIFS(Ban[Đơn giá];"chưa có giá")=0~
3. Không có ngày ngoài kỳ: ~=COUNTIFS(Ban[Ngày];">"&CuoiKy)=0~
4. Số lượng âm chỉ ở đơn trả hàng.
5. Tổng kỳ này không lệch quá ba mươi phần trăm kỳ trước.

Công thức kết quả: ~=IF(B2;"ĐẠT";"XEM LẠI")~, thêm định dạng có điều kiện tô cam chữ XEM LẠI. Ở ô đầu trang, đếm số dòng cần xem lại thật to.

## Thói quen

Chỉ gửi báo cáo khi con số ấy bằng **0**. Mỗi lần ai đó tìm ra lỗi mới, thêm một dòng kiểm cho nó. Sau một năm, bảng kiểm chính là kinh nghiệm của bạn viết thành công thức.

## Việc của bạn

Dựng năm phép kiểm, rồi cố tình làm hỏng sổ ba cách và xem trang Kiểm có bắt được không.
`,
    ),
    lesson(
      'Một trang A4 mà sếp đọc hết',
      `
Báo cáo tốt trả lời ba câu trong một trang: **bao nhiêu, so với trước ra sao, cần làm gì**.

## Bố cục

- Dòng đầu: một câu kết luận. *“Tháng 11 bán 412 triệu, hơn tháng 10 là 8 %, nhờ ba khách mới.”*
- Giữa: ba con số to và **một** biểu đồ cột.
- Dưới: bảng mười dòng, không hơn.
- Cuối: việc đề nghị, người làm, hạn.

## In cho vừa

Vào **Bố cục trang**: giấy A4 ngang, *Vừa 1 trang rộng*, lề hẹp. Đặt **Vùng in** để cột phụ không lọt ra. Xem trước bằng ~Ctrl + P~ trước khi nhấn gửi; nhiều báo cáo đẹp trên màn hình mà in ra bốn trang lẻ.

## Số cho người đọc

Ghi *412 triệu* thay vì 412.386.500. Căn phải các số, căn trái chữ, bỏ khung kẻ dày. Tô màu **chỉ** chỗ cần nhìn.

## Việc của bạn

Làm trang tháng này từ sổ mẫu. Đưa cho một người không làm cùng việc, đếm mười lăm giây, hỏi họ nhớ gì. Nếu họ không nhắc đến câu kết luận, hãy đưa nó lên to hơn.
`,
    ),
  ),
];
