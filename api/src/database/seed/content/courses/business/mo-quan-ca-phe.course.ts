import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'mo-quan-ca-phe',
  title: 'Mở quán cà phê nhỏ: từ ý tưởng đến 100 ngày đầu',
  subtitle: 'Tính vốn, chọn mặt bằng, thực đơn, tuyển người và những con số phải nhìn mỗi tối.',
  about: `
Nhiều quán đóng cửa trong năm đầu không phải vì cà phê dở mà vì tiền thuê, tiền lương và khấu hao đã ăn hết trước khi quán kịp có khách quen. Khoá học cho bạn bảng tính vốn đầy đủ, cách ngồi đếm người qua một mặt bằng, hợp đồng thuê cần gạch chỗ nào, thực đơn mười hai món vừa sức và lịch một trăm ngày đầu. Ba chủ quán thật mở sổ cho ta xem cả lúc lỗ.
`,
  outcomes: [
    'Lập bảng vốn và điểm hoà vốn',
    'Đánh giá mặt bằng bằng số đếm',
    'Dựng thực đơn có giá vốn',
    'Tuyển và xếp ca cho nhóm nhỏ',
    'Đọc năm con số mỗi tối',
  ],
  requirements: ['Không cần kinh nghiệm pha chế'],
  audience: ['Người sắp mở quán', 'Chủ quán đang lỗ muốn xem lại'],
  level: 'ALL',
  category: 'kinh-doanh',
  teacher: 'tuan',
  tags: ['cà phê', 'mở quán', 'kinh doanh', 'khởi nghiệp'],
  price: 999_000,
  salePrice: 699_000,
  saleDays: 13,
  trial: `
Mang ghế xếp, một chai nước và cuốn sổ. Ngồi đối diện mặt bằng bạn thích, **ba buổi**: sáng thứ ba, trưa thứ sáu, tối thứ bảy. Mỗi buổi một tiếng, đếm:

- Bao nhiêu người đi bộ qua, bao nhiêu xe máy có thể dừng
- Bao nhiêu người cầm ly nước của quán khác
- Chỗ để xe có bị chiếm không, mấy giờ có nắng chiếu vào mặt tiền

Anh Quân trong khoá học thuê một góc ngã tư “nườm nượp”. Đếm mới biết ai cũng chạy sáu mươi cây số giờ, không ai tấp vào được vì dải phân cách. Ba tiếng đếm rẻ hơn sáu tháng tiền cọc.

Phép tính nhanh: cần khoảng bao nhiêu ly mỗi ngày để đủ tiền thuê? Nếu nhiều hơn **hai phần trăm** số người qua, hãy nghĩ lại.
`,
  outline: `
# Có nên mở không
Ba buổi ngồi đếm 10
Bảng vốn đầy đủ 27
Điểm hoà vốn từng ly 22
Kế hoạch rút lui 15
# Mặt bằng và xây dựng
Hợp đồng thuê: gạch chỗ nào 24
Bố trí quầy ba bước chân 21
Giấy phép và phòng cháy 18
Máy móc mới hay cũ 20
# Thực đơn
Mười hai món vừa sức 23
Giá vốn và định giá 26
Nhà cung cấp và chất lượng hạt 17
# Con người
Tuyển và thử việc 18
Xếp ca và chia tip 15
Sổ tay pha chế 16
# Một trăm ngày
Chạy thử với người quen 13
Tuần khai trương 17
Năm con số mỗi tối 19
Khách quen thứ một trăm 14
Ba chủ quán mở sổ 41
`,
});
