import { lesson, preview, section } from '../authoring.ts';
import { richText } from '../rich-text.ts';
import type { CourseContent } from '../types.ts';

const email = section(
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

Công thức: **cảm ơn – không – một lý do – hai lối ra**. Chỉ một lý do thôi; càng nhiều lý do càng nghe như cái cớ. Và hãy viết *can't* thật rõ, đừng viết *maybe it is a little bit difficult*: người Anh, người Mỹ sẽ hiểu là «vẫn được».
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

const meetings = section(
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
Không ai nghe được một trăm phần trăm, kể cả người bản ngữ qua đường truyền kém. Người giỏi khác ở chỗ **hỏi lại thật chính xác**. «*Sorry?*» bắt người kia nói lại cả đoạn; hỏi đúng chỗ, họ chỉ nói lại một từ.

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

Thiếu lớp hai, người ta hỏi «vì sao». Thiếu lớp ba, người ta hỏi «thế thì sao».

## Phản đối việc, không phản đối người

- Nhẹ: *I see your point. My worry is the cost.*
- Vừa: *I'm not sure that works for us, because…*
- Mạnh: *I don't think we can agree to that.*

Mẹo: thay *but* bằng *and*. *I like the design, **and** I'd like to make it cheaper* nghe như đang xây tiếp, không như đang phá.

## Giữ lượt khi cần nghĩ

Đừng im lặng và đừng «ờ» dài. Dùng *Let me think for a second.* hoặc *That's a good question. Off the top of my head, …* Bạn vừa được ba giây quý giá vừa vẫn giữ micro.
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

const reports = section(
  'Báo cáo và trình bày',
  lesson(
    'Tả con số tăng giảm cho đúng sắc thái',
    `
Báo cáo nào cũng có câu «doanh số tăng». Tiếng Anh có hàng chục cách nói, nhưng bạn chỉ cần một bảng nhỏ, dùng cho chuẩn.

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

Nói «chưa biết» kèm thời điểm trả lời không làm bạn yếu đi. Đoán bừa thì có.

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

/** Complete, to be read from beginning to end: ready sentences for real situations at work. */
export const OFFICE_ENGLISH: CourseContent = {
  slug: 'tieng-anh-cong-so',
  title: 'Tiếng Anh công sở: email, họp và báo cáo',
  subtitle: 'Khung câu dùng được ngay cho mười tình huống đi làm, giải thích bằng tiếng Việt, có bài tập.',
  description: richText(`
Bạn đọc tài liệu tiếng Anh được, nhưng viết một email mất nửa tiếng, còn vào họp thì im lặng? Khoá học này dành cho bạn. Thay vì học thêm ngữ pháp, ta học **khung câu cho tình huống thật**: nhờ vả, nhắc hạn, xin lỗi khách, chen vào cuộc họp, chốt việc, tả con số, trình bày năm phút.

- Mỗi bài một tình huống, có câu mẫu, lỗi hay gặp và bài tập.
- Giải thích sắc thái bằng tiếng Việt, để bạn biết câu nào hợp với ai.
- Có kế hoạch ba mươi ngày để giữ nhịp sau khi học xong.
`),
  outcomes: [
    'Viết email rõ việc, rõ hạn trong bốn câu',
    'Nhắc, từ chối và xin lỗi mà không mất lòng',
    'Hỏi lại đúng chỗ khi nghe không kịp',
    'Nêu ý kiến và phản đối lịch sự trong cuộc họp',
    'Chốt việc và gửi biên bản trong năm phút',
    'Trình bày năm phút bằng sáu câu nối',
  ],
  requirements: ['Đọc hiểu được đoạn tiếng Anh ngắn (khoảng A2 trở lên)', 'Mỗi ngày mười phút để làm bài tập'],
  audience: ['Nhân viên văn phòng làm việc với đối tác nước ngoài', 'Người sắp phỏng vấn vào công ty quốc tế'],
  level: 'INTERMEDIATE',
  language: 'vi',
  category: 'tieng-anh',
  teacher: 'linh',
  tags: ['tiếng anh', 'email', 'giao tiếp', 'công sở'],
  price: 599_000,
  salePrice: 349_000,
  saleDays: 3,
  sections: [email, meetings, reports],
};
