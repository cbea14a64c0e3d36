import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'chung-khoan-cho-nguoi-moi',
  title: 'Chứng khoán cho người mới: đọc trước khi mua',
  subtitle: 'Đọc báo cáo tài chính, hiểu rủi ro và quỹ chỉ số. Không phím mã, không hứa lãi.',
  about: `
Khoá học này không chỉ bạn mua mã nào. Nó chỉ bạn đọc: báo cáo tài chính, bản cáo bạch, phí giao dịch, và những lời mời nghe quá ngọt. Ta phân tích ba doanh nghiệp niêm yết quen thuộc từ siêu thị, sữa đến vận tải, so với việc mua quỹ chỉ số và để yên. Bạn sẽ viết cho mình một bản nguyên tắc đầu tư một trang, để những ngày bảng điện đỏ rực không phải quyết định bằng bụng.
`,
  outcomes: [
    'Đọc ba báo cáo tài chính chính',
    'Tính vài tỷ số và hiểu giới hạn của chúng',
    'Biết phí, thuế và cách đặt lệnh',
    'So sánh tự chọn cổ phiếu với quỹ chỉ số',
    'Nhận ra dấu hiệu lừa đảo',
  ],
  requirements: ['Có quỹ dự phòng trước khi đầu tư'],
  audience: ['Người đi làm bắt đầu tích luỹ', 'Người từng mua theo tin đồn'],
  level: 'BEGINNER',
  minAge: 18,
  category: 'kinh-doanh',
  teacher: 'an',
  tags: ['chứng khoán', 'đầu tư', 'cổ phiếu', 'quỹ chỉ số'],
  price: 899_000,
  salePrice: 649_000,
  saleDays: -20,
  trial: `
Bạn góp hai mươi triệu với ba người bạn mở xe bánh mì. Bạn sở hữu một phần tư. Một năm sau xe lời bốn mươi triệu, phần bạn là mười triệu. **Cổ phiếu chỉ là thế**: một phần nhỏ của một việc làm ăn.

Bây giờ một người qua đường hỏi mua phần của bạn. Bạn đòi bao nhiêu? Bạn sẽ nghĩ: mỗi năm nó đẻ ra khoảng mười triệu, có năm hơn năm kém, xe thì cũ dần, ngã tư sắp có tiệm mới…

Đó chính là **định giá**, và bạn vừa làm mà không cần công thức nào. Người qua đường ngày mai trả giá khác, mốt trả giá khác nữa; xe bánh mì thì vẫn là chiếc xe ấy. Bảng điện chỉ là tiếng rao của người qua đường.

Việc của bạn: viết bốn câu bạn sẽ hỏi trước khi mua một phần tư xe bánh mì của người khác.
`,
  outline: `
# Cổ phiếu là gì
Một phần tư xe bánh mì 8
Sàn, mã, lệnh và phí 18
Rủi ro: mất bao nhiêu thì mất ngủ 14
# Đọc báo cáo
Bảng cân đối: có gì, nợ ai 23
Kết quả kinh doanh: lời thật không 22
Dòng tiền: tiền có về không 21
Thuyết minh: chỗ giấu chuyện hay 19
Vài tỷ số và cạm bẫy 24
# Ba doanh nghiệp
Chuỗi siêu thị 31
Hãng sữa 29
Công ty vận tải 33
# Con đường lười
Quỹ chỉ số và ETF 20
Mua đều mỗi tháng: số liệu mười năm 18
# Giữ mình
Lừa đảo và đội lái 17
Bản nguyên tắc một trang 15
Thuế và sổ theo dõi 13
`,
});
