import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'photoshop-cho-nguoi-moi',
  title: 'Photoshop cho người mới: cắt, ghép, chỉnh màu',
  subtitle: 'Học bằng mười tấm ảnh thật: tách tóc, đổi nền, phục hồi ảnh cũ, làm poster in được.',
  about: `
Photoshop có hàng trăm nút, bạn chỉ cần chừng hai mươi. Khoá học đi qua mười tấm ảnh, mỗi tấm dạy một nhóm kỹ năng: lớp, mặt nạ, vùng chọn, đường cong màu, cọ phục hồi. Nguyên tắc xuyên suốt là không phá ảnh gốc, để một tuần sau khách đổi ý bạn vẫn sửa được trong một phút. Tấm cuối là poster đêm nhạc in khổ A2.
`,
  outcomes: [
    'Làm việc bằng lớp và mặt nạ không phá ảnh',
    'Tách tóc và vật trong suốt',
    'Chỉnh màu bằng đường cong',
    'Phục hồi ảnh cũ rách, ố',
    'Xuất tệp đúng cho in và cho mạng',
  ],
  requirements: ['Máy cài được Photoshop bản 2024 trở lên'],
  audience: ['Người bán hàng tự làm ảnh', 'Người mới vào nghề thiết kế'],
  level: 'BEGINNER',
  category: 'thiet-ke',
  teacher: 'duong',
  tags: ['photoshop', 'ghép ảnh', 'chỉnh sửa ảnh', 'poster'],
  price: 499_000,
  trial: `
Ai mới học cũng dùng cục tẩy. Hôm nay bạn cất cục tẩy đi mãi mãi.

Tẩy là **xoá thật**: tẩy lố một nét tóc, lưu lại, mai mở ra là mất. Mặt nạ thì chỉ **che**: chỗ tô đen ẩn đi, chỗ tô trắng hiện lại, lúc nào cũng đổi được.

Làm thử:

1. Mở ảnh, bấm biểu tượng *thêm mặt nạ* dưới bảng lớp. Một ô trắng hiện cạnh ảnh.
2. Chọn cọ mềm, màu đen, tô lên nền. Nền biến mất.
3. Lỡ tay lem vào áo? Bấm phím ~X~ đổi sang trắng, tô lại. Áo trở về nguyên vẹn.
4. Tô xám thì mờ một nửa, hợp với khói, khăn voan, bóng kính.

Ghi nhớ một câu: **đen che, trắng mở**. Từ bài sau, mọi thứ ta làm đều đi qua mặt nạ.
`,
  outline: `
# Không phá ảnh gốc
Cất cục tẩy đi 8
Bảng lớp và thứ tự 12
Đối tượng thông minh 11
Lớp điều chỉnh 13
# Chọn và tách
Chọn nhanh và chọn chủ thể 15
Bút vẽ đường cho vật cứng 19
Tách tóc 21
Thuỷ tinh và khói 17
# Màu và ánh sáng
Biểu đồ và mức sáng 14
Đường cong 18
Hoà màu hai ảnh khác nguồn 20
# Sửa chữa
Cọ phục hồi và đóng dấu 16
Ảnh gia đình năm 1978 28
Da tự nhiên, không như sáp 19
# Poster đêm nhạc
Bố cục và lưới 17
Chữ và hiệu ứng vừa đủ 22
Ghép nhân vật vào cảnh 31
Tệp in: CMYK, lề xén, phông 18
`,
});
