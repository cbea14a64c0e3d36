import { settingsVi } from './settings.vi.ts';

/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  ...settingsVi,

  'billing.gateway': 'Bạn hãy chọn cách thanh toán.',
  'billing.gatewayNotOffered': 'Cách thanh toán này hiện không dùng được. Bạn chọn cách khác nhé.',
  'billing.amountOutOfRange':
    'Cổng này chỉ nhận từ {least:vnd} đến {limit:vnd} mỗi lần. Bạn chọn cách thanh toán khác nhé.',
  'billing.settlementFile':
    'Không đọc được dòng {line} của tệp. Sen chưa nhận dòng nào; bạn sửa tệp rồi gửi lại nhé.',
  'billing.noCourses': 'Bạn hãy chọn ít nhất một khoá học.',
  'billing.courseTwice': 'Chỉ gửi courseId hoặc courseIds, không gửi cả hai.',
  'billing.cartSize': 'Mỗi đơn có tối đa {max} khoá học.',
  'billing.couponCode': 'Mã giảm giá dài từ 1 đến 40 ký tự.',
  'billing.billName': 'Tên trên hoá đơn dài từ 2 đến 200 ký tự.',
  'billing.couponForm': 'Mã gồm 4 đến 20 chữ cái không dấu hoặc chữ số.',
  'billing.couponTaken': 'Mã này đã có người dùng. Bạn chọn mã khác nhé.',
  'billing.couponValue': 'Nhập phần trăm hoặc số tiền giảm, chỉ một trong hai.',
  'billing.couponAmount': 'Số tiền từ 1.000 đến 50.000.000 ₫.',
  'billing.couponEnd': 'Ngày kết thúc phải sau hôm nay và sau ngày bắt đầu.',
  'billing.couponSubject': 'Bạn chọn khoá học, danh mục hoặc giảng viên mà mã áp dụng.',
  'billing.percent': 'Phần trăm giảm từ 1 đến 100.',
  'billing.uses': 'Số lượt từ 1 đến 1.000.000; mỗi người tối đa 100 lượt.',
  'permission.resource.coupon': 'Mã giảm giá',
  'permission.action.create-any': 'Tạo của nền tảng',
  'billing.taxCode':
    'Mã số thuế gồm 10 số, 10 số kèm 3 số chi nhánh (0123456789-001), hoặc 12 số định danh cá nhân.',
  'billing.addressNeeded': 'Hoá đơn có mã số thuế cần địa chỉ.',
  'billing.priceChanged': 'Giá vừa thay đổi từ lúc bạn mở trang. Bạn xem lại giá mới rồi hãy thanh toán.',
  'billing.cartEmpty': 'Giỏ hàng chưa có khoá học nào mua được.',
  'billing.cartFull': 'Giỏ hàng đã đủ {limit} khoá học. Bạn bỏ bớt một khoá rồi thêm lại nhé.',
  'billing.coupon.UNKNOWN': 'Không có mã giảm giá này. Bạn kiểm tra lại từng chữ nhé.',
  'billing.coupon.ENDED': 'Mã giảm giá đã hết hạn.',
  'billing.coupon.NOT_YET': 'Mã giảm giá chưa đến ngày dùng.',
  'billing.coupon.USED_UP': 'Mã giảm giá đã hết lượt dùng.',
  'billing.coupon.USED_BY_YOU': 'Bạn đã dùng hết lượt của mã giảm giá này.',
  'billing.coupon.NOT_FOR_THESE': 'Mã giảm giá không áp dụng cho khoá học nào trong đơn.',
  'billing.coupon.LEAST_AMOUNT': 'Mã giảm giá áp dụng khi các khoá học thuộc mã có tổng từ {limit} ₫.',
  'billing.doubt.COUPON_USED_UP': 'Tiền về muộn, khi mã giảm giá của đơn đã hết lượt.',
  'billing.doubtForStaff.COUPON_USED_UP': 'Mã giảm giá đã hết lượt',

  'billing.suspenseDecided': 'Khoản tiền này đã được xử lý rồi. Bạn tải lại danh sách nhé.',
  'billing.orderNotWaiting': 'Đơn này không còn chờ tiền nữa.',
  'billing.orderCantBePaid':
    'Người mua đã có khoá học, hoặc khoá học đã ngừng bán, nên không khớp vào đơn này được. Bạn hãy trả lại tiền.',
  'billing.secondPerson': 'Số tiền này cần hai người duyệt. Bạn đã đề nghị rồi, giờ cần một người khác.',
  'billing.bankReference': 'Mã giao dịch ngân hàng cần từ 3 đến 64 ký tự.',
  'billing.statementFile':
    'Không đọc được dòng {line} của sao kê. Sen chưa nhận dòng nào; bạn sửa tệp rồi gửi lại nhé.',
  'permission.action.decide': 'Quyết định',
  'permission.resource.suspense': 'Tiền chờ khớp',

  'permission.resource.order': 'Đơn hàng',
  'permission.action.buy': 'Mua',

  'billing.owned': 'Bạn đã có khoá học này rồi.',
  'billing.suspended':
    'Khoá học này đang tạm dừng trong lúc xét hoàn tiền. Bạn chờ có kết quả rồi hãy mua lại nhé.',
  'billing.gatewayDown': 'Cổng thanh toán chưa trả lời. Bạn chưa bị trừ tiền; hãy thử lại sau ít giây.',
  'billing.needsCheck':
    'Sen đang kiểm tra khoản thanh toán của đơn {number}. Bạn không cần thanh toán lại; Sen sẽ báo kết quả cho bạn.',
  'billing.paymentExpected':
    'Cổng thanh toán chưa xác nhận khoản thanh toán của đơn {number}. Bạn chờ kết quả, đừng thanh toán thêm lần nữa.',
  'billing.checkedJustNow': 'Sen vừa hỏi cổng thanh toán. Bạn kiểm tra lại sau {retryAfter} giây nhé.',
  'billing.notChecked':
    'Cổng thanh toán chưa trả lời về đơn {number}. Sen vẫn tiếp tục hỏi; bạn kiểm tra lại sau {retryAfter} giây nhé.',
  'billing.receivedUnknown': 'chưa rõ',

  'billing.doubt.WRONG_AMOUNT': 'Số tiền Sen nhận được khác với số tiền của đơn.',
  'billing.doubt.AMOUNT_MISSING': 'Cổng thanh toán báo đã thanh toán nhưng chưa cho biết số tiền.',
  'billing.doubt.GATEWAY_UNSURE': 'Cổng thanh toán chưa chắc chắn về giao dịch này.',
  'billing.doubt.PAID_TWICE': 'Đơn này đã được thanh toán trước đó, nên lần thanh toán này là lần thứ hai.',
  'billing.doubt.COURSE_OWNED': 'Tiền về muộn, khi bạn đã có khoá học này.',
  'billing.doubt.NOT_ON_SALE': 'Tiền về muộn, khi khoá học đã ngừng bán.',

  'billing.doubtForStaff.WRONG_AMOUNT': 'Sai số tiền',
  'billing.doubtForStaff.AMOUNT_MISSING': 'Không rõ số tiền',
  'billing.doubtForStaff.GATEWAY_UNSURE': 'Cổng thanh toán nghi ngờ giao dịch',
  'billing.doubtForStaff.PAID_TWICE': 'Thanh toán hai lần',
  'billing.doubtForStaff.COURSE_OWNED': 'Người mua đã có khoá học',
  'billing.doubtForStaff.NOT_ON_SALE': 'Khoá học đã ngừng bán',
  'billing.attemptsUsedUp':
    'Đơn {number} đã thử thanh toán {limit} lần. Bạn chờ đơn hết hạn rồi mua lại nhé.',
  'billing.ownCourse': 'Bạn là giảng viên của khoá học này nên không cần mua.',
  'billing.notOnSale': 'Khoá học này hiện không bán.',

  'notification.ORDER_PAID.title': 'Đã thanh toán đơn {number}',
  'notification.ORDER_PAID.text': 'Sen đã nhận thanh toán. Bạn vào học “{course}” được rồi.',
  'notification.PAYMENT_IN_DOUBT.title': 'Sen đang kiểm tra khoản thanh toán đơn {number}',
  'notification.PAYMENT_IN_DOUBT.text':
    'Một người của Sen sẽ kiểm tra và trả lời bạn trước {answerBy}. Tiền của bạn vẫn an toàn; bạn không cần thanh toán lại.',
  'notification.PAYMENT_TO_CHECK.title': 'Đơn {number} cần kiểm tra thanh toán',
  'notification.PAYMENT_TO_CHECK.text':
    '{doubt}. Cần thu {expected}, đã nhận {received} qua {gateway}. Hạn trả lời người mua: {answerBy}.',
  'notification.COURSE_SOLD.title': '“{course}” có học viên mới',
  'notification.COURSE_SOLD.text': 'Một học viên vừa ghi danh khoá học của bạn.',

  'mail.receipt.subject': 'Biên nhận thanh toán đơn {number}',
  'mail.receipt.preview': 'Sen đã nhận {total}. Bạn vào học được rồi.',
  'mail.receipt.title': 'Sen đã nhận thanh toán',
  'mail.receipt.text': 'Cảm ơn bạn. Khoá học đã mở, và đây là biên nhận của đơn {number}.',
  'mail.receipt.number': 'Mã đơn',
  'mail.receipt.buyer': 'Người mua',
  'mail.receipt.total': 'Tổng cộng',
  'mail.receipt.method': 'Thanh toán qua',
  'mail.receipt.paidAt': 'Thời gian',
  'mail.receipt.vietnamTime': '{at} (giờ Việt Nam)',
  'mail.receipt.reference': 'Mã giao dịch',
  'mail.receipt.open': 'Vào học',
  'mail.receipt.payment': 'Xem trang thanh toán',
  'mail.receipt.refund':
    'Không hợp? Bạn được hoàn tiền đến {until} ({days} ngày), khi chưa học quá {percent}% khoá học và chưa nhận chứng chỉ.',

  'permission.resource.refund': 'Hoàn tiền',
  'permission.action.answer': 'Trả lời',

  'billing.refundNote': 'Bạn viết tối đa 500 ký tự nhé.',
  'billing.refundNoteNeeded': 'Bạn cho biết lý do nhé.',
  'billing.refundAnswer': 'Bạn viết từ 10 đến 1.000 ký tự nhé.',
  'billing.bankAccountNeeded':
    'Khoản này trả bằng chuyển khoản. Bạn cho Sen số tài khoản để nhận lại tiền nhé.',
  'billing.bankBin': 'Bạn hãy chọn ngân hàng.',
  'billing.bankAccountNumber': 'Số tài khoản gồm 6 đến 19 chữ số.',
  'billing.bankHolder': 'Tên chủ tài khoản dài từ 2 đến 100 ký tự.',
  'billing.bankTransaction': 'Mã giao dịch của ngân hàng dài từ 3 đến 60 ký tự.',
  'billing.refundAskedBefore': 'Bạn đã gửi yêu cầu hoàn tiền {number} cho khoá học này.',
  'billing.refundWindowOver': 'Đã hết số ngày được hoàn tiền của lần mua này.',
  'billing.refundStudiedTooMuch': 'Bạn đã học đến {value}% khoá học, quá mức {limit}% của lần mua này.',
  'billing.refundCertificate': 'Khoá học này đã cấp chứng chỉ nên không hoàn tiền được nữa.',
  'billing.refundNotPaid': 'Lần mua này không có khoản nào để hoàn.',
  'billing.ownRefund': 'Yêu cầu này liên quan đến tiền của chính bạn nên người khác phải quyết định.',
  'billing.secondApprover': 'Bạn đã duyệt lần đầu. Khoản này cần một quản trị viên khác duyệt lần hai.',
  'billing.appealedBefore': 'Mỗi yêu cầu chỉ được xin xét lại một lần.',
  'billing.appealTooLate': 'Đã hết thời hạn xin xét lại.',
  'billing.refundStatus.REQUESTED': 'Sen đã nhận yêu cầu hoàn tiền {number}',
  'billing.refundStatus.TEACHER_REVIEW': 'Yêu cầu hoàn tiền {number} đang chờ giảng viên',
  'billing.refundStatus.ADMIN_REVIEW': 'Sen đang xem yêu cầu hoàn tiền {number}',
  'billing.refundStatus.APPROVED': 'Yêu cầu hoàn tiền {number} đã được duyệt',
  'billing.refundStatus.PROCESSING': 'Tiền của yêu cầu {number} đang được chuyển',
  'billing.refundStatus.COMPLETED': 'Tiền của yêu cầu {number} đã về với bạn',
  'billing.refundStatus.FAILED': 'Chưa chuyển được tiền của yêu cầu {number}',
  'billing.refundStatus.REJECTED': 'Yêu cầu hoàn tiền {number} không được duyệt',
  'billing.refundStatus.CANCELLED': 'Yêu cầu hoàn tiền {number} đã được rút lại',

  'notification.REFUND_REQUESTED.title': 'Một học viên xin hoàn tiền khoá “{course}”',
  'notification.REFUND_REQUESTED.text':
    'Yêu cầu {number}, {amount}. Bạn trả lời trước {answerBy}, quá hạn thì Sen quyết định.',
  'notification.REFUND_TO_DECIDE.title': 'Yêu cầu hoàn tiền {number} chờ Sen quyết định',
  'notification.REFUND_TO_DECIDE.text': 'Khoá “{course}”, {amount}. Trả lời trước {answerBy}.',
  'notification.REFUND_MOVED.text': 'Khoá “{course}”, {amount}.',
  'notification.REFUND_NOT_SENT.title': 'Chưa chuyển được tiền của yêu cầu hoàn tiền {number}',
} as const;
