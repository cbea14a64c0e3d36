import { lesson, preview, section } from '../../authoring.ts';

/** Chapter 1: writing mail. */
export const email = section(
  'Email: viết ngắn mà vẫn lịch sự',
  preview(
    lesson(
      'Email bốn câu: khung cho mọi tình huống',
      `
Nhiều bạn mất nửa tiếng cho một email tiếng Anh vì cố dịch từng câu lịch sự của tiếng Việt. Người nhận ở đầu kia chỉ muốn biết: bạn là ai, cần gì, khi nào. **Bốn câu** là đủ.

## Khung bốn câu

1. **Vì sao tôi viết**: *I'm writing about the delivery on Friday.*
2. **Chuyện chính**: *Two of the ten boxes were damaged.*
3. **Tôi cần bạn làm gì**: *Could you send replacements by Wednesday?*
4. **Bước tiếp theo**: *I'll keep the damaged boxes until I hear from you.*

Trước bốn câu là lời chào (*Hi Mark,* hoặc *Dear Ms Brown,*), sau bốn câu là lời kết (*Best regards,*) và tên bạn. Hết.

## Dòng tiêu đề quyết định một nửa

- Không tốt: *Hello*, *Important*, *Question*
- Tốt: *Damaged boxes, order 2184 – replacements needed by Wed*

Tiêu đề tốt có **việc** và **thời hạn**. Người bận chỉ đọc tiêu đề vẫn biết phải làm gì.

## Những câu nên bỏ

> *I am writing this email to you in order to inform you that…*

Bỏ hết, vào thẳng nội dung. Tiếng Anh công sở coi **tiết kiệm thời gian cho người đọc** là lịch sự.

## Việc của bạn

Mở email tiếng Anh gần nhất bạn gửi, đánh số từng câu theo khung trên. Câu nào không thuộc bốn nhóm thì gạch đi. Đọc lại: bạn có thấy nó dễ trả lời hơn không?
`,
    ),
  ),
  preview(
    lesson(
      'Nhờ vả, nhắc hạn và từ chối không mất lòng',
      `
Ba việc khó nói nhất trong email đều có công thức riêng. Điểm chung: **nói rõ việc, nhẹ giọng ở động từ**.

## Nhờ vả: bậc thang lịch sự

1. *Please send me the file.* — rõ, hơi giống mệnh lệnh
2. *Could you send me the file?* — dùng được gần như mọi lúc
3. *Would you mind sending me the file?* — khi việc hơi phiền
4. *I was wondering if you could…* — khi xin một ngoại lệ

Đừng lên bậc bốn cho việc bé. Lịch sự quá mức làm người đọc tưởng việc to.

## Nhắc hạn: giả định là họ quên

> *Just a quick reminder that the report is due tomorrow. Let me know if you need anything from me.*

Câu thứ hai quan trọng hơn câu đầu: nó mở đường cho người kia nói khó khăn thay vì im lặng. Nhắc lần hai thì thêm hậu quả, không thêm trách móc: *We'll need it by noon to make the Friday meeting.*

## Từ chối: lý do ngắn, lối ra rõ

~~~text
Thanks for thinking of me. I can't take this on this week
because of the product launch. I could help from Monday,
or Huy may have time before then.
~~~

Công thức: **cảm ơn – không – một lý do – hai lối ra**. Chỉ một lý do thôi; càng nhiều lý do càng nghe như cái cớ. Và hãy viết *can't* thật rõ, đừng viết *maybe it is a little bit difficult*: người Anh, người Mỹ sẽ hiểu là “vẫn được”.
`,
    ),
  ),
  lesson(
    'Xin lỗi và báo tin xấu cho khách',
    `
Hàng trễ, hoá đơn sai, hệ thống ngừng. Email xin lỗi tốt giữ được khách, email dở làm khách giận thêm. Khác nhau ở **thứ tự**.

## Thứ tự năm phần

1. **Xin lỗi cho đúng chuyện**: *I'm sorry that your order arrived three days late.*
2. **Nhận phần của mình**: *We underestimated the holiday volume.*
3. **Đã làm gì**: *We've refunded the shipping fee today.*
4. **Sẽ làm gì để không lặp lại**: *From next week, we'll show live delivery dates at checkout.*
5. **Cách liên hệ người thật**: *You can reach me directly at this address.*

## Ba lỗi hay gặp

- *We are sorry for any inconvenience this may have caused.* Câu này ai cũng thuộc nên chẳng còn nghĩa. Hãy nói đúng điều bất tiện.
- *Sorry **but** you didn't read…* Chữ *but* xoá sạch lời xin lỗi.
- Dùng thể bị động để giấu người làm: *Mistakes were made.* Hãy nói *We made a mistake.*

## Sorry hay apologize?

*I'm sorry* ấm hơn, hợp với một người viết cho một người. *We apologize* trang trọng hơn, hợp với thông báo chung. Viết cho khách quen, hãy dùng *I'm sorry*.

## Thực hành

Khách nước ngoài phàn nàn: hoá đơn tháng này tính hai lần. Bạn đã kiểm tra, lỗi do kế toán nhập trùng, tiền sẽ về tài khoản khách trong ba ngày làm việc. Viết email năm câu theo thứ tự trên, rồi so với mẫu:

~~~text
Hi Ms Carter,
I'm sorry that we charged you twice this month. We entered
the invoice a second time by mistake. I've cancelled the
duplicate, and you'll have the money back within three
working days. We now check every invoice number before
sending. If you don't see it by Thursday, please reply to me.
~~~
`,
  ),
);
