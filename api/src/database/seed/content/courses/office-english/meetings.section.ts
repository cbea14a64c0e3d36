import { lesson, section } from '../../authoring.ts';

/** Chapter 2: meetings. */
export const meetings = section(
  'Họp: nghe được, chen được, chốt được',
  lesson(
    'Mở đầu cuộc họp và giới thiệu mình',
    `
Mười phút đầu của cuộc họp là lúc dễ nói nhất, vì ai cũng nói những câu gần giống nhau. Hãy thuộc vài câu để **lên tiếng sớm**; im lặng càng lâu càng khó mở miệng.

## Lúc chờ mọi người

- *Can everyone hear me OK?*
- *Shall we give it another minute?*
- *How was your weekend?* – *Pretty quiet, thanks. Yours?*

Chuyện phiếm không cần hay. Một câu hỏi, một câu trả lời ngắn, một câu hỏi lại.

## Giới thiệu trong hai mươi giây

Đừng đọc tiểu sử. Dùng ba ý: **tôi là ai – tôi lo việc gì – hôm nay tôi cần gì**.

> *Hi, I'm Hạnh from the Đà Nẵng team. I look after logistics. Today I'd like to agree on the new packing list.*

Với tên Việt khó đọc, hãy giúp họ: *My name is Hạnh, it sounds a bit like "hine".* Người ta biết ơn vì không phải đoán.

## Mở họp nếu bạn là người dẫn

1. *Thanks for joining. We have thirty minutes and two topics.*
2. *First the budget, then the launch date.*
3. *By the end, I'd like us to pick a date.*
4. *Minh, could you take notes?*

Câu số ba đáng giá nhất: nói trước **kết quả mong muốn** giúp cả nhóm tự kéo nhau về khi lạc đề.

## Việc của bạn

Viết phần giới thiệu hai mươi giây của mình, đọc to, bấm giờ, thu âm. Nghe lại một lần và chỉ sửa đúng một điều. Mai thu lại.
`,
  ),
  lesson(
    'Hỏi lại khi nghe không kịp',
    `
Không ai nghe được một trăm phần trăm, kể cả người bản ngữ qua đường truyền kém. Người giỏi khác ở chỗ **hỏi lại thật chính xác**. “*Sorry?*” bắt người kia nói lại cả đoạn; hỏi đúng chỗ, họ chỉ nói lại một từ.

## Ba mức hỏi lại

1. **Mất hẳn**: *Sorry, you broke up. Could you say that again?*
2. **Mất một chỗ**: *Sorry, you need it by when?* · *How many units did you say?*
3. **Nghe được mà chưa hiểu**: *When you say "soft launch", do you mean only staff?*

Mẫu ở mức hai rất gọn: lặp lại câu, thay chỗ nghe hụt bằng từ để hỏi.

## Xác nhận bằng lời của mình

> *So, just to check: we ship the samples on Monday, and you confirm the colours by Thursday. Is that right?*

Câu mở đầu *So, just to check* là tấm lưới an toàn. Dùng nó trước mọi con số, ngày tháng và tên riêng. Bạn không mất mặt; người ta thấy bạn cẩn thận.

## Con số hay nhầm

- *thirteen* và *thirty*: nhấn cuối và nhấn đầu. Chưa chắc thì hỏi *One-three or three-zero?*
- *Tuesday* và *Thursday*: hỏi kèm ngày, *Thursday the nineteenth?*
- *can* và *can't*: hỏi *So that's a yes?*

## Xin nói chậm lại

*Could you slow down a little, please? I want to make sure I get this right.* Vế sau nói lý do, nên nghe là có trách nhiệm chứ không phải kém.
`,
  ),
  lesson(
    'Nêu ý kiến, phản đối và giữ lượt nói',
    `
Người Việt mình hay đợi được hỏi. Trong nhiều cuộc họp quốc tế, không ai hỏi thì nghĩa là không có ý kiến. Bạn cần vài **câu chìa khoá để mở cửa**, sau đó nói đơn giản thôi.

## Chen vào

- *Can I add something here?*
- *Before we move on, …*
- *Sorry to jump in, but I think we're missing one thing.*

Nói câu chìa khoá **to và rõ**, dừng nửa giây cho mọi người quay lại, rồi mới vào nội dung.

## Ba lớp của một ý kiến

1. Ý: *I think we should delay by one week.*
2. Lý do: *The new boxes arrive on the twelfth.*
3. Hệ quả: *If we ship earlier, we'll use the old ones and lose the discount.*

Thiếu lớp hai, người ta hỏi “vì sao”. Thiếu lớp ba, người ta hỏi “thế thì sao”.

## Phản đối việc, không phản đối người

- Nhẹ: *I see your point. My worry is the cost.*
- Vừa: *I'm not sure that works for us, because…*
- Mạnh: *I don't think we can agree to that.*

Mẹo: thay *but* bằng *and*. *I like the design, **and** I'd like to make it cheaper* nghe như đang xây tiếp, không như đang phá.

## Giữ lượt khi cần nghĩ

Đừng im lặng và đừng “ờ” dài. Dùng *Let me think for a second.* hoặc *That's a good question. Off the top of my head, …* Bạn vừa được ba giây quý giá vừa vẫn giữ micro.
`,
  ),
  lesson(
    'Chốt việc và gửi biên bản trong năm phút',
    `
Cuộc họp không có người chốt là cuộc họp sẽ phải họp lại. Người chốt thường được nhớ đến, dù nói ít nhất. Hãy giành lấy việc này: nó chỉ cần **ba câu**.

## Ba câu chốt

1. *Let me sum up.*
2. *We agreed to delay the launch to the nineteenth. Minh will tell the warehouse by Friday, and I'll update the website.*
3. *Did I miss anything?*

Mỗi việc phải đủ **ai – việc gì – bao giờ**. Thiếu tên người thì hỏi ngay: *Who's taking this one?*

## Biên bản ngắn

Gửi trong ngày, tốt nhất trong năm phút sau họp, khi ai cũng còn nhớ:

~~~text
Subject: Launch meeting, 20 Nov – decisions and actions

Decisions
- Launch moves to 19 December.

Actions
- Minh: inform the warehouse, by Fri 27 Nov
- Hạnh: update the website, by Mon 30 Nov

Open
- Price of the gift box. We decide on 2 Dec.

Please reply today if I got something wrong.
~~~

## Động từ cho phần việc

Mỗi dòng bắt đầu bằng động từ: *confirm, send, check, book, update, draft, call*. Tránh *handle* và *look into* vì không biết khi nào thì xong. *Look into the price* hãy đổi thành *Get two quotes for the gift box*.

## Việc của bạn

Cuộc họp tới, kể cả họp tiếng Việt, bạn xin làm người ghi biên bản theo khung này bằng tiếng Anh cho riêng mình. Mười lần như thế, bạn viết không cần nghĩ nữa.
`,
  ),
);
