/** Acts of the buyer of an unpaid order: continue, pay by another method, cancel. */
export default {
  label: 'Thanh toán đơn {{number}}',
  continueTitle: 'Thanh toán tiếp qua {{gateway}}',
  continueText: 'Mở lại đúng lượt thanh toán này, mã {{reference}}. Bạn không bị trừ tiền hai lần.',
  reopen: 'Mở lại {{gateway}}',
  otherTitle: 'Thanh toán bằng cách khác',
  otherText:
    'Lượt thanh toán qua {{gateway}} sẽ được đóng lại. Nếu tiền từ đó vẫn đến, {{brand}} dùng để thanh toán đơn này; nếu đơn đã thanh toán rồi, {{brand}} hoàn lại cho bạn.',
  choose: 'Chọn cách thanh toán',
  change: 'Đổi cách thanh toán',
  gateway: {
    VNPAY: 'Thẻ hoặc VNPAY-QR',
    MOMO: 'Ví MoMo',
    ZALOPAY: 'Ví ZaloPay hoặc thẻ',
    VIETQR: 'Quét bằng ngân hàng',
  },
  cancelTitle: 'Không mua nữa',
  cancelText: 'Khoá học trong giỏ vẫn ở trong giỏ, mã giảm giá dùng lại được.',
  cancel: 'Huỷ đơn',
  keep: 'Giữ đơn',
  cancelQuestion: 'Huỷ đơn {{number}}?',
  cancelEffect:
    'Đơn đã huỷ không thanh toán được nữa. Khoản tiền nào đến sau đó đều được {{brand}} hoàn lại.',
  cancelReceived: '{{brand}} hoàn lại {{amount}} đã nhận.',
  cancelled: 'Đã huỷ đơn {{number}}',
  restTitle: 'Đơn còn thiếu {{missing}}',
  restText:
    '{{brand}} đã nhận một phần. Bạn chuyển đúng {{missing}} trước {{time}}, {{date}}; quá hạn, {{brand}} hoàn lại phần đã nhận.',
} as const;
