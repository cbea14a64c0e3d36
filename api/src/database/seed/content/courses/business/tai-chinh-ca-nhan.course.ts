import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'tai-chinh-ca-nhan',
  title: 'Tài chính cá nhân: tiền lương đi đâu, giữ lại thế nào',
  subtitle: 'Ngân sách dễ giữ, trả nợ có thứ tự, quỹ dự phòng và bước đầu tích luỹ cho người đi làm.',
  about: `
Lương về ngày mùng năm, ngày hai mươi đã hết, mà chẳng nhớ mua gì lớn. Khoá học giúp bạn nhìn thấy đường đi của tiền, không phải để tự trách mà để chọn lại. Ta theo một gia đình thật ở Thủ Đức thu nhập hai mươi lăm triệu: lập ngân sách, trả hai khoản nợ thẻ, xây quỹ dự phòng, mua bảo hiểm vừa đủ và bắt đầu tích luỹ dài hạn. Mỗi bài kết thúc bằng một việc làm trong mười lăm phút.
`,
  outcomes: [
    'Biết chính xác tiền đi đâu mỗi tháng',
    'Lập ngân sách giữ được quá ba tháng',
    'Trả nợ theo thứ tự có tính toán',
    'Xây quỹ dự phòng từ con số nhỏ',
    'Nhận ra bẫy lãi suất và lời mời đầu tư',
    'Viết kế hoạch tiền một trang',
  ],
  requirements: ['Sao kê ba tháng gần nhất'],
  audience: ['Người đi làm 1–10 năm', 'Vợ chồng trẻ muốn nói chuyện tiền'],
  level: 'BEGINNER',
  category: 'kinh-doanh',
  teacher: 'an',
  tags: ['tài chính cá nhân', 'tiết kiệm', 'ngân sách', 'trả nợ', 'quản lý tiền'],
  price: 299_000,
  trial: `
Trước khi lập ngân sách, hãy **nhìn**. Lấy sao kê ba tháng, hai cây bút màu, ba mươi phút.

1. Khoanh xanh những khoản **phải có**: nhà, điện nước, ăn, đi lại, học phí, trả nợ tối thiểu.
2. Khoanh cam những khoản **mình chọn**: cà phê, mua sắm, ăn ngoài, đăng ký dịch vụ.
3. Khoản nào không nhớ là gì thì đánh dấu hỏi.

Cộng riêng ba nhóm. Gia đình chị Hạnh trong khoá học thu nhập 25 triệu: xanh 16,2 triệu, cam 6,1 triệu, dấu hỏi **2,4 triệu**. Gần một phần mười tiền lương đi mà không ai nhớ.

Không ai sai cả. Tiền không có người trông thì tự đi.
`,
  outline: `
# Nhìn
Ba mươi phút với sao kê 20
Năm nhóm tiền và con số của bạn 20
# Giữ
Ngân sách trả cho mình trước 20
Quỹ dự phòng: từ hai triệu đến sáu tháng 20
Nói chuyện tiền trong nhà 20
# Trả
Lãi suất thật của thẻ và trả góp 20
Hai cách trả nợ và cách bạn sẽ giữ được 20
# Lớn lên
Bảo hiểm vừa đủ 20
Lãi kép, lạm phát và bước đầu tích luỹ 20
Kế hoạch tiền một trang 20
`,
});
