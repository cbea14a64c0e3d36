import { lesson, section } from '../../authoring.ts';

/** Section 3: figures, presentations, practice. */
export const reports = section(
  'Báo cáo và trình bày',
  lesson(
    'Tả con số tăng giảm cho đúng sắc thái',
    `
Báo cáo nào cũng có câu “doanh số tăng”. Tiếng Anh có hàng chục cách nói, nhưng bạn chỉ cần một bảng nhỏ, dùng cho chuẩn.

## Động từ theo độ mạnh

- Tăng nhẹ: *edge up, inch up*
- Tăng: *rise, increase, grow*
- Tăng mạnh: *jump, surge*
- Giảm nhẹ: *dip, slip*
- Giảm: *fall, drop, decline*
- Giảm mạnh: *plunge*
- Đi ngang: *stay flat, hold steady*

*Rise* và *raise* hay bị lẫn: **giá tự tăng** là *prices rose*; **ta tăng giá** là *we raised prices*.

## By, to, from

> *Sales rose **by** 12%, **from** 50 **to** 56 million dong.*

*By* là phần chênh, *to* là điểm đến. Viết *rose to 12%* khi ý là tăng thêm 12% là lỗi nặng: người đọc hiểu con số cuối cùng chỉ là 12%.

## Percent và percentage points

Từ 2% lên 3%: *up one percentage point*, hoặc *up 50 percent*. Hãy viết rõ cả điểm đầu và điểm cuối để không ai phải đoán.

## Nói lý do mà không nói quá

1. Chắc chắn: *because of, due to*
2. Có thể: *probably because, partly due to*
3. Chỉ là cùng lúc: *at the same time as, following*

Nếu bạn chưa chứng minh được, hãy dùng mức hai hoặc ba. Một chữ *partly* cứu bạn khỏi nhiều câu hỏi khó.

## Thực hành

Viết ba câu về lượng khách tháng này của công ty bạn, mỗi câu một độ mạnh khác nhau, có đủ *from*, *to* và một lý do ở đúng mức chắc chắn.
`,
  ),
  lesson(
    'Bài nói năm phút: mở, ba ý, kết',
    `
Trình bày bằng tiếng Anh đáng sợ vì ta cố nhớ từng câu. Đừng học thuộc bài; hãy thuộc **khớp nối**. Nội dung ở giữa bạn vốn đã rành.

## Khớp nối của một bài năm phút

1. **Mở**: *In the next five minutes, I'll show you why returns went up and what we can do.*
2. **Sang ý một**: *Let's start with the numbers.*
3. **Sang ý hai**: *So what's behind this?*
4. **Sang ý ba**: *That brings me to our options.*
5. **Kết**: *To sum up: returns doubled, the zip is the cause, and changing the supplier costs less than the refunds.*
6. **Mời hỏi**: *I'm happy to take questions.*

Viết sáu câu này lên giấy nhớ. Khi đầu óc trống rỗng, bạn chỉ cần đọc câu nối tiếp theo.

## Trang chiếu ít chữ

Mỗi trang một câu kết luận và một hình. Nếu khán giả phải đọc, họ ngừng nghe. Con số quan trọng đặt cỡ thật to: **2×**.

## Khi gặp câu hỏi khó

- Chưa nghe rõ: *Do you mean returns in October, or for the whole year?*
- Chưa biết: *I don't have that number with me. I'll send it to you this afternoon.*
- Ngoài phạm vi: *That's a good point, and a bit outside today's topic. Can we talk after this?*

Nói “chưa biết” kèm thời điểm trả lời không làm bạn yếu đi. Đoán bừa thì có.

## Tập thế nào?

Ngày một, nói với giấy. Ngày hai, nói với sáu câu nối. Ngày ba, quay video và đếm xem bạn nhìn vào ống kính được mấy giây. Ba ngày, mỗi ngày hai lượt là đủ cho bài năm phút.
`,
  ),
  lesson(
    'Kế hoạch 30 ngày giữ tiếng Anh luôn nóng',
    `
Bạn đã có khung email, câu chìa khoá để họp và khớp nối để trình bày. Điều còn lại là **lặp lại trong việc thật**, mỗi ngày một ít.

## Mười phút mỗi ngày

- **Thứ hai**: viết lại một email cũ theo khung bốn câu.
- **Thứ ba**: nghe ba phút một bản tin, ghi năm con số nghe được, nghe lại để kiểm tra.
- **Thứ tư**: đọc to một đoạn hội thoại họp, thu âm.
- **Thứ năm**: viết ba câu tả con số của nhóm bạn.
- **Thứ sáu**: viết nhật ký công việc năm dòng bằng tiếng Anh.
- **Cuối tuần**: nghỉ, hoặc xem phim bạn thích mà không cần ghi chép.

## Sổ câu, không phải sổ từ

Từ đơn lẻ rất dễ quên. Hãy ghi **cả câu đã dùng được**, kèm tình huống:

> *Could we push it to Thursday?* – xin lùi lịch, nói với chị Sarah, hiệu quả.

Sau một tháng bạn có khoảng bốn mươi câu của riêng mình, đúng ngành của mình. Không cuốn sách nào có bộ câu này.

## Đo tiến bộ

1. Ngày 1 và ngày 30, viết cùng một email, bấm giờ cả hai lần.
2. Đếm số lần bạn lên tiếng trong cuộc họp. Mục tiêu: mỗi họp ít nhất hai lần.
3. Nghe lại bản thu của tuần đầu. Bạn sẽ ngạc nhiên đấy.

## Khi lỡ mất vài ngày

Đừng học bù. Mở sổ câu, đọc to ba câu, thế là quay lại rồi. Thói quen sống được nhờ **bước quay lại dễ dàng**, không nhờ những ngày hoàn hảo.

Chúc bạn có những cuộc họp bớt run. Hẹn gặp bạn ở phần hỏi đáp!
`,
  ),
);
