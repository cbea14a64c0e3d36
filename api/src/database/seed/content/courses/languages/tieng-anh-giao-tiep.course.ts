import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'tieng-anh-giao-tiep',
  title: 'Tiếng Anh giao tiếp: 30 tình huống hằng ngày',
  subtitle: 'Gọi món, hỏi đường, đi khám, nói chuyện phiếm: nghe trước, nói theo, rồi tự ứng biến.',
  about: `
Học nhiều năm mà gặp người nước ngoài vẫn cứng họng? Vì ta học để làm bài, chưa học để đáp lời. Khoá học gồm ba mươi tình huống, mỗi tình huống có một đoạn thoại chậm, một đoạn thoại như ngoài đời, mười câu phải bật ra không cần nghĩ và một thử thách nói một mình có ghi âm. Bạn nghe giọng Anh, Mỹ, Ấn, Singapore, vì ngoài đời ai cũng có giọng.
`,
  outcomes: [
    'Bật ra 300 câu hay dùng',
    'Hỏi lại tự nhiên khi nghe không kịp',
    'Kéo dài câu chuyện phiếm năm phút',
    'Quen nhiều giọng tiếng Anh',
  ],
  requirements: ['Biết khoảng 800 từ thông dụng'],
  audience: ['Người sắp đi du lịch, đi làm', 'Người học lâu mà ngại nói'],
  level: 'BEGINNER',
  category: 'tieng-anh',
  teacher: 'linh',
  tags: ['tiếng anh', 'giao tiếp', 'nói', 'nghe'],
  price: 499_000,
  salePrice: 299_000,
  saleDays: 8,
  trial: `
Tình huống một: quán cà phê ở Singapore, phía sau còn năm người chờ.

> **Barista:** Hi there, what can I get you?\\
> **Bạn:** Can I get an iced latte, please?\\
> **Barista:** Having here or take away?\\
> **Bạn:** Take away. Less sweet, if that's OK.

Chú ý: không ai nói *I would like to order*. Người ta nói **Can I get…**, ngắn và lịch sự vừa đủ.

Mười câu bật ra của bài này bắt đầu bằng ba khung:

1. *Can I get* + món + *please?*
2. *Less / No / Extra* + thứ muốn đổi
3. *Sorry, what was that?* khi nghe không kịp

Thử thách: bật ghi âm, đóng cả hai vai, gọi ba món khác nhau, mỗi món một yêu cầu lạ. Nghe lại và chỉ sửa **một** thứ: âm cuối của *iced*.
`,
  outline: `
# Ra ngoài
Gọi cà phê khi phía sau có người chờ 8
Hỏi đường và đi tàu 12
Nhận phòng khách sạn 11
Ở sân bay 13
Trả giá và đổi hàng 12
Gọi món cho người ăn chay 10
# Chuyện phiếm
Thời tiết không chán 9
Bạn làm nghề gì 11
Kể cuối tuần 12
Khen và đáp lời khen 8
Rủ rê và từ chối khéo 11
# Khi có chuyện
Đi khám bệnh 14
Mất đồ 11
Phàn nàn mà vẫn lịch sự 12
Gọi điện không thấy mặt 15
Hỏi lại lần thứ ba 8
# Nhiều giọng
Giọng Ấn và Singapore 16
Giọng Úc 13
Nói nhanh, nuốt âm 15
# Nói một mình
Kể chuyện hai phút 14
Ba mươi ngày soi gương 10
`,
});
