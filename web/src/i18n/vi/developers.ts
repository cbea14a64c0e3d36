/** Documentation for integrators. prose.tsx formats `code`, [links](/path), lists and blank lines. */
export default {
  crumb: 'Dành cho lập trình viên',
  title: 'API của {{brand}}',
  lead: 'Mọi thao tác trên {{brand}} đều gọi được qua GraphQL. REST dành cho ứng dụng cũ, kết quả như nhau.',
  description: 'Hướng dẫn gọi API của {{brand}} bằng GraphQL và REST: mã truy cập, giới hạn, lỗi, webhook.',
  makeToken: 'Tạo mã truy cập',
  openGraphiql: 'Mở GraphiQL',
  seeDesign: 'Thành phần giao diện',
  contents: 'Trên trang này',
  client: 'Ví dụ viết bằng',
  sections: {
    start: {
      title: 'Yêu cầu đầu tiên',
      text: `Danh mục mở cho mọi người, không cần mã. GraphQL ở \`POST /graphql\`, REST ở \`/api\`, tài liệu của REST ở [/api/docs](/api/docs/).

Câu chữ trong câu trả lời theo \`Accept-Language\`: \`vi\` hoặc \`en\`. Thời điểm luôn là ISO 8601 theo UTC, tiền là số nguyên đồng, \`id\` là chuỗi không có nghĩa.

Các ví dụ chạy với Node.js 24, mỗi ví dụ là một tệp \`.mjs\`; mã truy cập đọc từ biến môi trường \`SEN_TOKEN\`. Trang web ở tên miền khác chỉ gọi được khi máy chủ cho phép tên miền ấy (\`CLIENT_ORIGINS\`).`,
    },
    tokens: {
      title: 'Mã truy cập và quyền',
      text: `Mã cá nhân bắt đầu bằng \`sen_pat_\`, tạo ở [trang bảo mật](/dashboard/profile/security), hiện một lần. Bạn chọn quyền và ngày hết hạn. Gửi mã trong \`Authorization: Bearer …\`, trên GraphQL, REST và WebSocket như nhau.

- Quyền viết theo \`resource:action\`, ví dụ \`enrolment:read\`. Mã không bao giờ làm được nhiều hơn chính bạn: quyền của bạn giảm thì quyền của mã giảm ngay.
- Mã thiếu quyền thì nhận \`SCOPE_MISSING\`, chính bạn không có quyền thì nhận \`NOT_PERMITTED\`; \`permission\` là quyền còn thiếu. Những gì ai cũng đọc được thì mã nào cũng đọc được.
- Việc cần xác minh danh tính (đổi mật khẩu, tài khoản nhận tiền, hoàn tiền…) không làm bằng mã được: \`PERSON_NEEDED\`.
- Thu hồi, khoá tài khoản, đặt lại mật khẩu: mã hết hiệu lực trong vòng một giây.`,
    },
    signIn: {
      title: 'Đăng nhập thay vì dùng mã',
      text: `Chương trình có người ngồi trước màn hình thì đăng nhập như web: \`signIn\` (REST: \`POST /api/auth/login\`) trả về \`accessToken\` có hạn 15 phút và \`refreshToken\`. Tài khoản bật xác thực hai bước thì gửi thêm \`code\`.

Hết hạn thì nhận \`TOKEN_EXPIRED\`: gọi \`refreshSession\` (REST: \`POST /api/auth/refresh-token\`) rồi gửi lại. Nhiều yêu cầu cùng làm mới một lúc cũng không sao. Nhận \`SESSION_ENDED\` thì đăng nhập lại.`,
    },
    limits: {
      title: 'Giới hạn',
      text: `Mỗi trường tốn một điểm cho mỗi dòng mà trang được hỏi có thể chứa. Tổng số dòng tốn 100 điểm, các dòng bị bỏ qua trước một trang tốn một điểm cho mỗi 20 dòng. Truy vấn mà {{brand}} chưa biết tốn thêm một điểm cho mỗi 20 ký tự, kể cả khi bị từ chối. Ngân sách đầy lại dần từng giây. Mỗi mã truy cập có ngân sách riêng, không tính vào ngân sách của bạn; mọi mã của bạn cộng lại có gấp ba.

Yêu cầu nào được tính điểm thì câu trả lời có \`RateLimit\` và \`RateLimit-Policy\`. Gửi \`X-GraphQL-Cost: 1\` để nhận thêm \`extensions.cost\`. Quá ngân sách thì nhận 429 kèm \`Retry-After\` tính bằng giây. Một truy vấn vượt giới hạn của chính nó thì nhận \`TOO_COSTLY\`, không kèm \`Retry-After\`: gửi lại không đổi gì.`,
    },
    errors: {
      title: 'Lỗi và lý do',
      text: `Rẽ nhánh theo \`extensions.code\` rồi \`extensions.reason\` (trên REST: \`error.code\`, \`error.reason\`). Đừng đọc câu chữ: câu chữ theo ngôn ngữ người xem. \`details\` chỉ ra từng ô sai. Có \`retryAfter\` thì chờ chừng ấy giây rồi gửi lại nguyên yêu cầu ấy, lần này có thể thành công.`,
    },
    lists: {
      title: 'Danh sách',
      text: `Bảng có trang đánh số: \`page\`, \`limit\`, trả về \`items\` và \`total\`. Dòng thời gian là connection của Relay: \`first\`, \`after\`, trả về \`edges\` và \`pageInfo\`.

Muốn lấy hết một danh sách lớn thì đừng lật trang: dòng có thể trượt khi có người sửa. Dùng [thay đổi](#changes).`,
    },
    changes: {
      title: 'Thay đổi',
      text: `Muốn giữ một bản sao của người dùng, khoá học, lượt ghi danh hay đơn hàng thì đọc \`changedPeople\`, \`changedCourses\`, \`changedEnrolments\`, \`changedOrders\`. Lần đầu nhận tất cả, mỗi trang tối đa {{changesPageSize}}. Giữ \`endCursor\` lại; lần sau đưa nó vào \`after\` thì chỉ nhận những gì đã đổi. Con trỏ không hết hạn. Chưa có con trỏ mà biết thời điểm thì dùng \`updatedSince\`; quá 90 ngày thì nhận tất cả.

- Mã cần quyền đọc tất cả của loại ấy: \`person:read\`, \`course:read-any\`, \`enrolment:read-any\`, \`order:read-any\`.
- Không sót, không lặp: mỗi thứ đến ở bản mới nhất của nó, kể cả khi có người đang sửa. Một thay đổi chỉ đến khi mọi giao dịch bắt đầu trước nó đã xong, thường là ngay sau đó.
- \`isDeleted\` nghĩa là xoá khỏi bản sao: chỉ còn lại \`id\`.
- Sao chép 50.000 lượt ghi danh cần 100 yêu cầu, vừa trong ngân sách một phút.
- Sau khi {{brand}} được khôi phục từ bản sao lưu, con trỏ đọc quá điểm sao lưu nhận \`CURSOR_UNDONE\`: hãy sao chép lại từ đầu.`,
    },
    writes: {
      title: 'Ghi an toàn khi mất câu trả lời',
      text: `Mutation nào nhận \`idempotencyKey\` thì hãy gửi kèm một chuỗi 8–100 ký tự bạn tự đặt. Không nhận được câu trả lời thì gửi lại nguyên yêu cầu với cùng khoá: không tạo hai lần. Cùng khoá mà nội dung khác thì nhận \`KEY_REUSED\`.

Khi sửa, gửi \`expectedVersion\` là phiên bản bạn đã đọc. Có người sửa trước thì nhận \`STALE_VERSION\`: đọc lại rồi gửi lại.`,
    },
    uploads: {
      title: 'Tải tệp lên',
      text: `Gửi tệp trước, rồi đưa \`uploadId\` cho mutation cần nó. \`/api/upload/files\` nói giao thức tus 1.0: gửi từng phần, đứt mạng thì gửi tiếp từ chỗ dở. Tệp nhỏ có thể gửi \`multipart/form-data\` tới \`POST /api/upload\`, kèm tiêu đề \`X-Requested-With: XMLHttpRequest\`. Mã cần quyền \`upload:create\`. Tệp không được dùng thì tự xoá sau một ngày.`,
    },
    subscriptions: {
      title: 'Subscription',
      text: `Subscription chạy qua WebSocket tại \`/graphql\`, giao thức \`graphql-transport-ws\`. Gửi mã trong \`connection_init\`. Mỗi người giữ được {{subscriptions}} subscription cùng lúc. Sau khi nối lại, hãy đọc danh sách: những gì đến trong lúc đứt nằm ở đó.`,
    },
    webhooks: {
      title: 'Webhook',
      text: `Quản trị viên tạo webhook ở [trang Webhook](/admin/webhooks), chọn những việc muốn nghe. Mỗi việc được gửi bằng \`POST\` tới địa chỉ của bạn theo định dạng Standard Webhooks: chỉ có \`type\`, \`id\`, \`version\` và \`url\` để đọc đối tượng bằng mã truy cập.

- \`course.published\`: khoá học mở bán
- \`order.paid\`: đơn hàng đã có tiền
- \`refund.decided\`: yêu cầu hoàn tiền được duyệt hoặc bị từ chối
- \`enrolment.created\`: học viên có khoá học
- \`enrolment.completed\`: học viên học xong
- \`certificate.issued\`: chứng chỉ được cấp
- \`person.changed\`: tài khoản được tạo, đổi hồ sơ, vai trò, trạng thái, hoặc bị xoá

Kiểm tra chữ ký \`webhook-signature\` trước khi tin. Đổi khoá thì khoá cũ vẫn ký thêm {{webhookFormerSecretHours}} giờ. Trả lời mã 200–299 trong mười giây; {{brand}} không đi theo chuyển hướng. Chưa thành công thì {{brand}} gửi lại, thưa dần, trong {{webhookRetryHours}} giờ. Cùng một đối tượng thì đúng thứ tự: \`version\` lớn hơn là mới hơn. Một tin có thể đến hai lần với cùng \`webhook-id\`.

Trả lời \`410\` thì webhook bị tắt ngay. Suốt {{webhookLastingFailureDays}} ngày không gửi được lần nào thì {{brand}} tắt và báo quản trị viên. Các lần gửi được lưu {{webhookKeptDays}} ngày và gửi lại được.`,
    },
    persisted: {
      title: 'Truy vấn theo mã băm',
      text: `Truy vấn dài mà gửi nhiều lần thì gửi mã SHA-256 của nó thay cho nguyên văn, theo giao thức automatic persisted queries. {{brand}} chưa biết thì trả \`PERSISTED_QUERY_NOT_FOUND\`; gửi kèm nguyên văn một lần. Apollo Client có sẵn phần này, urql có gói \`@urql/exchange-persisted\`.`,
    },
    versions: {
      title: 'Thay đổi của API',
      text: `API không có số phiên bản: trường mới được thêm vào, trường cũ được đánh dấu \`@deprecated\` và vẫn chạy ít nhất một bản phát hành nữa. Lý do lỗi và giá trị enum mới có thể thêm bất cứ lúc nào: lý do chưa biết thì xử theo \`code\`.

Lược đồ đầy đủ có qua introspection, hoặc đọc trong [GraphiQL](/graphql).`,
    },
  },
  limits: {
    costPerMinute: 'Điểm mỗi phút',
    costPerMinuteNote: 'mỗi mã, mỗi người dùng, hoặc mỗi địa chỉ IP của khách',
    operationCost: 'Điểm mỗi truy vấn',
    operationCostNote: '{{tokens}} token, {{rootFields}} trường gốc',
    depth: 'Độ sâu',
    depthValue: '{{count}} tầng',
    depthNote: 'tối đa {{aliases}} bí danh',
    pageSize: 'Cỡ trang',
    pageSizeValue: '{{count}} dòng',
    pageSizeNote: 'mặc định 20',
  },
  errors: {
    caption: 'Các mã lỗi',
    code: 'code',
    status: 'REST',
    reasons: 'Số lý do',
    advice: 'Nên làm gì',
    all: 'Xem cả {{count}} lý do',
    codes: {
      BAD_INPUT: 'Sửa các ô trong details',
      TOO_COSTLY: 'Yêu cầu ít hơn: trang nhỏ hơn, ít tầng hơn',
      UNAUTHENTICATED: 'Làm mới phiên, hoặc tạo mã mới',
      INVALID_CREDENTIALS: 'Yêu cầu nhập lại mật khẩu hoặc mã',
      FORBIDDEN: 'Dừng; thêm quyền cho mã nếu thiếu',
      NOT_FOUND: 'Dừng: không tồn tại, hoặc không phải của bạn',
      METHOD_NOT_ALLOWED: 'Dùng phương thức có trong Allow',
      CONFLICT: 'Đọc lại trạng thái, rồi quyết định',
      GONE: 'Dừng: đã dùng hoặc đã hết hạn',
      PAYLOAD_TOO_LARGE: 'Gửi ít hơn',
      UNSUPPORTED_MEDIA: 'Gửi đúng Content-Type',
      POLICY: 'Dừng: quy định không cho phép, gửi lại cũng vậy',
      RATE_LIMITED: 'Chờ theo Retry-After rồi gửi lại',
      INTERNAL: 'Báo cho {{brand}} kèm correlationId',
      UNAVAILABLE: 'Chờ theo Retry-After rồi gửi lại với cùng idempotencyKey',
    },
  },
  reasons: {
    title: 'Mọi lý do lỗi',
    description: 'Mọi mã lỗi và lý do mà API của {{brand}} trả về.',
    lead: '{{count}} lý do, theo mã lỗi. Phần trong ngoặc nhọn là dữ liệu kèm theo lỗi, ở trường cùng tên.',
    search: 'Tìm lý do',
    none: 'Không có lý do phù hợp',
    noneText: 'Bạn thử một phần của tên, hoặc vài chữ trong câu báo lỗi nhé.',
    clear: 'Xem tất cả',
    found: '{{count}} lý do phù hợp',
  },
} as const;
