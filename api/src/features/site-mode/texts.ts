export const vi = {
  'setting.site.academy': 'Học viện',
  'setting.site.academy.help':
    'Quản trị viên chọn giảng viên. Không có gói giảng viên, tiền của đơn mới là của học viện. Khi tắt, đây là chợ khoá học.',
  'setting.site.courseReview': 'Học viện duyệt khoá học',
  'setting.site.courseReview.help':
    'Khi tắt, khoá học của học viện lên bán ngay khi giảng viên gửi. Chợ khoá học luôn duyệt.',
  'setting.site.membersOnly': 'Chỉ thành viên được xem',
  'setting.site.membersOnly.help':
    'Người chưa đăng nhập chỉ thấy trang đăng nhập, điều khoản và liên hệ. Khoá học, người và nhóm đều được che.',
  'setting.site.certificateLookup': 'Tra cứu chứng chỉ',
  'setting.site.certificateLookup.help':
    'Khi chỉ thành viên được xem, ai có mã vẫn tra được chứng chỉ và biết chứng chỉ còn hiệu lực không.',
  'setting.signUp.open': 'Ai cũng tạo được tài khoản',
  'setting.signUp.open.help':
    'Khi tắt, chỉ người có lời mời hoặc có email thuộc tên miền cho phép mới tạo được.',
  'setting.signUp.domains': 'Tên miền email được tạo tài khoản',
  'setting.signUp.domains.help':
    'Các tên miền cách nhau bằng dấu cách. Chỉ có hiệu lực khi không phải ai cũng tạo được tài khoản.',
  'site.domain': '“{text}” không phải là tên miền. Ví dụ: hocvien.vn.',
  'site.domains': 'Tối đa 50 tên miền.',
  'site.domainMissing': 'Thêm ít nhất một tên miền.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'setting.site.academy': 'Academy',
  'setting.site.academy.help':
    'Administrators choose the teachers. There are no packages, and the revenue of new orders belongs to the academy. If off, the site is a marketplace.',
  'setting.site.courseReview': 'The academy reviews courses',
  'setting.site.courseReview.help':
    'If off, courses of the academy are on sale as soon as their teacher submits them. A marketplace always reviews them.',
  'setting.site.membersOnly': 'Members only',
  'setting.site.membersOnly.help':
    'Guests see only the sign-in, the terms and the contact page. Courses, people and groups are hidden.',
  'setting.site.certificateLookup': 'Certificate look-up',
  'setting.site.certificateLookup.help':
    'While only members may see the site, anyone with a code can still look up a certificate and whether it is valid.',
  'setting.signUp.open': 'Open registration',
  'setting.signUp.open.help':
    'If off, only people with an invitation or an email address of an allowed domain can create an account.',
  'setting.signUp.domains': 'Email domains for registration',
  'setting.signUp.domains.help':
    'Domains separated by spaces. They apply only while registration is not open.',
  'site.domain': '“{text}” is not a domain. Example: academy.vn.',
  'site.domains': 'At most 50 domains.',
  'site.domainMissing': 'Add at least one domain.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
