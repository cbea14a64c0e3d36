import { settingsVi } from './settings.vi.ts';

/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  ...settingsVi,

  'permission.resource.earnings': 'Thu nhập của mình',
  'permission.resource.payout': 'Lệnh chi tiền',
  'permission.action.request': 'Yêu cầu',
  'permission.action.approve': 'Duyệt chi',
  'payout.state': 'Lệnh chi này đã sang bước khác. Bạn tải lại trang để xem.',
  'payout.bank': 'Bạn chọn ngân hàng trong danh sách nhé.',
  'payout.accountNumber': 'Số tài khoản gồm 6 đến 19 chữ số.',
  'payout.holder': 'Tên chủ tài khoản gồm 3 đến 60 chữ cái.',
  'payout.accountSame': 'Đây đang là tài khoản nhận tiền của bạn rồi.',
  'payout.reason': 'Lý do cần từ 3 đến 300 ký tự.',
  'payout.csv': 'Tệp cần là CSV có các cột reference, content, debit và credit.',
  'payout.csvLine': 'Không đọc được số tiền ở dòng {line}.',
  'payout.csvTooLarge': 'Tệp quá lớn: tối đa {max} kB và 5.000 dòng.',
  'payout.accountUndone': 'Chủ tài khoản báo không phải họ đổi tài khoản nhận tiền.',
  'payout.noAccount': 'Bạn chưa có tài khoản nhận tiền. Hãy thêm một tài khoản trước.',
  'payout.tooSmall': 'Mỗi lần rút ít nhất {limit} ₫.',
  'payout.overAvailable': 'Số tiền này lớn hơn số khả dụng ({limit} ₫).',
  'payout.owing': 'Bạn đang nợ Sen {value} ₫ do hoàn tiền. Thu nhập tiếp theo sẽ trừ vào khoản này trước.',
  'payout.cooling': 'Tài khoản nhận tiền còn trong thời gian chờ, nên chưa duyệt được lệnh này.',
  'payout.own': 'Bạn không thể tự duyệt lệnh chi của mình.',
  'payout.secondPerson': 'Bạn đã duyệt lệnh này. Số tiền lớn cần thêm một người khác duyệt.',
  'payout.nothing': 'Chưa có lệnh nào được duyệt để đưa vào tệp.',
  'payout.accountSettled':
    'Tài khoản này đã qua thời gian chờ hoặc không còn là tài khoản hiện tại. Bạn hãy đổi tài khoản khác.',
  'notification.PAYOUT_ACCOUNT_SET.title': 'Tài khoản nhận tiền mới: {bank} ··· {digits}',
  'notification.PAYOUT_ACCOUNT_SET.text':
    'Tài khoản dùng được từ {usableFrom}. Nếu không phải bạn đổi, hãy mở trang Chi tiền và bấm “Không phải tôi đổi”.',
  'notification.PAYOUT_ACCOUNT_UNDONE.title': 'Đã huỷ tài khoản nhận tiền {bank} ··· {digits}',
  'notification.PAYOUT_ACCOUNT_UNDONE.text':
    'Tài khoản cũ đã được khôi phục, các lệnh chi về tài khoản này đã huỷ và mọi thiết bị đã đăng xuất. Bạn nên đổi mật khẩu ngay.',
  'notification.PAYOUT_ENDED.PAID.title': 'Đã chi {amount}',
  'notification.PAYOUT_ENDED.PAID.text': 'Lệnh {number} đã về tài khoản ngân hàng của bạn.',
  'notification.PAYOUT_ENDED.FAILED.title': 'Lệnh chi {number} không thành',
  'notification.PAYOUT_ENDED.FAILED.text':
    'Ngân hàng trả lại {amount}: {reason}. Tiền đã về số khả dụng của bạn.',
  'notification.PAYOUT_ENDED.REJECTED.title': 'Lệnh chi {number} bị từ chối',
  'notification.PAYOUT_ENDED.REJECTED.text': '{reason}. {amount} đã về số khả dụng của bạn.',
  'notification.PAYOUT_TO_APPROVE.title': 'Lệnh chi {number} chờ duyệt',
  'notification.PAYOUT_TO_APPROVE.text': 'Một giảng viên yêu cầu chi {amount}.',
  'permission.resource.ledger': 'Sổ cái',
  'notification.BOOKS_BROKEN.title': 'Sổ cái không khớp',
  'notification.BOOKS_BROKEN.text':
    'Lần kiểm tra đêm qua thấy {count} điểm không khớp, đầu tiên: {first}. Nhật ký máy chủ có chi tiết.',
} as const;
