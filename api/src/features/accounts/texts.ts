import * as processing from './processing/texts.ts';

export const vi = {
  ...processing.vi,
  'accounts.closedName': 'Học viên',
  'accounts.birthYear': 'Nhập năm sinh gồm bốn chữ số, không sau năm nay.',
  'accounts.ownGuardian': 'Đây là email của chính học viên. Hãy nhập email của người giám hộ.',
  'accounts.noChild': 'Theo năm sinh, người này không cần người giám hộ đồng ý.',
  'accounts.guardianConsented': 'Người giám hộ đã đồng ý rồi.',
  'accounts.birthYearFixed':
    'Bạn không tự đổi được năm sinh này. Nếu năm sinh bị sai, hãy liên hệ bộ phận hỗ trợ.',
  'accounts.verifyForGuardian': 'Hãy xác nhận địa chỉ email của bạn trước khi gửi thư cho người giám hộ.',
  'setting.children.age': 'Trẻ em là người dưới (tuổi)',
  'setting.children.age.help':
    'Theo năm sinh đã nhập; tính đến hết năm tròn tuổi. Tên và ảnh của trẻ em chỉ hiện với người khác sau khi người giám hộ đồng ý. Luật Trẻ em: dưới 16 tuổi.',
  'setting.children.askBirthYear': 'Hỏi năm sinh khi đăng ký',
  'setting.children.askBirthYear.help':
    'Khi bật, ai tạo tài khoản bằng email đều phải nhập năm sinh. Khi tắt, biểu mẫu đăng ký không hỏi; mỗi người có thể nhập trong hồ sơ.',
  'notification.GUARDIAN_ANSWERED.CONSENTED.title': 'Người giám hộ đã đồng ý',
  'notification.GUARDIAN_ANSWERED.CONSENTED.text': 'Người khác giờ thấy tên và ảnh của bạn.',
  'notification.GUARDIAN_ANSWERED.REFUSED.title': 'Người giám hộ không đồng ý',
  'notification.GUARDIAN_ANSWERED.REFUSED.text': 'Hồ sơ của bạn vẫn đóng. Bạn vẫn học như bình thường.',
  'notification.GUARDIAN_ANSWERED.WITHDRAWN.title': 'Người giám hộ đã rút lại đồng ý',
  'notification.GUARDIAN_ANSWERED.WITHDRAWN.text':
    'Hồ sơ của bạn vừa được đóng. Bạn vẫn học như bình thường.',
  'mail.guardian.subject': '{child} xin bạn đồng ý công khai hồ sơ',
  'mail.guardian.text':
    '{child} học tại {brand} và cho biết bạn là người giám hộ. Nếu bạn đồng ý, người khác sẽ thấy tên và ảnh của {child} ở bài đánh giá, câu hỏi, bình luận, nhóm học và trang tra cứu chứng chỉ. Nếu không, họ chỉ thấy chữ “Học viên”; việc học không thay đổi.',
  'mail.guardian.action': 'Xem và trả lời',
  'mail.guardian.small':
    'Bạn có {days} ngày để trả lời. Nếu bạn không phải người giám hộ, hãy bỏ qua thư này; hồ sơ sẽ vẫn đóng.',
  'mail.guardian.CONSENTED': 'Biên nhận: bạn đồng ý công khai hồ sơ của {child}',
  'mail.guardian.CONSENTED.text':
    'Từ bây giờ, người khác thấy tên và ảnh của {child}. Bạn có thể rút lại bất cứ lúc nào; khi đó hồ sơ đóng ngay.',
  'mail.guardian.REFUSED': 'Biên nhận: bạn không đồng ý công khai hồ sơ của {child}',
  'mail.guardian.REFUSED.text':
    'Hồ sơ vẫn đóng: người khác chỉ thấy chữ “Học viên”. {child} vẫn học như bình thường.',
  'mail.guardian.WITHDRAWN': 'Biên nhận: bạn rút lại đồng ý cho {child}',
  'mail.guardian.WITHDRAWN.text':
    'Hồ sơ vừa được đóng: người khác chỉ còn thấy chữ “Học viên”. {child} vẫn học như bình thường.',
  'mail.guardian.code': 'Số biên nhận',
  'mail.guardian.privacy': 'Phiên bản chính sách quyền riêng tư',
  'mail.guardian.withdraw': 'Xem lại hoặc rút lại',
  'mail.guardian.keep': 'Hãy giữ thư này: liên kết trên dùng để rút lại đồng ý.',
  'accounts.privacyText': 'Cần từ 10 đến 2.000 ký tự.',
  'accounts.privacyArticle': 'Ghi điều luật làm căn cứ, từ 3 đến 200 ký tự.',
  'accounts.privacyAnswered': 'Yêu cầu này đã được trả lời.',
  'accounts.ownPrivacyRequest': 'Bạn không tự quyết định yêu cầu của mình được. Nhờ quản trị viên khác nhé.',
  'notification.PRIVACY_REQUEST_ANSWERED.ACCEPTED.title': 'Yêu cầu về dữ liệu của bạn được chấp nhận',
  'notification.PRIVACY_REQUEST_ANSWERED.ACCEPTED.text': '{answer}',
  'notification.PRIVACY_REQUEST_ANSWERED.REFUSED.title': 'Yêu cầu về dữ liệu của bạn bị từ chối',
  'notification.PRIVACY_REQUEST_ANSWERED.REFUSED.text': '{answer} Căn cứ: {article}.',
  'permission.resource.privacy-request': 'Yêu cầu về dữ liệu cá nhân',
  'setting.terms.graceDays': 'Hạn chấp nhận điều khoản mới',
  'setting.terms.graceDays.help':
    'Sau hạn này, người chưa chấp nhận không mua khoá học và không gửi khoá học đi bán được.',
  'accounts.termsNotAccepted': 'Bạn cần đọc và chấp nhận điều khoản mới trước.',
  'accounts.termsChanged': 'Vừa có bản mới hơn. Bạn tải lại trang để đọc bản đó nhé.',
  'accounts.wrongCredentials': 'Email hoặc mật khẩu không đúng.',
  'accounts.password': 'Mật khẩu cần từ 8 đến 128 ký tự.',
  'accounts.passwordCommon': 'Mật khẩu này quá phổ biến, dễ bị đoán. Bạn chọn mật khẩu khác nhé.',
  'accounts.passwordMismatch': 'Mật khẩu nhập lại không khớp.',
  'accounts.passwordSame': 'Mật khẩu mới đang trùng mật khẩu cũ. Bạn chọn mật khẩu khác nhé.',
  'accounts.emailSame': 'Đây đang là email của bạn rồi.',
  'accounts.returnUrl': 'Không thể dẫn về địa chỉ này.',
  'accounts.fullName':
    'Họ tên cần từ 2 đến 100 ký tự, viết bằng chữ La-tinh như trên hộ chiếu (có dấu hay không đều được), không có biểu tượng cảm xúc.',
  'accounts.taxId': 'Mã số thuế hoặc số định danh gồm 10 đến 14 chữ số.',
  'accounts.taxIdImpossible':
    'Mã số thuế này không thể có thật. Mã gồm 10 chữ số (13 với chi nhánh), hoặc 12 chữ số của số định danh cá nhân.',
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
    'Email của tài khoản Google này đã có tài khoản {brand}. Bạn đăng nhập bằng mật khẩu để liên kết Google nhé.',
  'accounts.passwordNeeded':
    'Bạn đăng nhập đã lâu. Bạn nhập mật khẩu, hoặc đăng nhập lại rồi thử lại trong vòng 15 phút nhé.',
  'accounts.googleTaken': 'Tài khoản Google này đã liên kết với một người khác.',
  'accounts.googleLinked': 'Bạn đã liên kết một tài khoản Google khác. Hãy gỡ liên kết đó trước nhé.',
  'accounts.googleNotSetUp': '{brand} chưa bật đăng nhập bằng Google.',
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
  'people.column.isActive': 'Trạng thái',
  'people.column.createdAt': 'Ngày tạo',
  'people.column.lastSeenAt': 'Hoạt động gần nhất',
  'people.role.USER': 'Học viên',
  'people.role.TEACHER': 'Giảng viên',
  'people.role.ADMIN': 'Quản trị viên',
  'people.isActive.true': 'Hoạt động',
  'people.isActive.false': 'Đã khoá',
  'people.csvExists': 'Email này đã có tài khoản.',

  'mail.signUp.subject': 'Lời mời tạo tài khoản',
  'mail.signUp.title': 'Bạn được mời tạo tài khoản',
  'mail.signUp.text': 'Bấm nút dưới đây để tạo tài khoản bằng địa chỉ email này.',
  'mail.signUp.action': 'Tạo tài khoản',
  'mail.signUp.small':
    'Liên kết dùng được một lần, trong {days} ngày. Nếu bạn không chờ thư này, bạn có thể bỏ qua.',
  'accounts.signUpClosed': 'Bạn cần lời mời để tạo tài khoản. Hãy liên hệ với chúng tôi để được mời.',
  'accounts.signUpDomains': 'Địa chỉ email này không thuộc tên miền được tạo tài khoản.',
  'accounts.signUpLinkNeeded': 'Hãy mở liên kết gửi tới địa chỉ email này để tạo tài khoản.',
  'accounts.otherDomain': 'Chỉ nhận địa chỉ email thuộc {domains}.',
  'accounts.invitedEmails': 'Nhập từ 1 đến 50 địa chỉ email.',
  'mail.invitation.subject': 'Tài khoản {brand} của bạn đã sẵn sàng',
  'mail.invitation.title': 'Chào mừng bạn đến với {brand}',
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
  'permission.action.secure': 'Cài đặt',
  'permission.action.view-as': 'Xem với tư cách',
  'permission.action.become-teacher': 'Trở thành giảng viên',

  'mail.welcome.subject': 'Chào mừng bạn đến với {brand}',
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
  'mail.reset.subject': 'Đặt lại mật khẩu {brand}',
  'mail.reset.title': 'Đặt lại mật khẩu',
  'mail.reset.text':
    'Có người yêu cầu đặt lại mật khẩu cho tài khoản của bạn. Nếu đó là bạn, bấm nút dưới đây để chọn mật khẩu mới.',
  'mail.reset.action': 'Chọn mật khẩu mới',
  'mail.reset.small':
    'Liên kết dùng được một lần, trong {minutes} phút. Nếu không phải bạn yêu cầu, bạn có thể bỏ qua email này: mật khẩu vẫn như cũ.',
  'mail.newEmail.subject': 'Xác nhận email mới của bạn',
  'mail.newEmail.title': 'Xác nhận email mới',
  'mail.newEmail.text':
    'Bạn muốn dùng {email} để đăng nhập {brand}. Bấm nút dưới đây để xác nhận; sau đó email này thay cho email cũ.',
  'mail.newEmail.action': 'Dùng email này',
  'mail.newEmail.small':
    'Liên kết dùng được một lần, trong 24 giờ. Nếu bạn không có tài khoản {brand}, bạn có thể bỏ qua email này.',
  'mail.emailChange.subject': 'Email tài khoản {brand} của bạn sắp thay đổi',
  'mail.emailChange.title': 'Yêu cầu đổi email',
  'mail.emailChange.text':
    'Có người đã nhập đúng mật khẩu của bạn và yêu cầu đổi email đăng nhập sang {email}. Nếu đó là bạn, bạn không cần làm gì.',
  'mail.emailChange.action': 'Không phải tôi, huỷ thay đổi',
  'mail.emailChange.small':
    'Liên kết dùng được trong 7 ngày, kể cả khi email mới đã được xác nhận. Huỷ thay đổi sẽ đăng xuất mọi thiết bị và gửi cho bạn liên kết chọn mật khẩu mới.',
  'mail.emailChanged.subject': 'Email tài khoản {brand} của bạn đã đổi',
  'mail.emailChanged.title': 'Email đăng nhập đã đổi',
  'mail.emailChanged.text':
    'Tài khoản {brand} của bạn giờ đăng nhập bằng {email}. Địa chỉ này không còn dùng để đăng nhập nữa.',
  'mail.emailChanged.small':
    'Không phải bạn? Trong 7 ngày, bạn mở thư báo yêu cầu đổi email mà {brand} đã gửi đến đây và chọn huỷ thay đổi.',
  'mail.emailReplaced.subject': 'Email tài khoản {brand} của bạn đã được thay',
  'mail.emailReplaced.title': 'Email đăng nhập đã được thay',
  'mail.emailReplaced.text':
    'Quản trị viên của {brand} vừa đổi email đăng nhập tài khoản của bạn sang {email}. Địa chỉ này không còn dùng để đăng nhập được nữa. Nếu bạn đã yêu cầu việc đó, bạn không cần làm gì.',
  'mail.emailReplaced.small':
    'Nếu bạn không yêu cầu, hãy báo ngay cho bộ phận hỗ trợ của {brand}. Xác thực hai bước của bạn, nếu đã bật, vẫn còn hiệu lực.',
  'mail.staff.subject.rights': 'Quyền quản trị của bạn vừa thay đổi',
  'mail.staff.subject.suspended': 'Tài khoản quản trị của bạn đã bị khoá',
  'mail.staff.subject.erased': 'Tài khoản quản trị của bạn đã bị xoá',
  'mail.staff.text.rights':
    'Một quản trị viên của {brand} vừa thay đổi quyền của tài khoản này. Vai trò quản trị của bạn bây giờ: {rights}.',
  'mail.staff.text.noRights':
    'Một quản trị viên của {brand} vừa thay đổi quyền của tài khoản này. Bạn không còn vai trò quản trị nào.',
  'mail.staff.text.suspended':
    'Một quản trị viên của {brand} vừa khoá tài khoản của bạn. Bạn đã được đăng xuất trên mọi thiết bị.',
  'mail.staff.text.erased':
    'Một quản trị viên của {brand} vừa xoá tài khoản của bạn. Hồ sơ và thông tin đăng nhập của bạn không còn nữa.',
  'mail.staff.small':
    'Bạn không ngờ tới việc này? Hãy báo ngay cho một quản trị viên khác hoặc bộ phận hỗ trợ của {brand}.',
  'mail.security.subject.password-changed': 'Mật khẩu {brand} của bạn vừa được thay đổi',
  'mail.security.subject.two-step-on': 'Xác thực hai bước vừa được bật',
  'mail.security.subject.two-step-off': 'Xác thực hai bước vừa được tắt',
  'mail.security.subject.recovery-codes': 'Mã khôi phục của bạn vừa được tạo lại',
  'mail.security.subject.google-linked': 'Tài khoản Google vừa được liên kết',
  'mail.security.subject.google-unlinked': 'Liên kết Google vừa được gỡ',
  'mail.security.subject.api-token-created': 'Một mã truy cập API vừa được tạo',
  'mail.security.subject.api-token-renewed': 'Một mã truy cập API vừa được gia hạn',
  'mail.security.subject.new-sign-in': 'Đăng nhập từ một thiết bị mới',
  'mail.security.subject.erasure-requested': 'Tài khoản {brand} của bạn sẽ bị xoá sau 7 ngày',
  'mail.security.subject.erasure-cancelled': 'Yêu cầu xoá tài khoản đã được huỷ',

  'accounts.requestNotWaiting': 'Yêu cầu này đã bắt đầu hoặc đã kết thúc.',
  'accounts.requestOpen': 'Bạn đã yêu cầu rồi; {brand} đang thực hiện.',
  'accounts.tooManyExports': 'Mỗi ngày bạn tải được nhiều nhất {limit} bản dữ liệu. Mai bạn thử lại nhé.',
  'accounts.eraseAdministrator':
    'Bạn đang là quản trị viên. Hãy nhờ một quản trị viên khác gỡ vai trò này trước.',
  'people.moneyOpen':
    'Còn tiền chưa thanh toán xong: yêu cầu hoàn tiền, lệnh rút tiền, tiền đang giữ, khoản nợ, hoặc phí nền tảng chưa lập hoá đơn. Hãy xử lý xong rồi xoá.',
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
    'Ngày cuối dùng được là {day}. Bạn gia hạn để ứng dụng đang dùng mã không bị ngừng.',
  'notification.EXPORT_READY.title': 'Tệp {file} đã sẵn sàng',
  'notification.EXPORT_READY.text': 'Bạn có thể tải tệp về.',

  'setting.rest.signInHours': 'Đăng nhập qua REST được coi là mới trong',
  'setting.rest.signInHours.help':
    'Trong thời gian này kể từ lúc đăng nhập qua REST, ứng dụng được làm những việc nguy hiểm (cấp quyền quản trị, đổi email của người khác, xuất dữ liệu) mà không phải xác minh lại danh tính. Đặt 0 để lần nào cũng phải xác minh. Phiên đăng nhập trên web luôn phải xác minh.',
  'setting.apiTokens.allowed': 'Cho phép mã truy cập API',
  'setting.apiTokens.allowed.help':
    'Khi tắt, không ai tạo được mã mới và mọi mã đang có ngừng dùng được trong vòng một giây. Bật lại thì các mã chưa thu hồi dùng tiếp được.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  ...processing.en,
  'accounts.closedName': 'Student',
  'accounts.birthYear': 'Enter a year of birth of four digits, at most this year.',
  'accounts.ownGuardian': 'This is the student’s own email address. Enter the address of the guardian.',
  'accounts.noChild': 'By the year of birth, this person needs no consent of a guardian.',
  'accounts.guardianConsented': 'The guardian has already consented.',
  'accounts.birthYearFixed':
    'You can’t change this year of birth yourself. If it is wrong, please contact support.',
  'accounts.verifyForGuardian': 'Confirm your email address before you write to your guardian.',
  'setting.children.age': 'Children are younger than (years)',
  'setting.children.age.help':
    'By the year of birth that was entered, until the end of the year of the birthday. Others see the name and picture of a child only after a guardian has consented. Law on Children: under 16.',
  'setting.children.askBirthYear': 'Ask for the year of birth at registration',
  'setting.children.askBirthYear.help':
    'When on, everybody who creates an account with an email address has to enter it. When off, the form does not ask; people can enter it in their profile.',
  'notification.GUARDIAN_ANSWERED.CONSENTED.title': 'Your guardian has consented',
  'notification.GUARDIAN_ANSWERED.CONSENTED.text': 'Others now see your name and picture.',
  'notification.GUARDIAN_ANSWERED.REFUSED.title': 'Your guardian has refused',
  'notification.GUARDIAN_ANSWERED.REFUSED.text': 'Your profile stays closed. You can study as before.',
  'notification.GUARDIAN_ANSWERED.WITHDRAWN.title': 'Your guardian has withdrawn the consent',
  'notification.GUARDIAN_ANSWERED.WITHDRAWN.text': 'Your profile was just closed. You can study as before.',
  'mail.guardian.subject': '{child} asks for your consent to a public profile',
  'mail.guardian.text':
    '{child} studies at {brand} and named you as guardian. If you consent, others see the name and picture of {child} in ratings, questions, comments, study groups and on the page that verifies certificates. Otherwise they only see the word “Student”; nothing else changes.',
  'mail.guardian.action': 'Read and answer',
  'mail.guardian.small':
    'You have {days} days to answer. If you are not the guardian, ignore this email; the profile stays closed.',
  'mail.guardian.CONSENTED': 'Receipt: you consented to the public profile of {child}',
  'mail.guardian.CONSENTED.text':
    'From now on, others see the name and picture of {child}. You can withdraw at any time, which closes the profile immediately.',
  'mail.guardian.REFUSED': 'Receipt: you refused the public profile of {child}',
  'mail.guardian.REFUSED.text':
    'The profile stays closed: others only see the word “Student”. {child} can study as before.',
  'mail.guardian.WITHDRAWN': 'Receipt: you withdrew your consent for {child}',
  'mail.guardian.WITHDRAWN.text':
    'The profile was just closed: others only see the word “Student”. {child} can study as before.',
  'mail.guardian.code': 'Receipt',
  'mail.guardian.privacy': 'Version of the privacy policy',
  'mail.guardian.withdraw': 'Review or withdraw',
  'mail.guardian.keep': 'Keep this email: its link lets you withdraw the consent.',
  'accounts.privacyText': 'Enter 10 to 2,000 characters.',
  'accounts.privacyArticle': 'Enter the article of the law, 3 to 200 characters.',
  'accounts.privacyAnswered': 'This request was already answered.',
  'accounts.ownPrivacyRequest': 'You can’t decide about your own request. Ask another administrator.',
  'notification.PRIVACY_REQUEST_ANSWERED.ACCEPTED.title': 'Your request about personal data was accepted',
  'notification.PRIVACY_REQUEST_ANSWERED.ACCEPTED.text': '{answer}',
  'notification.PRIVACY_REQUEST_ANSWERED.REFUSED.title': 'Your request about personal data was refused',
  'notification.PRIVACY_REQUEST_ANSWERED.REFUSED.text': '{answer} Legal basis: {article}.',
  'permission.resource.privacy-request': 'Requests about personal data',
  'setting.terms.graceDays': 'Time to accept new terms',
  'setting.terms.graceDays.help':
    'After this time, people who have not accepted can neither buy courses nor submit courses for sale.',
  'accounts.termsNotAccepted': 'Please read and accept the new terms first.',
  'accounts.termsChanged': 'A newer version applies now. Reload the page to read it.',
  'accounts.wrongCredentials': 'The email address or the password is wrong.',
  'accounts.password': 'The password needs 8 to 128 characters.',
  'accounts.passwordCommon': 'This password is too common and easy to guess. Please choose another.',
  'accounts.passwordMismatch': 'The passwords do not match.',
  'accounts.passwordSame': 'The new password is the same as the old one. Please choose another.',
  'accounts.emailSame': 'This is already your email.',
  'accounts.returnUrl': 'Returning to this address is not possible.',
  'accounts.fullName':
    'The name needs 2 to 100 characters in Latin letters as in a passport, with or without accents, and no emoji.',
  'accounts.taxId': 'The tax or personal number needs 10 to 14 digits.',
  'accounts.taxIdImpossible':
    'This tax code can’t exist: it has 10 digits (13 for a branch), or the 12 digits of a personal number.',
  'accounts.phone': 'The phone number needs 8 to 15 digits, for example 0912 345 678.',
  'accounts.year': 'Enter a year from {min} to {max}.',
  'accounts.years': 'The end year can’t be before the start year.',
  'accounts.link': 'The address must begin with https://, for example https://example.vn.',
  'accounts.headline': 'The headline needs 3 to 120 characters.',
  'accounts.emailTaken': 'This email already has an account. Please sign in.',
  'accounts.apiTokenEnded': 'This access token is no longer good. Its owner has to make a new one.',
  'accounts.apiTokensOff': 'The administrators have switched API access tokens off.',
  'accounts.tooManyApiTokens':
    'You can have at most {limit} access tokens. Revoke one that you no longer use.',
  'accounts.apiTokenName': 'The name takes 2 to 60 characters.',
  'accounts.apiTokenScope': 'No token can have the permission “{scope}”.',
  'accounts.apiTokenScopes': 'Choose at least one permission from the list.',
  'accounts.apiTokenOverlap': 'Choose from 0 to 24 hours.',
  'accounts.apiTokenExpiry': 'Choose a day from tomorrow on, at most {max} days from today.',
  'accounts.deactivated': 'This account is locked. Please contact support.',
  'accounts.alreadyTeacher': 'You are already a teacher.',
  'accounts.linkGone': 'This link has been used or has expired. Please request a new one.',
  'accounts.passwordWrong': 'The password is wrong. Please try again.',
  'accounts.signInAgain':
    'To protect your account, sign out, sign in again and retry within 15 minutes. You can also set a password through “Forgot password”.',
  'accounts.verifyFirst': 'Confirm your email address before you turn two-step sign-in on.',
  'accounts.emailVerified': 'This email has already been confirmed.',
  'accounts.codeNeeded': 'Enter the code of your authenticator app, or a recovery code, to continue.',
  'accounts.codeWrong': 'The code is wrong or has been used. Wait for the next one and try again.',
  'accounts.authenticatorOn': 'Two-step sign-in is already on.',
  'accounts.authenticatorOff': 'Two-step sign-in is off.',
  'accounts.authenticatorNotBegun': 'Scan the QR code before you enter a code.',
  'accounts.googleDown': 'Google can’t be reached right now. Please try again in a few minutes.',
  'accounts.googleRefused': 'Google could not confirm who you are. Please try again.',
  'accounts.googleUnverified':
    'The address of this Google account has not been verified with Google, so it can’t be used.',
  'accounts.googleEmailTaken':
    'There is a {brand} account with the address of this Google account. Sign in with your password to link Google.',
  'accounts.passwordNeeded':
    'You signed in a while ago. Enter your password, or sign in again and retry within 15 minutes.',
  'accounts.googleTaken': 'This Google account is linked to another person.',
  'accounts.googleLinked': 'You have linked another Google account. Please unlink that one first.',
  'accounts.googleNotSetUp': 'Signing in with Google is not set up here.',
  'accounts.googleNotLinked': 'You have not linked a Google account.',
  'accounts.onlyWayIn': 'Google is your only way to sign in. Set a password first, then unlink it.',

  'people.reason': 'Give a reason of 3 to 300 characters.',
  'people.version': 'This profile was just edited elsewhere. Reload to see the latest version.',
  'people.lastAdministrator': 'This is the last active administrator. Add another one first.',
  'people.ownAccount': 'You can’t lock or delete your own account here.',
  'people.ownEmail': 'Change your own email on your Security page.',
  'people.ownAdministrator': 'You can’t remove your own administrator role. Ask another administrator.',
  'people.outranked': 'This person has permissions that you don’t have, so you can’t manage them.',
  'people.notYours': 'You can grant only the permissions that you have yourself.',
  'people.unknown': 'User not found.',
  'people.sells': 'This person still has courses on sale or in review. Take those off sale first.',
  'people.ids': 'Choose 1 to 500 people.',
  'people.viewAsAdministrator': 'You can’t view as another administrator.',
  'people.viewAsInactive': 'This account is locked, so you can’t view as its owner.',
  'people.csvTooLarge': 'The file is too large: at most {max} kB.',
  'people.csvTooLong': 'The file has too many lines: at most {max}.',
  'people.csvMalformed': 'The CSV file can’t be read at line {line}.',
  'people.csvEmpty': 'The file has no lines to import.',
  'people.csvColumns':
    'No line with the names of the columns: email and fullName (or lastname and firstname) are needed.',
  'people.csvTwice': 'This email is already on line {line}.',
  'people.csvRole': 'There is no role “{role}”. Use user or teacher.',
  'people.csvScientific':
    'Excel has changed the phone number to {value}. Format the column as text and enter the number again.',
  'people.column.email': 'Email',
  'people.column.fullName': 'Full name',
  'people.column.phone': 'Phone',
  'people.column.roles': 'Roles',
  'people.column.customRoles': 'Custom roles',
  'people.column.isActive': 'Status',
  'people.column.createdAt': 'Created',
  'people.column.lastSeenAt': 'Last seen',
  'people.role.USER': 'Student',
  'people.role.TEACHER': 'Teacher',
  'people.role.ADMIN': 'Administrator',
  'people.isActive.true': 'Active',
  'people.isActive.false': 'Suspended',
  'people.csvExists': 'This email already has an account.',

  'mail.signUp.subject': 'Invitation to create an account',
  'mail.signUp.title': 'You are invited to create an account',
  'mail.signUp.text': 'Use the button below to create an account with this email address.',
  'mail.signUp.action': 'Create an account',
  'mail.signUp.small':
    'The link works once, within {days} days. If you did not expect this email, you can ignore it.',
  'accounts.signUpClosed': 'You need an invitation to create an account. Contact us to be invited.',
  'accounts.signUpDomains': 'Email addresses of this domain can’t create an account.',
  'accounts.signUpLinkNeeded': 'Open the link that is sent to this email address to create an account.',
  'accounts.otherDomain': 'Only email addresses of {domains} are accepted.',
  'accounts.invitedEmails': 'Enter 1 to 50 email addresses.',
  'mail.invitation.subject': 'Your {brand} account is ready',
  'mail.invitation.title': 'Welcome to {brand}',
  'mail.invitation.text':
    'An administrator has created an account for you. Choose your own password to get started; nobody else will know it.',
  'mail.invitation.action': 'Choose a password',
  'mail.invitation.small':
    'The link works once, within {days} days. After that you can still use “Forgot password?”.',

  'roles.name': 'A role’s name has 2 to 60 characters.',
  'roles.nameTaken': 'There is a role of this name.',
  'roles.description': 'A description has at most 300 characters.',
  'roles.unknownPermission': 'Some permission does not exist or is not part of the administration.',
  'roles.unknown': 'There is no such role.',
  'roles.version': 'This role was just edited elsewhere. Reload to see the latest version.',
  'roles.tooMany': 'The platform can have {limit} custom roles. Edit or delete one of them instead.',
  'roles.held': 'Users who still have this role: {count}. Remove it from them first.',
  'roles.ADMIN': 'Administrator',
  'roles.ADMIN.description': 'Runs the whole platform.',
  'roles.TEACHER': 'Teacher',
  'roles.TEACHER.description': 'Builds and sells courses.',
  'roles.USER': 'Student',
  'roles.USER.description': 'Buys and studies courses; everybody is one.',

  'permission.resource.person': 'People',
  'permission.resource.role': 'Roles and permissions',
  'permission.resource.profile': 'Own profile',
  'permission.resource.teacher-profile': 'Teacher profile',
  'permission.resource.session': 'Own sessions',
  'permission.resource.account': 'Own account’s security',
  'permission.resource.api-token': 'Everyone’s access tokens',
  'permission.action.revoke': 'Revoke',
  'permission.action.secure': 'Set up',
  'permission.action.view-as': 'View as',
  'permission.action.become-teacher': 'Become a teacher',

  'mail.welcome.subject': 'Welcome to {brand}',
  'mail.welcome.title': 'Your account is ready',
  'mail.welcome.student':
    'Browse the courses and start learning right away. Many courses have free preview lessons.',
  'mail.welcome.teacher':
    'You can start your first course today. When it is complete, submit it for review to start selling.',
  'mail.welcome.browse': 'Browse courses',
  'mail.welcome.teach': 'Create a course',
  'mail.welcome.notYou': 'If you did not sign up, you can ignore this email.',
  'mail.welcome.confirm': 'Confirm email address',
  'mail.welcome.confirmWhy':
    'Confirm that this is your address, so you do not miss notifications and can get back in if you forget your password. The link works for 3 days.',
  'mail.verify.subject': 'Confirm your email address',
  'mail.verify.title': 'Confirm your email address',
  'mail.verify.text': 'Press the button below to confirm that this email is yours.',
  'mail.verify.action': 'Confirm email address',
  'mail.verify.small':
    'The link works once, for 3 days. If you did not request it, you can ignore this email.',
  'mail.reset.subject': 'Reset your {brand} password',
  'mail.reset.title': 'Reset your password',
  'mail.reset.text':
    'Someone asked to reset your account’s password. If it was you, press the button below to choose a new one.',
  'mail.reset.action': 'Choose a new password',
  'mail.reset.small':
    'The link works once, for {minutes} minutes. If it was not you, ignore this email: your password stays the same.',
  'mail.newEmail.subject': 'Confirm your new email address',
  'mail.newEmail.title': 'Confirm your new address',
  'mail.newEmail.text':
    'You want to sign in to {brand} with {email}. Press the button below to confirm; it then replaces your old email.',
  'mail.newEmail.action': 'Use this address',
  'mail.newEmail.small':
    'The link works once, for 24 hours. If you do not have a {brand} account, you can ignore this email.',
  'mail.emailChange.subject': 'The email address of your {brand} account is about to change',
  'mail.emailChange.title': 'Email change requested',
  'mail.emailChange.text':
    'Someone entered your password and asked to change your sign-in email to {email}. If it was you, you do not need to do anything.',
  'mail.emailChange.action': 'Not me, cancel the change',
  'mail.emailChange.small':
    'The link works for 7 days, even after the new email has been confirmed. Cancelling signs out every device and sends you a link to choose a new password.',
  'mail.emailChanged.subject': 'The email address of your {brand} account has changed',
  'mail.emailChanged.title': 'Your sign-in email has changed',
  'mail.emailChanged.text':
    'You now sign in to {brand} with {email}. This address is no longer used to sign in.',
  'mail.emailChanged.small':
    'Not you? Within 7 days, open the email that {brand} sent here about the request and cancel the change.',
  'mail.emailReplaced.subject': 'The email address of your {brand} account was replaced',
  'mail.emailReplaced.title': 'Your sign-in email was replaced',
  'mail.emailReplaced.text':
    'A {brand} administrator has just changed your sign-in email to {email}. This address can no longer be used to sign in. If you asked for this, you do not need to do anything.',
  'mail.emailReplaced.small':
    'If you did not ask for this, contact {brand} support right away. Two-step sign-in, if you turned it on, still protects your account.',
  'mail.staff.subject.rights': 'Your administrative rights have changed',
  'mail.staff.subject.suspended': 'Your administrator account was suspended',
  'mail.staff.subject.erased': 'Your administrator account was deleted',
  'mail.staff.text.rights':
    'A {brand} administrator has just changed the rights of this account. Your administrative roles are now: {rights}.',
  'mail.staff.text.noRights':
    'A {brand} administrator has just changed the rights of this account. You no longer have an administrative role.',
  'mail.staff.text.suspended':
    'A {brand} administrator has just suspended your account. You were signed out on all devices.',
  'mail.staff.text.erased':
    'A {brand} administrator has just deleted your account. Your profile and your sign-in details no longer exist.',
  'mail.staff.small': 'Did you not expect this? Contact another administrator or {brand} support right away.',
  'mail.security.subject.password-changed': 'Your {brand} password was changed',
  'mail.security.subject.two-step-on': 'Two-step sign-in was turned on',
  'mail.security.subject.two-step-off': 'Two-step sign-in was turned off',
  'mail.security.subject.recovery-codes': 'You have new recovery codes',
  'mail.security.subject.google-linked': 'A Google account was linked',
  'mail.security.subject.google-unlinked': 'Your Google account was unlinked',
  'mail.security.subject.api-token-created': 'An API access token was made',
  'mail.security.subject.api-token-renewed': 'An API access token was renewed',
  'mail.security.subject.new-sign-in': 'A sign-in from a new device',
  'mail.security.subject.erasure-requested': 'Your {brand} account will be deleted in 7 days',
  'mail.security.subject.erasure-cancelled': 'The deletion of your account was cancelled',

  'accounts.requestNotWaiting': 'This request has already started or finished.',
  'accounts.requestOpen': 'You have already requested this; {brand} is working on it.',
  'accounts.tooManyExports':
    'You can create at most {limit} copies of your data a day. Please try again tomorrow.',
  'accounts.eraseAdministrator':
    'You are an administrator. Ask another administrator to remove this role first.',
  'people.moneyOpen':
    'Some money is not settled yet: a refund, a payout, held earnings, a debt, or a platform fee without an invoice. Settle it first.',
  'accounts.eraseTeacher': 'You have courses on sale or in review. Take them off sale first.',

  'mail.security.when': 'At {time} (Vietnam time), from the network address {address}.',
  'mail.security.apiToken': 'Its name is {name}. Anyone who has it can do in your name what it allows.',
  'mail.security.text':
    'If it was you, you do not need to do anything. If not, reset your password now and sign out any devices you do not recognise.',
  'mail.security.google':
    'Besides your password, the Google account {email} can still sign in here. Not yours? Unlink it on your Security page.',
  'mail.security.action': 'Review account security',
  'mail.security.small': 'Can’t sign in? Reset your password at {link}',

  'notification.SECURITY.title': 'Your account has changed',
  'notification.SECURITY.text':
    'From the network address {address}. If this was not you, change your password now.',
  'notification.API_TOKEN_EXPIRING.title': 'The access token “{name}” expires soon',
  'notification.API_TOKEN_EXPIRING.text':
    'Its last day is {day}. Renew it so that the app using it does not stop.',
  'notification.EXPORT_READY.title': 'The file {file} is ready',
  'notification.EXPORT_READY.text': 'You can download it.',

  'setting.rest.signInHours': 'A sign-in through REST counts as recent for',
  'setting.rest.signInHours.help':
    'For this long after a sign-in on REST, its client may do dangerous things (grant administrative rights, replace the email of another person, export data) without proving its identity again. With 0 it has to do so each time. A session of the web always needs a proof.',
  'setting.apiTokens.allowed': 'Allow API access tokens',
  'setting.apiTokens.allowed.help':
    'While off, no one can make a token and every existing one stops working within a second. Turned on again, those that were not revoked go on working.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
