import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'dinh-duong-gia-dinh',
  title: 'Dinh dưỡng gia đình: mâm cơm Việt đủ chất',
  subtitle: 'Đọc nhãn, chia đĩa, bữa sáng cho con và bữa nhẹ cho ông bà, không kiêng khem cực đoan.',
  about: `
Mỗi ngày mạng lại bảo một món là thuốc, mai lại bảo món ấy là độc. Khoá học đưa bạn về mâm cơm nhà: bao nhiêu rau, bao nhiêu đạm, mặn chừng nào, nước mắm chấm thế nào cho nhẹ. Bạn học đọc nhãn thực phẩm, dựng thực đơn bốn tuần bằng đồ chợ, lo bữa cho trẻ biếng ăn và người lớn tuổi. Nội dung dựa trên khuyến nghị dinh dưỡng phổ thông, không thay lời bác sĩ.
`,
  outcomes: [
    'Chia đĩa ăn theo tỷ lệ dễ nhớ',
    'Đọc nhãn đường, muối, chất béo',
    'Lập thực đơn tuần theo ngân sách',
    'Nhận ra lời quảng cáo sai',
  ],
  requirements: ['Bếp nhà bạn'],
  audience: ['Người nấu ăn cho gia đình', 'Cha mẹ có con nhỏ'],
  level: 'ALL',
  category: 'suc-khoe',
  teacher: 'mai',
  tags: ['dinh dưỡng', 'ăn uống', 'gia đình', 'sức khoẻ'],
  price: 299_000,
  trial: `
Lấy một chiếc đĩa, tưởng tượng kẻ chữ **T** nằm ngang: nửa trên là rau, nửa dưới chia đôi thành đạm và tinh bột. Đĩa cơm tấm quen thuộc trông thế nào? Tinh bột chiếm hơn nửa, rau là hai lát dưa leo.

Không cần bỏ cơm tấm. Đổi ba thứ nhỏ:

1. Xin nửa chén cơm, thêm canh rau.
2. Giữ miếng sườn, bỏ bớt mỡ hành.
3. Chan nước mắm **bằng thìa**, đừng đổ cả chén; một chén nước mắm chấm có thể đã gần hết lượng muối cả ngày.

Với mâm cơm chung, không ai có đĩa riêng, hãy nhìn **cả mâm**: đĩa rau to nhất, đĩa mặn vừa, nồi cơm nhỏ hơn tuần trước một nắm.

Việc của bạn: chụp ba bữa liền, kẻ chữ T lên ảnh.
`,
  outline: `
# Nhìn mâm cơm
Chữ T trên đĩa 6
Đạm: nhiều nguồn hơn thịt 11
Tinh bột nào no lâu 10
Rau, quả và chất xơ 11
Muối trong nước chấm 9
# Đi chợ
Đọc nhãn trong một phút 12
Ngân sách tuần 13
Trữ và rã đông an toàn 10
# Từng người
Bữa sáng cho con đi học 13
Trẻ biếng ăn 14
Ông bà ăn ít 12
Người tập nặng 11
Ăn ngoài thường xuyên 10
# Bốn tuần
Thực đơn tuần một và hai 17
Thực đơn tuần ba và bốn 17
Tin đồn và cách kiểm chứng 12
`,
});
