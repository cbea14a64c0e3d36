/** Reviews of courses about health, cooking, music and photography. */
export const LIFE_REVIEWS: Readonly<Record<string, string>> = {
  'yoga-buoi-sang': `
5 Lưng bớt mỏi sau mười ngày. Thích nhất là bài nào cũng có bản nhẹ.
5 Mình 52 tuổi, tập với ghế rất an tâm. Cô dặn kỹ chỗ nào phải dừng.
5 Bên mép giường chín phút, sáng nào lười nhất cũng tập được.
4 Tuần bốn thăng bằng ngã hoài mà vui.
5 Giọng cô chậm, tập xong mới muốn dậy. => Dậy rồi thì uống ly nước ấm nhé bạn, đừng cầm điện thoại vội.
4 Muốn có bản chỉ có tiếng để khỏi nhìn màn hình.`,
  'ngu-ngon-tro-lai': `
5 Nhật ký ngủ ba dòng mà thay đổi nhiều thứ. Giờ mình dậy không cần báo lại.
5 Bỏ điện thoại khỏi phòng ngủ từ ngày thứ bảy, khó nhất mà đáng nhất.
4 Bài cho người làm ca đêm hiếm thấy ở đâu có.
4 Ngày bốn đến sáu về cà phê, mình dời ly cuối lên một giờ trưa.
3 Có con nhỏ thì nhiều bước chưa làm được. => Giai đoạn ấy ai cũng thế, bạn chọn một bước thôi là đủ rồi.
5 Miễn phí mà như có người đi cùng mười bốn ngày.
4 Thích đoạn khi nào nên gặp bác sĩ, rất trách nhiệm.`,
  'chay-bo-5-km': `
5 Từ thở không ra hơi đến trọn năm cây số, đúng tám tuần.
4 Giáo án chạy vừa sức, tuần hai mình hụt hơi một chút nhưng qua được.
4 Lời nhắc trong tai như có bạn chạy cùng.
3 Đường nhà mình dốc, giáo án cần bản cho địa hình.`,
  'dinh-duong-gia-dinh': `
5 Chữ T trên đĩa, con trai tám tuổi kiểm tra cả nhà mỗi bữa.
4 Nước chấm bằng thìa, huyết áp ba mình đỡ thật.
3 Thực đơn miền Nam nhiều, nhà mình Bắc phải đổi món.`,
  'ta-tay-tai-nha': `
4 Quay phim bên hông mới thấy lưng cong như con tôm thật.
5 Mười hai tuần, bế con lên cầu thang không thở nữa.`,
  'co-vai-gay': `
5 Kê máy tính bằng năm cuốn sách, hôm sau cổ nhẹ hẳn.
4 Chuỗi kín đáo trong cuộc họp đúng là không ai biết.
4 Tê tay nên đi khám theo lời dặn, hoá ra phải điều trị sớm. => Chị đi khám sớm là đúng nhất rồi. Chúc chị mau khoẻ.
3 Muốn có nhắc giờ tự động đi kèm.
4 Khăn cuộn nằm sàn mười phút là ngủ ngon.`,
  'mon-hue-trong-can-bep-nho': `
5 Nồi bún bò đầu tiên đúng mùi quê ngoại. Bí quyết chắt ruốc là đây.
5 Cơm hến mười hai vị, mẹ mình người Huế cũng gật. => Mẹ bạn gật là mình yên tâm rồi đó!
5 Chè bột lọc heo quay tưởng kỳ mà ăn hết sạch.
4 Bánh bột lọc gói lá làm lần hai mới đẹp.
5 Bảng chuẩn bị theo phút cứu bữa giỗ nhà mình.
4 Mong thêm món chay Huế.`,
  'banh-mi-tai-nha': `
5 Ổ bánh đầu tiên nở và còn hát lách tách, cả nhà đứng nghe.
4 Ấn ngón tay ướt để biết ủ đủ, đơn giản mà đúng.
4 Nuôi men bảy ngày thành công, đặt tên cho nó luôn.
2 Lò nhà mình nhỏ nên vỏ chưa giòn như hướng dẫn, cần thêm mẹo cho lò mini. => Bạn thử úp chậu inox lên bánh 12 phút đầu nhé, mình vừa thêm vào bài hơi nước.
5 Pa tê tự làm ngon hơn ngoài hàng.`,
  'pho-bo-nha-nau': `
5 Nồi đầu tiên nước trong như nước mưa, mẹ vợ hỏi mua ở đâu.
5 Ở Đức không có quán ngon, giờ chủ nhật nào nhà mình cũng có phở. => Mùa đông bên ấy nấu phở là nhất. Nhớ rang hồi nhẹ tay vì hồi bên đó khô hơn.
5 Chần xương mười phút, hai chục năm nay mình bỏ qua bước này.
5 Nêm ba lớp không cần bột ngọt mà hậu vẫn ngọt.
5 Bảng chữa nồi phở hỏng cứu nồi lỡ mặn của mình lúc năm giờ sáng.
4 Nồi tám lít thì hơi chật, nên chia đôi công thức.
4 Mong thầy thêm bài bánh phở tươi tự tráng.`,
  'banh-bong-lan': `
5 Chóp mỏ chim cúi đầu, hết cảnh bánh xẹp.
4 Phủ kem phẳng vẫn khó nhưng ít nhất không lồi lõm.
4 Đo nhiệt lò thật lệch ba mươi độ, hèn gì.
3 Bơ Thuỵ Sĩ với khí hậu ba mươi tám độ chảy hết, cần mẹo. => Trời nóng bạn thay một phần ba bơ bằng shortening, mình đã ghi thêm dưới bài.`,
  'com-nha-30-phut': `
5 Bảng giờ phút 0, phút 3, phút 8 như bếp trưởng đứng cạnh.
5 Chủ nhật sơ chế bốn mươi phút, cả tuần về nhà đúng nghĩa.
4 Gà xào sả thành món tủ của chồng mình.
4 Bản cho hai người tiện lắm.
3 Chợ gần nhà không có cần tàu, may có món thay.`,
  'ca-phe-tai-nha': `
5 Ba ly đổi từng thứ, mười phút hiểu hơn mười năm uống.
5 Cold brew năm ngày, tiết kiệm tiền mua ly mỗi sáng.
4 Nếm mù ba vùng làm tiệc nhỏ với bạn bè rất vui.`,
  'mon-chay-hang-ngay': `
4 Nước dùng bốn nướng ba thả ngọt thật, không bột nêm.
4 Chao tự ủ thành công mẻ thứ hai.`,
  'guitar-dem-hat': `
5 Hai tuần đệm được bài đầu tiên cho con hát. Bài tập một phút là chìa khoá.
5 Đàn treo tường tám năm, giờ tối nào cũng lấy xuống.
4 Rất dễ theo. Phần tìm hợp âm hơi nhanh, mình phải đọc lại.
3 Cần thêm tệp âm thanh mẫu để so nhịp, còn lại rất ổn.
5 Capo đổi giọng, cuối cùng hát vừa tầm mình. => Ghi số ngăn cạnh tên bài nữa là bạn có sổ hát riêng rồi đó.
4 Bolero chậm đúng nhạc ba thích.`,
  'chup-anh-dien-thoai': `
5 Chụp ly nước bốn hướng xong tự nhiên nhìn đâu cũng thấy ánh sáng.
5 Sáu tấm kể con hẻm, mình treo ở phòng khách.
5 Chân dung mẹ bên cửa sổ, mẹ đặt làm ảnh đại diện.
4 Bớt đi một thứ, câu này giờ vang trong đầu mỗi lần giơ máy.
4 Mưa sau kính chụp ra như phim.
3 Hay nhưng mình muốn có phần chỉnh ảnh sâu hơn.
4 Bán đồ gốm, tự chụp được ảnh sản phẩm tử tế.`,
  'piano-cho-nguoi-lon': `
5 Ba hợp âm đã thành nhạc, bốn mươi mốt tuổi vẫn kịp.
5 Hai tay gặp nhau ở tuần hai, rơm rớm.
4 Tập hai mươi phút mỗi ngày nghe ít mà đủ.`,
  'nhiep-anh-so': `
5 Ba chiếc cốc dạy mình khẩu độ nhanh hơn ba cuốn sách.
5 Chấm ảnh tuần một thẳng mà tử tế.
5 Bộ ảnh mười hai tấm về chợ quê mình in thành sách nhỏ.
4 Đèn rời khó, phải xem lại hai lần.
4 Xin phép người lạ, bài ngắn mà thay đổi cách đi chụp. => Câu “cho con chụp dì một tấm nha” mở được nhiều cánh cửa lắm.`,
  'chinh-anh-lightroom': `
5 Chọn ba lượt, bảy trăm ảnh tiệc còn một buổi tối.
4 Màu da dưới đèn vàng cuối cùng cũng ra người.`,
  'street-photography-natural-light': `
5 Twenty minutes in front of one wall changed how I travel.`,
  'thanh-nhac-can-ban': `
5 Cuốn sách trên bụng, tiếng xì từ 12 lên 22 giây.
4 Hát karaoke hết hụt hơi giữa câu.`,
};
