/** Reviews of courses about design. */
export const DESIGN_REVIEWS: Readonly<Record<string, string>> = {
  'figma-tu-y-tuong-den-ban-giao': `
5 Câu chuyện tiệm tóc cô Hoa làm mình đổi hẳn cách nói chuyện với khách.
5 Bố cục tự động trước đây như ma thuật, giờ kéo đâu trúng đó.
5 Thử với năm người xong phải vẽ lại nửa luồng, mà đáng.
4 Chương bàn giao giúp hết cãi nhau với bạn lập trình.
4 Biến và biến thể nhiều quá một lúc, xem lại hai lần.
4 Hồ sơ dự án cuối khoá mình dùng luôn để xin việc.`,
  'mau-sac-va-chu': `
5 Phép thử nheo mắt đơn giản mà dùng được mãi. Tờ rơi của quán đẹp hẳn.
5 Thiệp cưới hai phông chữ, vợ mình duyệt ngay bản đầu.
4 Bài về bảng màu quá hay. Muốn xem thêm nhiều ví dụ trước và sau.
4 Danh sách phông tiếng Việt miễn phí cứu mình khỏi lỗi dấu.
3 Người học thiết kế rồi thì chỉ còn chương sửa thật là mới.`,
  'bo-anh-ban-hang-mot-buoi': `
4 Đúng một buổi chiều là có bộ ảnh đăng cả tháng.
3 Mẫu đẹp nhưng phần xoá nền cần bản Canva trả phí, nên nói sớm hơn. => Cảm ơn bạn, mình đã thêm cách xoá nền miễn phí vào bài.
3 Nội dung mỏng so với mấy khoá khác của cô Dương.`,
  'photoshop-cho-nguoi-moi': `
5 Đen che, trắng mở. Năm chữ đáng cả học phí.
5 Phục hồi được ảnh cưới ông bà năm 1969, cả nhà khóc.
4 Tách tóc làm theo từng bước ra thật.
3 Giao diện bản của mình khác đôi chỗ nên tìm nút hơi lâu.
4 Poster đêm nhạc in ra đúng màu, trước giờ in toàn xỉn.`,
  'slide-thuyet-phuc': `
5 Đổi tiêu đề thành câu khẳng định, sếp bảo hôm nay em nói dễ hiểu thế.
5 Bảo vệ luận văn được chín điểm nhờ bài mười trang.
4 Mẹo run trong năm phút cuối có tác dụng thật.
4 Mong thêm mẫu tải về cho Google Slides.`,
  'phong-van-nguoi-dung': `
5 Bữa tối hôm qua nhà chị ăn gì, mình dùng câu kiểu đó và biết sản phẩm sai từ gốc.`,
  'logo-illustrator': `
5 Bốn mươi ô phác trong mười lăm phút, chưa bao giờ nghĩ mình làm được.
4 Phép thử con tem giết hết logo cũ của mình, đau mà đúng.`,
  'dung-video-capcut': `
5 Ba giây đầu sửa lại, lượt xem trung bình từ 4 lên 11 giây.
4 Bài thu tiếng bằng tai nghe rẻ mà hiệu quả bất ngờ.
4 Phỏng vấn bà bán xôi xem muốn rơi nước mắt.
4 Cắt theo hành động khó giải thích mà thầy giải thích được.
3 CapCut cập nhật liên tục nên vài nút đổi chỗ. => Mình ghim bảng đối chiếu nút ở đầu khoá rồi nhé.
5 Đăng video quán nhà, hôm sau có khách bảo thấy trên mạng.`,
};
