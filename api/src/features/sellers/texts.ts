export const vi = {
  'permission.resource.seller': 'Người bán',
  'permission.resource.seller-evidence': 'Giấy tờ của người bán',
  'setting.seller.mustBeVerified': 'Chỉ người bán đã xác minh được bán',
  'setting.seller.mustBeVerified.help':
    'Khi bật, giảng viên chưa xác minh không gửi duyệt, không đăng bán được và khoá của họ không mua được. Đơn đã có giữ nguyên.',
  'sellers.notVerified':
    'Bạn cần được xác minh danh tính người bán trước. Hãy gửi giấy tờ trong hồ sơ giảng viên.',
  'sellers.ofCourseNotVerified': 'Người bán của một khoá học trong đơn chưa được xác minh nên chưa mua được.',
  'sellers.notPending':
    'Danh tính này không còn chờ duyệt: đã có quyết định, hoặc giảng viên vừa đổi tư cách bán, mã số thuế hoặc nơi cư trú.',
  'sellers.submittedAgain': 'Giảng viên vừa gửi lại danh tính. Bạn mở lại để xem bản mới rồi quyết định nhé.',
  'sellers.own': 'Bạn không tự xác minh cho mình được. Hãy nhờ một quản trị viên khác.',
  'sellers.legalName': 'Tên trên giấy tờ cần từ 2 đến 200 ký tự.',
  'sellers.address': 'Địa chỉ trên giấy tờ cần từ 5 đến 300 ký tự.',
  'sellers.paperNumber':
    'Số giấy tờ không đúng: căn cước có 12 chữ số, đăng ký kinh doanh có từ 8 đến 14 chữ số hoặc chữ cái.',
  'sellers.evidence': 'Cần từ một đến ba tệp chụp giấy tờ.',
  'sellers.filesTooLarge': 'Các tệp vượt quá {max} MB.',
  'sellers.notEvidence': 'Chỉ nhận ảnh hoặc PDF.',
  'notification.SELLER_DECIDED.VERIFIED.title': 'Danh tính người bán đã được xác minh',
  'notification.SELLER_DECIDED.VERIFIED.text':
    'Bạn không cần làm gì thêm, trừ khi đổi tư cách bán, mã số thuế hoặc nơi cư trú.',
  'notification.SELLER_DECIDED.REJECTED.title': 'Danh tính người bán chưa được chấp nhận',
  'notification.SELLER_DECIDED.REJECTED.text': 'Lý do: {reason}. Bạn xem lại giấy tờ và gửi lần nữa nhé.',
  'sellers.reason': 'Lý do cần từ 5 đến 500 ký tự.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.seller': 'Sellers',
  'permission.resource.seller-evidence': 'Documents of sellers',
  'setting.seller.mustBeVerified': 'Only verified sellers sell',
  'setting.seller.mustBeVerified.help':
    'While it is on, unverified teachers can’t submit or publish, and their courses can’t be bought. Existing orders stay.',
  'sellers.notVerified':
    'Your identity as a seller must be verified first. Submit your documents in the teacher profile.',
  'sellers.ofCourseNotVerified':
    'The seller of a course in the order is not verified, so it can’t be bought yet.',
  'sellers.notPending':
    'This identity is no longer pending: it was decided, or the teacher has changed the seller type, tax code or tax residency.',
  'sellers.submittedAgain':
    'The teacher has submitted the identity again. Open it again and examine the new one.',
  'sellers.own': 'You can’t verify yourself. Ask another administrator.',
  'sellers.legalName': 'The name on the document needs 2 to 200 characters.',
  'sellers.address': 'The address on the document needs 5 to 300 characters.',
  'sellers.paperNumber':
    'This number can’t be right: a citizen identity has 12 digits, a business registration 8 to 14 digits or letters.',
  'sellers.evidence': 'One to three files of the document are needed.',
  'sellers.filesTooLarge': 'The files exceed {max} MB.',
  'sellers.notEvidence': 'Only pictures and PDF are accepted.',
  'notification.SELLER_DECIDED.VERIFIED.title': 'Your identity as a seller is verified',
  'notification.SELLER_DECIDED.VERIFIED.text':
    'There is nothing else to do unless you change your seller type, tax code or tax residency.',
  'notification.SELLER_DECIDED.REJECTED.title': 'Your identity as a seller was not accepted',
  'notification.SELLER_DECIDED.REJECTED.text':
    'Reason: {reason}. Check your documents and submit them again.',
  'sellers.reason': 'The reason needs 5 to 500 characters.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
