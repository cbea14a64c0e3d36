/** Reviews of courses about business, money and marketing. */
export const BUSINESS_REVIEWS: Readonly<Record<string, string>> = {
  'tai-chinh-ca-nhan': `
5 Ba mươi phút với sao kê, phát hiện bốn dịch vụ quên huỷ từ năm ngoái.
5 Hai vợ chồng làm bài nói chuyện tiền và lần đầu không cãi nhau. => Giữ buổi ấy mỗi tháng một lần là quý nhất đấy bạn.
5 Biết lãi thật của trả góp 0 % xong mình đóng thẻ luôn.
5 Quỹ dự phòng bắt đầu từ hai triệu nghe vừa sức nên mới bắt đầu được.
5 Không bán bảo hiểm, không phím mã. Lâu lắm mới gặp.
5 Nhà mình thu nhập 19 triệu vẫn làm theo được, vì có bảng cho từng mức.
4 Phần lãi kép và lạm phát nên có thêm bảng tính tải về.
4 Kế hoạch một trang dán tủ lạnh, con gái lớp bảy cũng góp ý.`,
  'ban-hang-tren-san': `
5 Tính lại một món mới biết mình bán lỗ suốt ba tháng. Cảm ơn thầy.
5 Thật thà, không vẽ chuyện làm giàu. Danh sách kiểm tra in ra dán ngay chỗ đóng gói.
4 Phần đối soát rất đáng. Mong có mẫu bảng tính để tải về.
4 Bàn đóng gói ba bước giảm nhầm hàng hẳn.
3 Biểu phí sàn đã đổi so với bài, thầy nên ghi ngày cập nhật. => Đã thêm ngày và đường dẫn bảng phí mới ở cuối bài, cảm ơn bạn.
4 Bảy con số mỗi tuần là thói quen mình giữ được.
2 Mình bán hàng dễ vỡ mà phần hoàn hàng nói ít quá.`,
  'dong-tien-cho-cua-hang': `
5 Lịch tiền mười ba tuần đã cứu quán mình đúng dịp cuối năm.
5 Trả lương cho chính mình, nghe lạ mà từ đó mới biết quán lời thật không.
4 Ba kịch bản xấu làm mất ngủ một đêm nhưng ngủ ngon cả năm.
5 Bài xin nhà cung cấp giãn nợ có lời thoại mẫu, gọi là được.`,
  'viet-noi-dung-thuong-hieu': `
5 Mượn lời khách để viết bài, thử một tuần thấy người ta nhắn nhiều hơn.
4 Cắt một phần ba, bài nào cũng hay hơn.
3 Nhiều ý hay nhưng mình bán dịch vụ nên chỉ áp dụng được một phần.
4 Trang giọng văn giúp hai bạn viết trong nhóm nghe như một người.`,
  'ke-toan-ho-kinh-doanh': `
5 Ba cột mỗi tối, mẹ mình bán bún cũng ghi được.
4 Tờ khai từng ô, khỏi phải nhờ người quen.`,
  'chung-khoan-cho-nguoi-moi': `
5 Xe bánh mì giải thích cổ phiếu hay hơn mọi cuốn sách mình đọc.
4 Không chỉ mã nào cả, đúng như đã nói trước.
4 Thuyết minh báo cáo là chỗ giấu chuyện, giờ mình đọc phần ấy trước.
3 Khô, nhưng chắc là phải khô.
3 Mình mong có phân tích kỹ thuật, khoá này gần như không nhắc. => Đúng ạ, mình chủ ý không dạy phần ấy và đã ghi rõ hơn trong phần giới thiệu.
2 Ví dụ ba doanh nghiệp dùng số liệu năm ngoái rồi.`,
  'lan-dau-lam-truong-nhom': `
5 Năm câu khi giao việc, in ra dán sau điện thoại.
5 Lời thoại góp ý người lớn tuổi dùng được ngay, không ngượng.
4 Bài chia tay một thành viên khó nghe nhưng cần.`,
  'cv-va-phong-van': `
5 Viết lại ba dòng theo công thức, hai tuần sau có bốn lời mời.
5 Nghỉ sinh hai năm vẫn viết được CV không xin lỗi ai.
4 Hỏi ngược lại nhà tuyển dụng sao cho khéo, bài này hiếm.
4 Phần thương lượng lương giúp mình thêm hai triệu. => Chúc mừng bạn, nhớ mời mình ly trà nhé!
3 Mình làm ngành sáng tạo nên cần hồ sơ hình ảnh hơn CV một trang.
5 Miễn phí mà chỉn chu.
4 Tám giây đầu nghe ám ảnh, mở đầu CV đổi hẳn.`,
  'mo-quan-ca-phe': `
5 Ngồi đếm ba buổi rồi bỏ luôn mặt bằng suýt cọc. Cảm ơn anh.
4 Ba chủ quán mở sổ cả lúc lỗ, thật lòng hiếm thấy.
4 Bảng vốn thiếu khoản bảng hiệu, mình tự thêm.`,
  'seo-website-nho': `
5 Mười câu nguyên văn của khách thành mười bài viết, tháng thứ hai có đơn.
4 Search Console như nhật ký, giờ sáng thứ hai nào cũng mở.
3 Phần kỹ thuật tốc độ phải nhờ người làm web.`,
  'quang-cao-facebook': `
5 Trần cho một đơn là thứ đáng lẽ phải học trước khi đốt tám triệu.
4 Ba chiến dịch thật có cả số lỗ, tin được.
4 Tắt, giữ, tăng theo năm cột, hết đoán mò.
3 Trình quản lý quảng cáo đổi giao diện, theo hơi vất.
4 Tiệm hoa dịp 20/11 giống tiệm mình quá.
2 Ngân sách trăm nghìn một ngày ở ngành mình không ra được kết quả nào. => Tiếc quá. Ngành bạn giá thầu cao, mình nhắn riêng cách tính lại trần rồi nhé.`,
  'ban-hang-tiktok': `
4 Tiếng hạt điều rang, mình quay tiếng máy may và có đơn thật.
3 Live hai buổi mỗi tuần với người nhút nhát như mình vẫn quá sức.`,
};
