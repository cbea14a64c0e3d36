import { lesson, preview, section } from '../authoring.ts';
import { richText } from '../rich-text.ts';
import type { CourseContent } from '../types.ts';

const YOGA: CourseContent = {
  slug: 'yoga-buoi-sang',
  title: 'Yoga buổi sáng: 15 phút mỗi ngày cho người ít vận động',
  subtitle: 'Một chuỗi động tác vừa sức, tập trên thảm hoặc ngay bên mép giường.',
  description: richText(`
Bạn ngồi tám tiếng, vai cứng, lưng mỏi, và chưa từng chạm được tay xuống chân. Tốt, khoá học này làm cho bạn. Mỗi sáng mười lăm phút, sáu nhóm động tác quen dần trong hai tuần, mỗi động tác đều có bản nhẹ hơn với ghế hoặc gối. Không ép giãn, không so với ai. Nếu bạn đang mang thai, vừa mổ hoặc có bệnh xương khớp, hãy hỏi bác sĩ trước khi tập.
`),
  outcomes: [
    'Thuộc chuỗi mười lăm phút và tự tập không cần nhìn màn hình',
    'Biết bản nhẹ cho từng động tác',
    'Phân biệt căng cơ với đau phải dừng',
    'Giữ được thói quen trong hai tuần',
  ],
  requirements: ['Một tấm thảm hoặc khăn dày', 'Khoảng trống bằng một chiếc chiếu'],
  audience: ['Người ngồi nhiều', 'Người trên 40 tuổi muốn bắt đầu nhẹ'],
  level: 'BEGINNER',
  language: 'vi',
  category: 'suc-khoe',
  teacher: 'mai',
  tags: ['yoga', 'buổi sáng', 'giãn cơ'],
  price: 399_000,
  salePrice: 239_000,
  saleDays: 3,
  sections: [
    section(
      'Bắt đầu an toàn',
      preview(
        lesson(
          'Căng hay đau? Bài học trước mọi động tác',
          `
Tập yoga không cần dẻo, nhưng cần **nghe được cơ thể**. Trước khi học động tác nào, ta học phân biệt hai cảm giác.

**Căng** thì âm ỉ, lan ra cả bắp thịt, dịu đi khi bạn thở chậm. Đây là chỗ nên ở lại.

**Đau** thì nhói, tập trung một điểm, thường ở khớp, và tăng lên khi giữ lâu. Đây là chỗ phải lui ra ngay.

Dùng thang từ 0 đến 10. Ta luôn tập ở mức **4 đến 5**: có cảm giác, nhưng vẫn thở đều và vẫn mỉm cười được. Đến mức 7 là bạn đang cố cho ai xem.

Thử ngay trên ghế: ngồi thẳng, từ từ nghiêng đầu sang phải, tai về phía vai. Dừng khi thấy căng bên cổ trái. Thở ba hơi. Cảm giác ấy ở mức mấy? Nếu hơi thở nghẹn lại, lui ra một chút.

Ba dấu hiệu phải dừng buổi tập: đau nhói ở khớp, tê hoặc châm chích xuống tay chân, chóng mặt. Nghỉ một ngày không làm bạn thụt lùi, cố một ngày có thể làm bạn nghỉ cả tháng.
`,
        ),
      ),
      lesson(
        'Hít thở bằng bụng',
        'Nằm ngửa, đặt một tay lên bụng. Hít vào bằng mũi cho bàn tay nhô lên, thở ra chậm gấp rưỡi cho bàn tay hạ xuống. Mười hơi như thế trước khi ra khỏi giường là bài tập đầu tiên của ngày.',
      ),
    ),
    section(
      'Chuỗi mười lăm phút',
      lesson(
        'Mèo và bò: đánh thức cột sống',
        'Chống hai tay dưới vai, hai gối dưới hông. Hít vào võng lưng, nhìn ra trước; thở ra cong lưng, thả đầu. Cổ tay đau thì chống bằng nắm đấm hoặc đặt tay lên mặt ghế. Tám nhịp, chậm hơn bạn nghĩ.',
      ),
      lesson(
        'Chó úp mặt với ghế',
        'Đặt tay lên lưng ghế chắc, bước lùi cho thân song song mặt sàn, đẩy hông ra sau. Gối cứ hơi cong, lưng dài quan trọng hơn chân thẳng. Giữ năm hơi, nghỉ, làm lại một lần.',
      ),
      lesson(
        'Chiến binh hai cho hông và vai',
        'Bước rộng, xoay bàn chân phải ra ngoài, gối phải cong nhưng không vượt mũi chân. Hai tay dang ngang, vai thả khỏi tai. Giữ ba hơi rồi đổi bên; chóng mặt thì tựa lưng vào tường.',
      ),
      lesson(
        'Nằm nghỉ: động tác khó nhất',
        'Nằm ngửa, chân mở rộng bằng thảm, lòng bàn tay ngửa. Thả lỏng lần lượt từ trán, hàm, vai, tay, bụng, chân. Hai phút không làm gì là lúc cơ thể ghi nhớ những điều vừa tập, đừng bỏ qua.',
      ),
    ),
  ],
};

const SLEEP: CourseContent = {
  slug: 'ngu-ngon-tro-lai',
  title: 'Ngủ ngon trở lại: thói quen nhỏ trong 14 ngày',
  subtitle: 'Mỗi ngày một thay đổi bé, có nhật ký ngủ để thấy mình tiến bộ. Miễn phí.',
  description: richText(`
Khoá miễn phí cho những ai nằm xuống là đầu óc bật sáng. Trong mười bốn ngày, ta thay đổi từng chút: giờ dậy, ánh sáng, cà phê, màn hình, nỗi lo trước khi ngủ. Không thuốc, không thiết bị, chỉ một cuốn sổ. Nếu bạn mất ngủ trên ba tháng, ngáy to kèm ngừng thở, hoặc buồn bã kéo dài, hãy gặp bác sĩ; khoá học này không thay thế việc khám.
`),
  outcomes: [
    'Ghi và đọc được nhật ký ngủ của mình',
    'Giữ giờ dậy cố định',
    'Chuẩn bị phòng ngủ tối, mát, yên',
    'Có cách đặt nỗi lo xuống trước khi ngủ',
  ],
  requirements: ['Một cuốn sổ và bút đặt cạnh giường'],
  audience: ['Người khó vào giấc', 'Người hay thức giấc nửa đêm'],
  level: 'ALL',
  language: 'vi',
  category: 'suc-khoe',
  teacher: 'mai',
  tags: ['giấc ngủ', 'thói quen', 'miễn phí'],
  price: 0,
  sections: [
    section(
      'Tuần một: nhịp ngày',
      preview(
        lesson(
          'Ngày 1: Nhật ký ngủ, ba dòng mỗi sáng',
          `
Trước khi sửa, ta nhìn xem giấc ngủ đang thế nào. Trí nhớ về giấc ngủ rất thiên vị: một đêm tệ làm ta tưởng cả tuần đều tệ.

Mỗi sáng, trong mười phút đầu sau khi dậy, ghi ba dòng:

1. **Tắt đèn lúc nào, ra khỏi giường lúc nào.** Giờ thật, làm tròn mười lăm phút.
2. **Ước chừng ngủ được bao lâu.** Đừng nhìn đồng hồ ban đêm để tính cho đúng, đoán là đủ.
3. **Người thế nào**, từ 1 đến 5. Một là lê lết, năm là tỉnh táo.

Thêm một ký hiệu nhỏ nếu hôm trước có: cà phê sau trưa (C), ngủ ngày (N), rượu bia (R), vận động (V).

Đến ngày thứ bảy, ta lấy thời gian ngủ chia cho thời gian nằm trên giường. Nếu chỉ được 70%, nghĩa là bạn nằm nhiều mà ngủ ít, và nằm thêm sẽ không giúp gì.

Hôm nay chỉ ghi thôi, chưa thay đổi. Việc duy nhất cần làm: đặt sổ và bút cạnh gối.
`,
        ),
      ),
      lesson(
        'Ngày 3: Giờ dậy là chiếc neo',
        'Chọn giờ dậy bạn giữ được cả cuối tuần và đặt báo thức xa giường. Ngủ muộn vẫn dậy đúng giờ ấy; cơn buồn ngủ tích lại sẽ giúp tối hôm sau. Giờ đi ngủ không cần ép, nó tự về sau vài ngày.',
      ),
      lesson(
        'Ngày 5: Ánh sáng sáng, bóng tối tối',
        'Ra ngoài trời mười lăm phút trong giờ đầu sau khi dậy, trời râm vẫn sáng hơn đèn nhà nhiều lần. Hai giờ trước khi ngủ, hạ đèn xuống thấp và ấm. Cơ thể đọc ánh sáng như ta đọc đồng hồ.',
      ),
    ),
    section(
      'Tuần hai: trước giờ ngủ',
      lesson(
        'Ngày 8: Cà phê cuối cùng lúc mấy giờ?',
        'Sau khoảng năm sáu giờ, chừng một nửa lượng caffeine vẫn còn trong người, mỗi người mỗi khác. Thử dừng sau buổi trưa trong một tuần rồi so nhật ký. Trà sữa, nước tăng lực và sô cô la đen cũng có caffeine.',
      ),
      lesson(
        'Ngày 10: Giờ lo lắng',
        'Chọn mười lăm phút lúc chiều, ngồi vào bàn, viết hết điều đang lo và một bước nhỏ cho mỗi điều. Đêm đến, nếu nỗi lo quay lại, tự nhủ: đã có chỗ cho nó, chiều mai gặp. Não thích những cuộc hẹn rõ ràng.',
      ),
      lesson(
        'Ngày 14: Đọc lại nhật ký',
        'So tuần đầu với tuần cuối: tỉ lệ ngủ, điểm buổi sáng, số lần thức. Giữ hai thay đổi giúp nhiều nhất, bỏ thứ không hợp. Ngủ ngon không phải đêm nào cũng hoàn hảo mà là không còn sợ đêm xấu.',
      ),
    ),
  ],
};

const RUNNING: CourseContent = {
  slug: 'chay-bo-5-km',
  title: 'Chạy bộ 5 km: giáo án 8 tuần cho người mới',
  subtitle: 'Ba buổi mỗi tuần, xen đi bộ và chạy chậm, đến ngày chạy trọn năm cây số.',
  description: richText(`
Bạn chạy hai trăm mét là thở dốc? Hầu hết người mới đều chạy quá nhanh. Giáo án tám tuần này bắt đầu bằng một phút chạy, hai phút đi bộ, rồi kéo dài từ từ để tim, gân và khớp kịp theo. Mỗi bài nói rõ hôm nay làm gì, cảm giác nên thế nào, khi nào phải nghỉ. Có bệnh tim, huyết áp cao hay đau khớp thì hỏi bác sĩ trước.
`),
  outcomes: [
    'Chạy liên tục 5 km ở tốc độ nói chuyện được',
    'Khởi động và thả lỏng đúng cách',
    'Nhận ra dấu hiệu tập quá sức',
    'Tự lập giáo án cho cự ly tiếp theo',
  ],
  requirements: ['Đi bộ nhanh được 30 phút', 'Một đôi giày chạy vừa chân'],
  audience: ['Người chưa từng chạy', 'Người bỏ tập lâu ngày'],
  level: 'BEGINNER',
  language: 'vi',
  category: 'suc-khoe',
  teacher: 'mai',
  tags: ['chạy bộ', 'sức bền', 'giáo án'],
  price: 249_000,
  sections: [
    section(
      'Bốn tuần đầu',
      preview(
        lesson(
          'Tuần 1: Chạy chậm hơn bạn muốn',
          `
Buổi tập đầu tiên, hãy quên đồng hồ. Chỉ có một luật: **nói chuyện được**. Đang chạy mà đọc trọn câu “Hôm nay trời mát, mình chạy rất thong thả” không đứt hơi là đúng tốc độ.

Giáo án tuần này, ba buổi cách nhau ít nhất một ngày:

1. Đi bộ nhanh 5 phút.
2. Chạy chậm 1 phút, đi bộ 2 phút. Lặp lại **8 lần**.
3. Đi bộ thả lỏng 5 phút.

Tổng cộng 34 phút. Nếu thấy quá dễ thì tốt, vì gân và khớp quen chậm hơn tim phổi. Nhiều người chấn thương ở tuần ba đúng lúc thấy mình khoẻ nhất.

Dáng chạy: nhìn về phía trước khoảng mười mét, vai thả, tay đánh nhẹ. Bước ngắn, chân chạm đất gần dưới thân người, nghe tiếng chân càng nhỏ càng hay.

Sau buổi tập, uống nước, ghi một dòng: hôm nay khó mức mấy trên mười. Mục tiêu tuần này là mức 4. Trên 6 thì buổi sau tăng thời gian đi bộ lên 3 phút.
`,
        ),
      ),
      lesson(
        'Tuần 2: Khởi động năm phút',
        'Trước khi chạy hãy vung chân, nhún cổ chân, bước gối cao, mỗi động tác ba mươi giây; để dành giãn tĩnh cho sau buổi tập. Tuần này chạy 90 giây, đi bộ 2 phút, lặp tám lần. Trời nóng thì chạy sớm và bớt một lần lặp.',
      ),
      lesson(
        'Tuần 4: Năm phút liền đầu tiên',
        'Chạy 5 phút, đi bộ 3 phút, lặp bốn lần. Khoảng phút thứ ba người thường thấy nặng rồi nhẹ lại, đừng bỏ cuộc ở đó, chỉ cần chậm thêm. Đau ống chân thì nghỉ hai ngày và kiểm tra giày.',
      ),
    ),
    section(
      'Bốn tuần sau',
      lesson(
        'Tuần 6: Buổi dài, buổi ngắn',
        'Mỗi tuần một buổi dài 20 phút liền, hai buổi ngắn 12 phút. Buổi dài xây sức bền, buổi ngắn giúp chân hồi phục. Cả hai vẫn chậm; người chạy lâu năm cũng dành phần lớn buổi tập để chạy nhẹ.',
      ),
      lesson(
        'Tuần 8: Ngày chạy 5 km',
        'Ba ngày trước chỉ đi bộ và ngủ đủ. Bắt đầu chậm hơn bình thường một chút, giữ sức cho cây số cuối. Về đích rồi đi bộ thêm năm phút, và nhớ chụp một tấm ảnh với khuôn mặt đỏ bừng ấy.',
      ),
    ),
  ],
};

/** Courses about health. */
export const HEALTH_COURSES: readonly CourseContent[] = [YOGA, SLEEP, RUNNING];
