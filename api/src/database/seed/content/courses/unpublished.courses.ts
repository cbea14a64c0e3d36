import { film, lesson, preview, section } from '../authoring.ts';
import { richText } from '../rich-text.ts';
import type { CourseContent } from '../types.ts';

/** The demo teacher's unfinished work: too few lessons, little material, no audience, a short description. */
const TYPESCRIPT_DRAFT: CourseContent = {
  slug: 'typescript-vung-vang',
  title: 'TypeScript vững vàng cho người đã biết JavaScript',
  subtitle: 'Kiểu là tài liệu luôn đúng: thu hẹp kiểu, kiểu tổng quát và thiết kế kiểu cho dự án thật.',
  description: richText(
    'Bản nháp. Mình sẽ viết tiếp phần kiểu tổng quát và một dự án nhỏ ở cuối khoá. Học xong là có việc lương nghìn đô.',
  ),
  outcomes: ['Đọc được thông báo lỗi kiểu dài', 'Thu hẹp kiểu thay vì ép kiểu'],
  requirements: [
    'Biết JavaScript ở mức làm được dự án nhỏ',
    'Ai cam kết có việc làm sau một khoá thì bạn nên hỏi lại',
  ],
  audience: [],
  level: 'INTERMEDIATE',
  language: 'vi',
  category: 'lap-trinh',
  teacher: 'nam',
  tags: ['typescript'],
  price: 599_000,
  status: 'DRAFT',
  sections: [
    section(
      'Kiểu là tài liệu',
      preview(
        lesson(
          'Thu hẹp kiểu: để trình biên dịch suy luận giúp bạn',
          `
Một giá trị có kiểu ~string | number~ thì chưa cộng được, chưa cắt được. Bạn không cần ép kiểu; bạn chỉ cần **hỏi** nó.

~~~ts
function format(value: string | number) {
  if (typeof value === 'number') return value.toLocaleString('vi-VN');
  return value.trim();
}
~~~

Sau câu hỏi ~typeof~, trình biên dịch biết trong nhánh ấy ~value~ là số, và ở dòng cuối chắc chắn là chuỗi. Đó là **thu hẹp kiểu**. Ép kiểu bằng ~as~ thì ngược lại: bạn bảo trình biên dịch im lặng, và lỗi chờ đến lúc chạy mới lên tiếng.
`,
        ),
      ),
      lesson(
        'Hợp có nhãn: mỗi trạng thái một hình dạng',
        'Thay vì một đối tượng với năm trường có thể trống, hãy viết ba kiểu có chung trường ~status~: đang chờ, xong kèm dữ liệu, lỗi kèm lý do. Trình biên dịch sẽ nhắc bạn nhánh còn thiếu. Trạng thái vô lý không còn viết ra được nữa. Đây là cách dạy kiểu dễ hiểu nhất Việt Nam. Vào nhóm Zalo của thầy để nhận thêm bài tập nhé.',
      ),
    ),
  ],
};

/** Pending review. Passes all checks of the submit gate with 31 minutes of material. */
const BREATHING: CourseContent = {
  slug: 'tho-va-thien-moi-ngay',
  title: 'Thở và thiền: mười phút lắng lại mỗi ngày',
  subtitle: 'Ba bài thở có hình dẫn nhịp và năm bài đọc ngắn cho người bận rộn, không cần tin vào điều gì.',
  description: richText(`
Bạn không cần ngồi kiết già trên núi để được yên. Bạn cần mười phút, một chiếc ghế và một nhịp thở. Khoá học có **ba bài thở theo bông sen nở khép** dài sáu, tám và mười hai phút, xen với năm bài đọc giải thích vì sao thở chậm làm ta dịu lại, làm gì khi tâm trí chạy lung tung, và giữ thói quen thế nào.

- Tập được ở văn phòng, trên xe khách, trước giờ ngủ.
- Không gắn với tôn giáo nào.
- Có bệnh hô hấp, tim mạch hoặc đang mang thai thì hỏi bác sĩ trước khi tập nhịp có giữ hơi.
`),
  outcomes: [
    'Tập ba nhịp thở và biết khi nào dùng nhịp nào',
    'Nhận ra tâm trí đi lang thang và quay về nhẹ nhàng',
    'Đưa những quãng nghỉ ngắn vào ngày làm việc',
    'Giữ thói quen mười phút trong ba tuần',
  ],
  requirements: ['Một chỗ ngồi yên trong mười phút'],
  audience: ['Người làm việc căng thẳng, khó nghỉ', 'Người từng thử thiền rồi bỏ'],
  level: 'ALL',
  language: 'vi',
  category: 'suc-khoe',
  teacher: 'mai',
  tags: ['thiền', 'hơi thở', 'thư giãn'],
  price: 299_000,
  status: 'PENDING_REVIEW',
  sections: [
    section(
      'Làm quen với hơi thở',
      preview(
        lesson(
          'Vì sao thở chậm làm ta dịu lại?',
          `
Bạn để ý mà xem: lúc giật mình, ta hít vào một hơi ngắn; lúc nhẹ nhõm, ta thở ra một hơi dài. Cơ thể luôn nói chuyện bằng hơi thở, và điều thú vị là **cuộc nói chuyện ấy có hai chiều**.

## Bàn đạp ga và bàn đạp phanh

Hệ thần kinh tự chủ có hai nhánh. Một nhánh như bàn đạp ga: tim nhanh, tay lạnh, mắt mở to, sẵn sàng chạy. Một nhánh như bàn đạp phanh: tim chậm, tiêu hoá tốt, cơ thả lỏng. Ta không ra lệnh cho tim được, nhưng ta điều khiển được hơi thở, và hơi thở chạm vào cả hai bàn đạp.

Khi hít vào, tim đập nhanh lên một chút. Khi thở ra, tim chậm lại một chút. Vậy nếu thở ra **dài hơn** hít vào, bạn đang nhấn phanh nhiều hơn nhấn ga. Không có gì huyền bí ở đây cả.

## Thử ngay bây giờ

1. Đặt hai ngón tay lên cổ tay, tìm mạch.
2. Hít vào đếm đến bốn.
3. Thở ra đếm đến sáu.
4. Làm năm lần, chú ý xem mạch đổi thế nào.

Nếu chưa thấy gì, không sao. Nhiều người cần vài ngày mới cảm nhận được. Việc của bạn hôm nay chỉ là thử năm hơi, ở ba thời điểm: sau khi dậy, trước bữa trưa, lúc tắt máy tính.
`,
        ),
      ),
      film(
        'Bài thở 4-4-6 trong sáu phút',
        'tho-4-4-6',
        `
Hít vào bốn giây khi hoa nở, giữ nhẹ bốn giây, thở ra sáu giây khi hoa khép. Ngồi thẳng trên ghế, hai bàn chân chạm đất. Không giữ được bốn giây thì bỏ phần giữ, chỉ theo nhịp hoa.
`,
      ),
      lesson(
        'Ngồi thế nào cho lâu mà không mỏi',
        `
Tư thế tốt nhất là tư thế bạn quên mất mình đang ngồi. Hãy chọn một trong ba cách sau, đừng cố ngồi như trong tranh.

## Trên ghế

Ngồi ở nửa trước mặt ghế, hai bàn chân đặt phẳng, đầu gối ngang hông. Chân không chạm đất thì kê một cuốn sách dày. Lưng tự đứng, tưởng tượng có sợi chỉ kéo nhẹ đỉnh đầu lên; rồi thả vai xuống.

## Trên gối dưới sàn

Ngồi lên mép một chiếc gối cứng cao khoảng mười lăm phân để hông cao hơn gối. Hai chân xếp bằng lỏng, bàn chân nào trước cũng được. Đầu gối lơ lửng thì chèn khăn cuộn ở dưới. Hông cao là bí quyết: thiếu nó, lưng sẽ cong sau ba phút.

## Nằm

Dành cho người đau lưng hoặc tập trước giờ ngủ. Nằm ngửa, kê gối dưới đầu gối, tay đặt trên bụng. Dễ ngủ gật, nhưng nếu bạn đang thiếu ngủ thì ngủ gật cũng là điều cơ thể cần.

## Khi ngứa, khi tê

Ngứa thì quan sát ba hơi thở rồi hãy gãi, thường nó tự hết. Tê chân thì đổi thế ngay, chậm rãi, không có gì phải chịu đựng. Đau nhói thì đứng dậy. Ta tập để **tử tế với mình**, và cách ngồi là bài tập đầu tiên.
`,
      ),
    ),
    section(
      'Tâm trí và thói quen',
      lesson(
        'Tâm trí đi lang thang không phải là thất bại',
        `
Người mới thường kể: “Mình không thiền được, cứ nghĩ linh tinh”. Nhưng nghĩ linh tinh là việc bình thường của tâm trí, cũng như tim thì đập. Bài tập không phải là ngừng nghĩ. Bài tập là **nhận ra mình vừa đi và quay về**.

## Mỗi lần quay về là một lần tập

Hãy hình dung bạn tập nâng tạ. Nâng lên hạ xuống mười lần thì tay khoẻ ra. Ở đây, hơi thở là chỗ đứng, ý nghĩ kéo bạn đi, bạn nhận ra và quay về: thế là xong một lần nâng. Một buổi đi lang thang ba mươi lần và quay về ba mươi lần là một buổi tập rất tốt.

## Ba bước quay về

1. **Gọi tên** nhẹ nhàng: “đang lo”, “đang tính”, “đang nhớ”. Một từ thôi.
2. **Thả lỏng** một chỗ trên người, thường là hàm hoặc vai.
3. **Quay về** với hơi thở đang có, không đợi hơi tiếp theo.

Đừng mắng mình. Lời mắng cũng là một ý nghĩ, và nó kéo bạn đi xa hơn ý nghĩ ban đầu.

## Đếm để có chỗ bám

Đếm thầm mỗi hơi thở ra, từ một đến mười rồi quay lại một. Lỡ đếm đến mười bốn thì mỉm cười, bắt đầu lại. Con số không phải thành tích, nó là tay vịn cầu thang.
`,
      ),
      film(
        'Bài thở 4-7-8 cho buổi tối',
        'tho-4-7-8',
        `
Hít vào bốn giây, giữ bảy giây, thở ra tám giây bằng miệng. Nhịp này chậm, nên tập khi nằm và dừng ngay nếu thấy choáng. Đặt điện thoại úp xuống, chỉ nghe tiếng chuông đổi nhịp.
`,
      ),
      lesson(
        'Những quãng nghỉ một phút trong ngày',
        `
Mười phút buổi sáng rất quý, nhưng căng thẳng đến lúc ba giờ chiều. Ta rải thêm những quãng nghỉ **một phút** vào chỗ vốn có sẵn trong ngày, không cần thêm giờ.

## Móc vào việc đang làm

- Chờ máy tính khởi động: ba hơi thở ra dài.
- Đèn đỏ: thả lỏng hai bàn tay trên tay lái.
- Trước khi bấm vào cuộc họp: cảm nhận hai bàn chân chạm đất.
- Rửa tay: nghe tiếng nước từ đầu đến cuối.
- Trước khi trả lời một tin nhắn làm bạn nóng mặt: một hơi thở trọn vẹn rồi mới gõ.

Chọn **một** móc thôi trong tuần đầu. Chọn năm móc cùng lúc thì đến thứ ba đã quên cả năm.

## Công thức ghi nhớ: dừng, thở, nhìn, đi

1. **Dừng** tay lại.
2. **Thở** một hơi, để ý hơi ra.
3. **Nhìn** xem mình đang cảm thấy gì, ở đâu trong người.
4. **Đi** tiếp, có thể vẫn làm việc cũ, nhưng là do mình chọn.

Một phút như vậy không giải quyết được núi việc. Nó chỉ tạo ra một khe hở giữa chuyện xảy ra và cách mình đáp lại. Nhiều khi cả buổi chiều khác đi nhờ khe hở ấy.
`,
      ),
      film(
        'Bài thở đều 5-5 trong mười hai phút',
        'tho-deu-5-5',
        `
Năm giây vào, năm giây ra, không giữ hơi: nhịp dễ giữ lâu nhất. Thỉnh thoảng có một dòng nhắc ở phụ đề; ngoài ra là im lặng. Hãy tập bài này sau khi đã quen hai bài trước.
`,
      ),
      lesson(
        'Ba tuần đầu: giữ thói quen bằng cách nào',
        `
Thói quen không cần ý chí sắt đá, nó cần một chỗ bám, một việc đủ nhỏ và một dấu hiệu đã xong.

## Chỗ bám

Đặt buổi tập ngay **sau một việc ngày nào cũng làm**: sau khi đánh răng, sau khi pha cà phê, sau khi đưa con đến trường. Viết thành câu: “Sau khi ___, mình ngồi xuống ghế cạnh cửa sổ và thở”. Càng cụ thể càng dễ nhớ.

## Việc đủ nhỏ

Mục tiêu hằng ngày là **ba hơi thở**, không phải mười phút. Ngày khoẻ thì tập đủ bài, ngày mệt thì ba hơi là đạt. Nghe buồn cười, nhưng chuỗi ngày không đứt quan trọng hơn một buổi tập dài.

## Dấu hiệu đã xong

Gạch một nét trên lịch treo tường. Ba tuần là hai mươi mốt nét. Lỡ một ngày thì không sao; quy tắc duy nhất là **không lỡ hai ngày liền**.

## Xem lại

Cuối mỗi tuần trả lời hai câu: hôm nào dễ nhất, vì sao? Hôm nào khó nhất, lần tới mình đổi gì? Sau ba tuần, bạn chọn nhịp thở hợp với mình và giữ nó như giữ một người bạn cũ: không cần gặp lâu, chỉ cần gặp đều.
`,
      ),
    ),
  ],
};

/** A draft and a course that is pending review. */
export const UNPUBLISHED_COURSES: readonly CourseContent[] = [TYPESCRIPT_DRAFT, BREATHING];
