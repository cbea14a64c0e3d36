import { film, lesson, preview, section } from '../authoring.ts';
import { richText } from '../rich-text.ts';
import type { CourseContent } from '../types.ts';

const charts = section(
  'Đọc biểu đồ không bị lừa',
  preview(
    lesson(
      'Trước khi tin một con số: năm câu hỏi',
      `
Mỗi ngày bạn gặp hàng chục con số: doanh thu tăng 20%, chín trên mười khách hài lòng, nhiệt độ kỷ lục. Bạn không cần giỏi toán để đọc chúng, bạn cần **năm câu hỏi**.

## Năm câu hỏi

1. **Ai nói, và họ được gì?** Con số trong quảng cáo khác con số trong báo cáo kiểm toán.
2. **Đếm cái gì?** “Khách hàng” là người đã mua, người đã đăng ký, hay người từng ghé trang?
3. **So với cái gì?** Tăng 20% so với tháng trước hay so với cùng kỳ? Tháng trước có nghỉ Tết không?
4. **Trên bao nhiêu?** Chín trên mười nghe chắc chắn, nhưng nếu chỉ hỏi đúng mười người thì sao?
5. **Thiếu ai?** Khảo sát qua mạng bỏ sót người không lên mạng. Đánh giá năm sao bỏ sót người đã bỏ đi trong im lặng.

## Thử ngay một ví dụ

> “Ứng dụng của chúng tôi giúp người dùng tiết kiệm trung bình 30% tiền điện.”

Câu này thiếu ít nhất ba câu trả lời. Người dùng nào: tất cả, hay chỉ những người dùng đủ sáu tháng? So với tháng nào: mùa hè hay mùa đông? Trung bình của bao nhiêu nhà?

Bạn không cần kết luận là họ nói dối. Bạn chỉ cần biết **con số này đủ chắc cho việc gì**: đủ để tò mò, đủ để dùng thử, hay đủ để ký hợp đồng ba năm.

## Việc của bạn

Chọn một con số bạn vừa nghe tuần này và trả lời năm câu hỏi. Câu nào không trả lời được, hãy ghi lại ai có thể trả lời.
`,
    ),
  ),
  preview(
    film(
      'Trục tung bị cắt đánh lừa mắt thế nào',
      'truc-tung-bi-cat',
      `
Mắt ta đọc biểu đồ cột bằng **chiều cao**. Khi trục tung bắt đầu từ 91 thay vì 0, chiều cao không còn tỉ lệ với giá trị: 97 trông cao gấp đôi 94.

- Gặp biểu đồ cột, hãy nhìn con số ở chân trục trước tiên.
- Biểu đồ đường được phép cắt trục, vì mắt đọc độ dốc chứ không đọc chiều cao; nhưng phải ghi rõ.
- Luôn quy ra phần trăm thật: 3 trên 94 là khoảng 3,2%.
`,
    ),
  ),
  film(
    'Chọn biểu đồ nào cho câu hỏi nào',
    'chon-bieu-do',
    `
Đừng bắt đầu từ thư viện mẫu, hãy bắt đầu từ câu hỏi bạn muốn người xem trả lời được.

- **So sánh** các nhóm: cột, xếp từ cao xuống thấp.
- **Thay đổi** theo thời gian: đường.
- **Phần** trong một tổng: thanh chia đoạn, không quá bốn đoạn.
- **Liên hệ** giữa hai đại lượng: điểm.
`,
  ),
  lesson(
    'Sửa lại một biểu đồ xấu trong sáu bước',
    `
Biểu đồ xấu thường không sai, nó chỉ bắt người xem làm việc thay người vẽ. Ta sẽ sửa một biểu đồ quen thuộc: biểu đồ tròn ba chiều, tám màu, chú thích nằm tận góc phải.

## Sáu bước

1. **Viết câu kết luận** thành tiêu đề. Không phải “Doanh thu theo vùng” mà là “Miền Trung mang về gần một nửa doanh thu”. Chưa viết được câu này thì chưa nên vẽ.
2. **Đổi dạng** cho đúng câu hỏi. Tám phần thì so bằng cột ngang, tên vùng nằm thẳng hàng và đọc được.
3. **Sắp thứ tự** theo giá trị, trừ khi thứ tự tự nhiên có nghĩa như tháng hay nhóm tuổi.
4. **Một màu nhấn**. Tô màu cho cột bạn đang nói tới, các cột khác để xám. Màu là giọng nói, đừng để tám người cùng nói.
5. **Ghi số ngay trên cột**, bỏ lưới và bỏ chú thích rời. Mắt đỡ phải chạy qua chạy lại.
6. **Ghi nguồn và thời gian** bằng chữ nhỏ ở dưới. Ba tháng sau chính bạn sẽ cảm ơn dòng chữ này.

## Phép thử năm giây

Đưa biểu đồ cho một người chưa biết chuyện, đếm đến năm rồi che lại. Hỏi: “Bạn vừa thấy gì?” Nếu họ nói được câu ở tiêu đề, biểu đồ đạt. Nếu họ tả màu sắc và hình khối, hãy quay lại bước một.

## Việc của bạn

Lấy biểu đồ gần nhất bạn gửi cho sếp, làm đủ sáu bước, để hai bản cạnh nhau. Bạn sẽ thấy phần lớn công sức là **bỏ đi**, không phải thêm vào.
`,
  ),
);

const statistics = section(
  'Thống kê vừa đủ dùng',
  film(
    'Trung bình hay trung vị: con số nào đại diện?',
    'trung-binh-va-trung-vi',
    `
**Trung bình** chia đều tổng cho mọi người. **Trung vị** là giá trị của người đứng giữa khi xếp hàng từ thấp đến cao.

Một giá trị rất lớn kéo trung bình lên nhưng không làm người đứng giữa đổi chỗ. Vì vậy với lương, giá nhà, thời gian giao hàng, hãy xem trung vị trước. Nếu hai số cách xa nhau, bạn vừa biết dữ liệu bị lệch.
`,
  ),
  lesson(
    'Độ phân tán: vì sao cùng trung bình mà khác hẳn',
    String.raw`
Hai quán phở cùng có thời gian chờ trung bình mười phút. Quán A lúc nào cũng từ chín đến mười một phút. Quán B lúc hai phút, lúc ba mươi phút. Bạn có một tiếng nghỉ trưa, bạn chọn quán nào?

Trung bình nói **ở đâu**, độ phân tán nói **chắc đến mức nào**. Thiếu một trong hai, bạn mới biết nửa câu chuyện.

## Ba cách nói về độ phân tán

- **Khoảng**: lớn nhất trừ nhỏ nhất. Dễ hiểu nhưng một ngày bất thường là hỏng.
- **Khoảng tứ phân vị**: bỏ đi một phần tư nhỏ nhất và một phần tư lớn nhất, xem nửa ở giữa rộng bao nhiêu. Bền với giá trị lạ.
- **Độ lệch chuẩn**: trung bình các giá trị cách tâm bao xa. Hợp khi dữ liệu cân đối quanh tâm.

## Viết thành công thức

Gọi $$x_1, x_2, \dots, x_n$$ là thời gian chờ của $$n$$ lần ghé quán. Trung bình của chúng là

$$\bar{x} = \frac{x_1 + x_2 + \dots + x_n}{n} = \frac{1}{n} \sum_{i=1}^{n} x_i$$

Mỗi lần ghé lệch khỏi trung bình một đoạn $$x_i - \bar{x}$$. Bình phương các đoạn ấy, lấy trung bình rồi khai căn, ta được độ lệch chuẩn:

$$s = \sqrt{\frac{1}{n-1} \sum_{i=1}^{n} (x_i - \bar{x})^2}$$

Với quán A, $$s \approx 0{,}8$$ phút; với quán B, $$s \approx 12$$ phút. Cùng một $$\bar{x} = 10$$, nhưng $$s$$ nói hộ bạn nên ăn ở đâu.

## Nói cho người không chuyên

Thay vì “độ lệch chuẩn là 4,2”, hãy nói: “Mười đơn thì chín đơn đến trong vòng 38 giờ”. Con số đó gọi là **bách phân vị thứ 90**, và nó trả lời đúng điều khách muốn biết: *trong trường hợp không may thì sao?*

## Tính bằng bảng tính

~~~text
=MEDIAN(B2:B200)
=QUARTILE.INC(B2:B200, 1)
=QUARTILE.INC(B2:B200, 3)
=PERCENTILE.INC(B2:B200, 0.9)
~~~

## Việc của bạn

Lấy thời gian xử lý của 50 đơn hàng hoặc 50 yêu cầu gần nhất. Tính trung vị và bách phân vị 90. Nếu con số sau gấp ba con số trước, bạn nên đi tìm hiểu những ca chậm, chúng thường có chung một nguyên nhân.
`,
  ),
  lesson(
    'Cỡ mẫu nhỏ và những cú nhảy ngẫu nhiên',
    `
Cửa hàng mới mở có ba đánh giá, cả ba đều năm sao. Cửa hàng cũ có chín trăm đánh giá, trung bình 4,7. Bạn tin bên nào hơn? Trực giác đúng của bạn có một cái tên: **cỡ mẫu**.

## Ít dữ liệu thì nhảy nhiều

Tung đồng xu 10 lần, được 7 mặt sấp là chuyện thường. Tung 1.000 lần mà được 700 mặt sấp thì đồng xu có vấn đề. Cùng tỉ lệ 70%, độ tin khác hẳn nhau. Một quy tắc ước lượng dùng được ngay:

> Với tỉ lệ phần trăm từ khảo sát ngẫu nhiên, sai số khoảng **100 chia căn bậc hai của số người** (tính bằng điểm phần trăm).

- 100 người: sai số chừng 10 điểm.
- 400 người: chừng 5 điểm.
- 1.000 người: chừng 3 điểm.

Muốn chính xác gấp đôi, bạn cần gấp **bốn** lần số người. Vì vậy khảo sát đắt ở những bước cuối.

## Bẫy hay gặp ở văn phòng

1. **Chia nhỏ quá**: 1.000 khách nghe nhiều, nhưng chia theo 20 tỉnh thì mỗi tỉnh chỉ còn vài chục.
2. **Dừng khi thấy đẹp**: xem kết quả thử nghiệm mỗi ngày và dừng đúng hôm nó thắng. Hãy chốt trước số người và số ngày.
3. **Tháng quán quân**: nhân viên giỏi nhất tháng này thường tụt hạng tháng sau. Đó nhiều khi chỉ là may rủi trở về mức thường, không phải do lời khen làm họ lười đi.

## Việc của bạn

Mở báo cáo tuần của nhóm, tìm một tỉ lệ được tính trên chưa đến 100 trường hợp. Viết thêm bên cạnh nó cỡ mẫu và sai số ước lượng. Đọc lại kết luận, nó còn đứng vững không?
`,
  ),
);

const decisions = section(
  'Từ con số đến quyết định',
  film(
    'Tương quan không phải là nhân quả',
    'tuong-quan-va-nhan-qua',
    `
Kem và say nắng cùng tăng vì trời nóng. Trước khi nói “A làm cho B”, hãy hỏi:

1. Có phải trùng hợp không, nhất là khi ta đã so rất nhiều cặp?
2. Cái nào xảy ra trước?
3. Có yếu tố thứ ba nào đẩy cả hai không?

Cách chắc nhất để trả lời là thử nghiệm: cho một nửa ngẫu nhiên nhận thay đổi, nửa kia giữ nguyên, rồi so sánh.
`,
  ),
  lesson(
    'Viết một trang báo cáo mà sếp đọc hết',
    `
Báo cáo tốt không phải báo cáo dài. Người đọc thường chỉ có hai phút giữa hai cuộc họp; hãy viết cho hai phút đó.

## Khung một trang

1. **Kết luận** ở dòng đầu tiên, một câu, có con số. “Đổi mẫu hộp giúp tỉ lệ hàng vỡ giảm từ 4,1% còn 1,6%.”
2. **Vì sao tin được**: đo bao nhiêu đơn, trong thời gian nào, so với nhóm nào. Hai dòng.
3. **Một biểu đồ** cho kết luận đó. Chỉ một.
4. **Điều chưa biết**: phần yếu nhất của số liệu, nói thẳng. Người đọc tin bạn hơn khi bạn tự chỉ ra.
5. **Đề nghị**: việc gì, ai làm, khi nào, tốn bao nhiêu. Kèm một lựa chọn “không làm gì” để so sánh.

## Làm tròn cho người đọc

Viết “khoảng 1,2 tỉ” thay vì “1.198.437.200 đồng”, trừ khi đó là bảng kế toán. Quá nhiều chữ số tạo cảm giác chính xác giả. Nhưng **đừng làm tròn rồi mới tính tiếp**; hãy tính trên số gốc và chỉ làm tròn khi viết ra.

## Phần trăm và điểm phần trăm

Tỉ lệ chuyển đổi từ 2% lên 3% là tăng **1 điểm phần trăm**, tức tăng **50%**. Hai cách nói đều đúng, nhưng chọn cách nghe to hơn mà không nói rõ là làm người đọc hiểu sai. Hãy viết cả hai: “từ 2% lên 3%, tức tăng một nửa”.

## Việc của bạn

Viết lại báo cáo gần nhất thành một trang theo khung trên. Đưa cho một đồng nghiệp, hỏi họ: bạn sẽ quyết định thế nào? Nếu họ trả lời được ngay, bạn đã xong khoá học này.
`,
  ),
);

/** A complete course with four animated videos. */
export const READING_NUMBERS: CourseContent = {
  slug: 'doc-hieu-so-lieu',
  title: 'Đọc hiểu số liệu: biểu đồ và thống kê cho người đi làm',
  subtitle: 'Biết con số nào đáng tin, biểu đồ nào đang đánh lừa, và viết báo cáo một trang mà sếp đọc hết.',
  description: richText(`
Bạn không cần giỏi toán để làm việc với số liệu. Bạn cần vài câu hỏi đúng, vài khái niệm vừa đủ và thói quen nhìn kỹ chân trục. Khoá học gồm **bốn phim hoạt hình ngắn** có phụ đề và **năm bài đọc** với ví dụ gần gũi: lương trong nhóm, thời gian giao hàng, khảo sát khách hàng.

- Mỗi bài dưới năm phút, học được trong giờ nghỉ trưa.
- Cuối bài có việc để bạn làm ngay trên số liệu của chính mình.
- Công thức chỉ xuất hiện khi nó giúp bạn quyết định.

Sau khoá học, bạn đọc báo cáo chậm hơn một chút, và quyết định chắc hơn nhiều.
`),
  outcomes: [
    'Đặt năm câu hỏi trước khi tin một con số',
    'Nhận ra biểu đồ đánh lừa và sửa lại trong sáu bước',
    'Chọn đúng giữa trung bình, trung vị và bách phân vị',
    'Ước lượng sai số của một khảo sát bằng cách tính nhẩm',
    'Phân biệt tương quan với nhân quả',
    'Viết báo cáo một trang có kết luận và đề nghị',
  ],
  requirements: ['Biết cộng trừ nhân chia và tính phần trăm', 'Có một bảng tính bất kỳ để làm bài tập'],
  audience: [
    'Nhân viên văn phòng phải đọc và viết báo cáo',
    'Quản lý nhóm ra quyết định dựa trên số liệu',
    'Người chuẩn bị học phân tích dữ liệu',
  ],
  level: 'ALL',
  language: 'vi',
  category: 'du-lieu-ai',
  teacher: 'ha',
  tags: ['thống kê', 'biểu đồ', 'báo cáo', 'phân tích'],
  price: 459_000,
  sections: [charts, statistics, decisions],
};
