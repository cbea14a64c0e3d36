/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  'accounts.wrongCredentials': 'Email hoặc mật khẩu không đúng.',
  'accounts.password': 'Mật khẩu cần từ 8 đến 128 ký tự.',
  'accounts.passwordCommon': 'Mật khẩu này quá phổ biến, dễ bị đoán. Bạn chọn mật khẩu khác nhé.',
  'accounts.passwordMismatch': 'Mật khẩu nhập lại không khớp.',
  'accounts.passwordSame': 'Mật khẩu mới đang trùng mật khẩu cũ. Bạn chọn mật khẩu khác nhé.',
  'accounts.emailSame': 'Đây đang là email của bạn rồi.',
  'accounts.returnAddress': 'Không thể dẫn về địa chỉ này.',
  'accounts.fullName':
    'Họ tên cần từ 2 đến 100 ký tự, viết bằng chữ La-tinh như trên hộ chiếu (có dấu hay không đều được), không có biểu tượng cảm xúc.',
  'accounts.taxId': 'Mã số thuế hoặc số định danh gồm 10 đến 14 chữ số.',
  'accounts.phone': 'Số điện thoại gồm 8 đến 15 chữ số, ví dụ 0912 345 678.',
  'accounts.year': 'Năm từ {min} đến {max}.',
  'accounts.years': 'Năm kết thúc không được trước năm bắt đầu.',
  'accounts.link': 'Địa chỉ phải bắt đầu bằng https://, ví dụ https://example.vn.',
  'accounts.headline': 'Giới thiệu ngắn cần từ 3 đến 120 ký tự.',
  'accounts.emailTaken': 'Email này đã có tài khoản. Bạn đăng nhập nhé.',
  'accounts.apiTokenEnded': 'Mã truy cập này không còn dùng được. Chủ mã cần tạo mã mới.',
  'accounts.apiTokensOff': 'Quản trị viên đang tắt mã truy cập API.',
  'accounts.tooManyApiTokens': 'Bạn có tối đa {limit} mã truy cập. Bạn thu hồi một mã không còn dùng nhé.',
  'accounts.apiTokenName': 'Tên cần từ 2 đến 60 ký tự.',
  'accounts.apiTokenScope': 'Mã truy cập không thể có quyền “{scope}”.',
  'accounts.apiTokenScopes': 'Chọn ít nhất một quyền trong danh sách.',
  'accounts.apiTokenOverlap': 'Chọn từ 0 đến 24 giờ.',
  'accounts.apiTokenExpiry': 'Chọn một ngày từ ngày mai, muộn nhất sau {max} ngày.',
  'accounts.deactivated': 'Tài khoản đang bị khoá. Bạn liên hệ hỗ trợ nhé.',
  'accounts.alreadyTeacher': 'Bạn đã là giảng viên rồi.',
  'accounts.linkGone': 'Liên kết này đã được dùng hoặc đã hết hạn. Bạn yêu cầu một liên kết mới nhé.',
  'accounts.passwordWrong': 'Mật khẩu chưa đúng. Bạn nhập lại nhé.',
  'accounts.signInAgain':
    'Để bảo vệ tài khoản, bạn hãy đăng xuất, đăng nhập lại rồi thử lại trong vòng 15 phút. Bạn cũng có thể đặt mật khẩu qua mục Quên mật khẩu.',
  'accounts.verifyFirst': 'Bạn xác nhận email trước, rồi bật xác thực hai bước nhé.',
  'accounts.emailVerified': 'Email này đã được xác nhận rồi.',
  'accounts.codeNeeded': 'Bạn nhập mã từ ứng dụng xác thực, hoặc một mã khôi phục, để tiếp tục nhé.',
  'accounts.codeWrong': 'Mã chưa đúng hoặc đã được dùng. Bạn chờ mã mới rồi nhập lại nhé.',
  'accounts.authenticatorOn': 'Xác thực hai bước đang bật rồi.',
  'accounts.authenticatorOff': 'Xác thực hai bước chưa được bật.',
  'accounts.authenticatorNotBegun': 'Bạn hãy quét mã QR trước khi nhập mã xác nhận.',
  'accounts.googleDown': 'Chưa kết nối được với Google. Bạn thử lại sau ít phút nhé.',
  'accounts.googleRefused': 'Google chưa xác nhận được bạn. Bạn thử lại nhé.',
  'accounts.googleUnverified':
    'Email của tài khoản Google này chưa được xác nhận với Google nên chưa dùng được.',
  'accounts.googleEmailTaken':
    'Email của tài khoản Google này đã có tài khoản Sen. Bạn đăng nhập bằng mật khẩu để liên kết Google nhé.',
  'accounts.passwordNeeded':
    'Bạn đăng nhập đã lâu. Bạn nhập mật khẩu, hoặc đăng nhập lại rồi thử lại trong vòng 15 phút nhé.',
  'accounts.googleTaken': 'Tài khoản Google này đã liên kết với một người khác.',
  'accounts.googleLinked': 'Bạn đã liên kết một tài khoản Google khác. Hãy gỡ liên kết đó trước nhé.',
  'accounts.googleNotSetUp': 'Sen chưa bật đăng nhập bằng Google.',
  'accounts.googleNotLinked': 'Bạn chưa liên kết tài khoản Google nào.',
  'accounts.onlyWayIn':
    'Google đang là cách đăng nhập duy nhất. Bạn đặt mật khẩu trước rồi hãy gỡ liên kết nhé.',

  'people.reason': 'Bạn hãy viết lý do từ 3 đến 300 ký tự.',
  'people.version': 'Hồ sơ này vừa được sửa ở nơi khác. Bạn tải lại để xem bản mới nhất nhé.',
  'people.lastAdministrator':
    'Đây là quản trị viên cuối cùng đang hoạt động. Bạn thêm một quản trị viên khác trước nhé.',
  'people.ownAccount': 'Bạn không thể tự khoá hoặc xoá tài khoản của chính mình ở đây.',
  'people.ownEmail': 'Bạn đổi email của chính mình ở trang Bảo mật tài khoản nhé.',
  'people.ownAdministrator': 'Bạn không thể tự bỏ quyền quản trị của mình. Hãy nhờ một quản trị viên khác.',
  'people.outranked': 'Người này có những quyền mà bạn không có nên bạn không quản lý được.',
  'people.notYours': 'Bạn chỉ cấp được những quyền mà chính bạn đang có.',
  'people.unknown': 'Không tìm thấy người dùng này.',
  'people.sells': 'Người này còn khoá học đang bán hoặc chờ duyệt. Hãy ngừng bán các khoá học đó trước nhé.',
  'people.ids': 'Chọn từ 1 đến 500 người.',
  'people.viewAsAdministrator': 'Không thể xem với tư cách một quản trị viên khác.',
  'people.viewAsInactive': 'Tài khoản này đang bị khoá nên không xem với tư cách họ được.',
  'people.csvTooLarge': 'Tệp quá lớn: tối đa {max} kB.',
  'people.csvTooLong': 'Tệp có quá nhiều dòng: tối đa {max}.',
  'people.csvMalformed': 'Không đọc được tệp CSV ở dòng {line}.',
  'people.csvEmpty': 'Tệp không có dòng nào để nhập.',
  'people.csvColumns':
    'Không thấy dòng tên cột: cần có cột email và fullName (hoặc “Họ và tên”, hoặc “Họ và tên đệm” cùng “Tên”).',
  'people.csvTwice': 'Email này đã có ở dòng {line}.',
  'people.csvRole': 'Vai trò “{role}” không có. Hãy dùng user (Học viên) hoặc teacher (Giảng viên).',
  'people.csvScientific':
    'Excel đã đổi số điện thoại thành {value}. Bạn định dạng cột này là Văn bản rồi nhập lại số nhé.',
  'people.column.email': 'Email',
  'people.column.fullName': 'Họ và tên',
  'people.column.phone': 'Số điện thoại',
  'people.column.roles': 'Vai trò',
  'people.column.customRoles': 'Vai trò tự tạo',
  'people.column.status': 'Trạng thái',
  'people.column.createdAt': 'Ngày tạo',
  'people.column.lastSeenAt': 'Hoạt động gần nhất',
  'people.csvExists': 'Email này đã có tài khoản.',

  'mail.invitation.subject': 'Tài khoản Sen của bạn đã sẵn sàng',
  'mail.invitation.title': 'Chào mừng bạn đến với Sen',
  'mail.invitation.text':
    'Quản trị viên đã tạo tài khoản cho bạn. Hãy chọn mật khẩu của riêng bạn để bắt đầu; không ai khác biết mật khẩu này.',
  'mail.invitation.action': 'Chọn mật khẩu',
  'mail.invitation.small':
    'Liên kết dùng được một lần trong {days} ngày. Sau đó bạn vẫn có thể dùng “Quên mật khẩu”.',

  'roles.name': 'Tên vai trò cần từ 2 đến 60 ký tự.',
  'roles.nameTaken': 'Đã có vai trò mang tên này.',
  'roles.description': 'Mô tả dài tối đa 300 ký tự.',
  'roles.unknownPermission': 'Có quyền không tồn tại hoặc không thuộc phần quản trị.',
  'roles.unknown': 'Không tìm thấy vai trò này.',
  'roles.version': 'Vai trò này vừa được sửa ở nơi khác. Bạn tải lại để xem bản mới nhất nhé.',
  'roles.tooMany': 'Nền tảng có tối đa {limit} vai trò tự tạo. Bạn sửa hoặc xoá một vai trò cũ nhé.',
  'roles.held': 'Còn {count} người giữ vai trò này. Bạn gỡ vai trò khỏi họ trước nhé.',
  'roles.ADMIN': 'Quản trị viên',
  'roles.ADMIN.description': 'Điều hành toàn bộ nền tảng.',
  'roles.TEACHER': 'Giảng viên',
  'roles.TEACHER.description': 'Tạo và bán khoá học.',
  'roles.USER': 'Học viên',
  'roles.USER.description': 'Mua và học khoá học; ai cũng là học viên.',

  'permission.resource.person': 'Người dùng',
  'permission.resource.role': 'Vai trò và quyền',
  'permission.resource.profile': 'Hồ sơ của mình',
  'permission.resource.teacher-profile': 'Hồ sơ giảng viên',
  'permission.resource.session': 'Phiên đăng nhập của mình',
  'permission.resource.account': 'Bảo mật tài khoản của mình',
  'permission.resource.api-token': 'Mã truy cập của mọi người',
  'permission.action.revoke': 'Thu hồi',
  'permission.action.secure': 'Thiết lập',
  'permission.action.view-as': 'Xem với tư cách',
  'permission.action.become-teacher': 'Trở thành giảng viên',

  'mail.welcome.subject': 'Chào mừng bạn đến với Sen',
  'mail.welcome.title': 'Tài khoản của bạn đã sẵn sàng',
  'mail.welcome.student':
    'Bạn có thể xem các khoá học và bắt đầu học ngay. Nhiều khoá có bài học thử miễn phí.',
  'mail.welcome.teacher':
    'Bạn có thể soạn khoá học đầu tiên ngay hôm nay. Khi khoá học đủ nội dung, bạn gửi duyệt để bắt đầu bán.',
  'mail.welcome.browse': 'Xem các khoá học',
  'mail.welcome.teach': 'Soạn khoá học',
  'mail.welcome.notYou': 'Nếu không phải bạn đăng ký, bạn có thể bỏ qua email này.',
  'mail.welcome.confirm': 'Xác nhận email',
  'mail.welcome.confirmWhy':
    'Bạn xác nhận đây là email của mình để không lỡ thông báo và lấy lại được tài khoản khi quên mật khẩu. Liên kết dùng được trong 3 ngày.',
  'mail.verify.subject': 'Xác nhận email của bạn',
  'mail.verify.title': 'Xác nhận email',
  'mail.verify.text': 'Bấm nút dưới đây để xác nhận đây là email của bạn.',
  'mail.verify.action': 'Xác nhận email',
  'mail.verify.small':
    'Liên kết dùng được một lần, trong 3 ngày. Nếu bạn không yêu cầu, bạn có thể bỏ qua email này.',
  'mail.reset.subject': 'Đặt lại mật khẩu Sen',
  'mail.reset.title': 'Đặt lại mật khẩu',
  'mail.reset.text':
    'Có người yêu cầu đặt lại mật khẩu cho tài khoản của bạn. Nếu đó là bạn, bấm nút dưới đây để chọn mật khẩu mới.',
  'mail.reset.action': 'Chọn mật khẩu mới',
  'mail.reset.small':
    'Liên kết dùng được một lần, trong {minutes} phút. Nếu không phải bạn yêu cầu, bạn có thể bỏ qua email này: mật khẩu vẫn như cũ.',
  'mail.newEmail.subject': 'Xác nhận email mới của bạn',
  'mail.newEmail.title': 'Xác nhận email mới',
  'mail.newEmail.text':
    'Bạn muốn dùng {email} để đăng nhập Sen. Bấm nút dưới đây để xác nhận; sau đó email này thay cho email cũ.',
  'mail.newEmail.action': 'Dùng email này',
  'mail.newEmail.small':
    'Liên kết dùng được một lần, trong 24 giờ. Nếu bạn không có tài khoản Sen, bạn có thể bỏ qua email này.',
  'mail.emailChange.subject': 'Email tài khoản Sen của bạn sắp thay đổi',
  'mail.emailChange.title': 'Yêu cầu đổi email',
  'mail.emailChange.text':
    'Có người đã nhập đúng mật khẩu của bạn và yêu cầu đổi email đăng nhập sang {email}. Nếu đó là bạn, bạn không cần làm gì.',
  'mail.emailChange.action': 'Không phải tôi, huỷ thay đổi',
  'mail.emailChange.small':
    'Liên kết dùng được trong 7 ngày, kể cả khi email mới đã được xác nhận. Huỷ thay đổi sẽ đăng xuất mọi thiết bị và gửi cho bạn liên kết chọn mật khẩu mới.',
  'mail.emailChanged.subject': 'Email tài khoản Sen của bạn đã đổi',
  'mail.emailChanged.title': 'Email đăng nhập đã đổi',
  'mail.emailChanged.text':
    'Tài khoản Sen của bạn giờ đăng nhập bằng {email}. Địa chỉ này không còn dùng để đăng nhập nữa.',
  'mail.emailChanged.small':
    'Không phải bạn? Trong 7 ngày, bạn mở thư báo yêu cầu đổi email mà Sen đã gửi đến đây và chọn huỷ thay đổi.',
  'mail.emailReplaced.subject': 'Email tài khoản Sen của bạn đã được thay',
  'mail.emailReplaced.title': 'Email đăng nhập đã được thay',
  'mail.emailReplaced.text':
    'Quản trị viên của Sen vừa đổi email đăng nhập tài khoản của bạn sang {email}. Địa chỉ này không còn dùng để đăng nhập được nữa. Nếu bạn đã yêu cầu việc đó, bạn không cần làm gì.',
  'mail.emailReplaced.small':
    'Nếu bạn không yêu cầu, hãy báo ngay cho bộ phận hỗ trợ của Sen. Xác thực hai bước của bạn, nếu đã bật, vẫn còn hiệu lực.',
  'mail.staff.subject.rights': 'Quyền quản trị của bạn vừa thay đổi',
  'mail.staff.subject.suspended': 'Tài khoản quản trị của bạn đã bị khoá',
  'mail.staff.subject.erased': 'Tài khoản quản trị của bạn đã bị xoá',
  'mail.staff.text.rights':
    'Một quản trị viên của Sen vừa thay đổi quyền của tài khoản này. Vai trò quản trị của bạn bây giờ: {rights}.',
  'mail.staff.text.noRights':
    'Một quản trị viên của Sen vừa thay đổi quyền của tài khoản này. Bạn không còn vai trò quản trị nào.',
  'mail.staff.text.suspended':
    'Một quản trị viên của Sen vừa khoá tài khoản của bạn. Bạn đã được đăng xuất trên mọi thiết bị.',
  'mail.staff.text.erased':
    'Một quản trị viên của Sen vừa xoá tài khoản của bạn. Hồ sơ và thông tin đăng nhập của bạn không còn nữa.',
  'mail.staff.small':
    'Bạn không ngờ tới việc này? Hãy báo ngay cho một quản trị viên khác hoặc bộ phận hỗ trợ của Sen.',
  'mail.security.subject.password-changed': 'Mật khẩu Sen của bạn vừa được thay đổi',
  'mail.security.subject.two-step-on': 'Xác thực hai bước vừa được bật',
  'mail.security.subject.two-step-off': 'Xác thực hai bước vừa được tắt',
  'mail.security.subject.recovery-codes': 'Mã khôi phục của bạn vừa được tạo lại',
  'mail.security.subject.google-linked': 'Tài khoản Google vừa được liên kết',
  'mail.security.subject.google-unlinked': 'Liên kết Google vừa được gỡ',
  'mail.security.subject.api-token-created': 'Một mã truy cập API vừa được tạo',
  'mail.security.subject.api-token-renewed': 'Một mã truy cập API vừa được gia hạn',
  'mail.security.subject.new-sign-in': 'Đăng nhập từ một thiết bị mới',
  'mail.security.subject.erasure-requested': 'Tài khoản Sen của bạn sẽ bị xoá sau 7 ngày',
  'mail.security.subject.erasure-cancelled': 'Yêu cầu xoá tài khoản đã được huỷ',

  'accounts.requestNotWaiting': 'Yêu cầu này đã bắt đầu hoặc đã kết thúc.',
  'accounts.requestOpen': 'Bạn đã yêu cầu rồi; Sen đang thực hiện.',
  'accounts.tooManyExports': 'Mỗi ngày bạn tải được nhiều nhất {limit} bản dữ liệu. Mai bạn thử lại nhé.',
  'accounts.eraseAdministrator':
    'Bạn đang là quản trị viên. Hãy nhờ một quản trị viên khác gỡ vai trò này trước.',
  'people.moneyOpen':
    'Còn tiền chưa thanh toán xong: yêu cầu hoàn tiền, lệnh chi, tiền đang giữ hoặc khoản nợ. Hãy xử lý xong rồi xoá.',
  'accounts.eraseTeacher': 'Bạn còn khoá học đang bán hoặc chờ duyệt. Hãy ngừng bán các khoá đó trước.',

  'mail.security.when': 'Lúc {time} (giờ Việt Nam), từ địa chỉ mạng {address}.',
  'mail.security.apiToken': 'Tên của mã: {name}. Ai có mã này làm được những việc mà mã cho phép thay bạn.',
  'mail.security.text':
    'Nếu đó là bạn, bạn không cần làm gì. Nếu không phải, hãy đặt lại mật khẩu ngay và đăng xuất các thiết bị lạ.',
  'mail.security.google':
    'Ngoài mật khẩu, tài khoản Google {email} vẫn đăng nhập được vào đây. Không phải của bạn? Bạn gỡ liên kết ở trang bảo mật nhé.',
  'mail.security.action': 'Kiểm tra bảo mật tài khoản',
  'mail.security.small': 'Không đăng nhập được? Bạn đặt lại mật khẩu tại {link}',

  'notification.SECURITY.title': 'Tài khoản của bạn vừa thay đổi',
  'notification.SECURITY.text': 'Từ địa chỉ {address}. Nếu không phải bạn, hãy đổi mật khẩu ngay.',
  'notification.API_TOKEN_EXPIRING.title': 'Mã truy cập “{name}” sắp hết hạn',
  'notification.API_TOKEN_EXPIRING.text':
    'Ngày cuối dùng được là {day}. Bạn gia hạn để chương trình đang dùng mã không bị ngừng.',
  'notification.EXPORT_READY.title': 'Tệp {file} đã sẵn sàng',
  'notification.EXPORT_READY.text': 'Bạn có thể tải tệp về.',

  'setting.rest.signInHours': 'Đăng nhập qua REST được coi là mới trong',
  'setting.rest.signInHours.help':
    'Trong thời gian này kể từ lúc đăng nhập qua REST, ứng dụng được làm những việc nguy hiểm (cấp quyền quản trị, đổi email của người khác, xuất dữ liệu) mà không phải xác minh lại danh tính. Đặt 0 để lần nào cũng phải xác minh. Phiên đăng nhập trên web luôn phải xác minh.',
  'setting.apiTokens.allowed': 'Cho phép mã truy cập API',
  'setting.apiTokens.allowed.help':
    'Khi tắt, không ai tạo được mã mới và mọi mã đang có ngừng dùng được trong vòng một giây. Bật lại thì các mã chưa thu hồi dùng tiếp được.',
} as const;

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
