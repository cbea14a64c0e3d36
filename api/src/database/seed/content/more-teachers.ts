import type { TeacherContent } from './types.ts';

/** The teachers after the first eight. */
export const MORE_TEACHERS: readonly TeacherContent[] = [
  {
    key: 'khoa',
    fullName: 'Trần Đăng Khoa',
    email: 'dang.khoa@sen.test',
    headline: 'Kỹ sư phần mềm, hay dạy người ngoài ngành viết dòng mã đầu tiên',
    bio: 'Mình mở câu lạc bộ lập trình cho nhân viên văn phòng từ năm 2018. Ai cũng bảo mình không hợp lập trình, rồi ai cũng xoá được một việc lặp lại khỏi ngày làm. Bài của mình ngắn, có lỗi thật và cách gỡ thật.',
    skills: ['Python', 'Flutter', 'Docker', 'Kiểm thử', 'Giải thuật'],
    education: [
      {
        school: 'Đại học Bách khoa Hà Nội',
        degree: 'Kỹ sư',
        field: 'Khoa học máy tính',
        from: 2009,
        to: 2014,
      },
    ],
    experience: [
      {
        company: 'Công ty giao nhận Cánh Én',
        title: 'Trưởng nhóm hạ tầng',
        from: 2017,
        description: 'Lo hệ thống định tuyến cho hơn ba trăm xe giao hàng.',
      },
    ],
  },
  {
    key: 'quynh',
    fullName: 'Lê Diễm Quỳnh',
    email: 'diem.quynh@sen.test',
    headline: 'Kế toán trưởng, sống cùng bảng tính mười lăm năm',
    bio: 'Mình từng thức trắng dò lệch ba nghìn đồng, nên rất thương người làm sổ. Mình dạy cách lập bảng sao cho lỗi tự lộ ra, không phải cách chịu đựng lỗi. Học viên của mình về nhà đúng giờ hơn.',
    skills: ['Excel', 'Google Sheets', 'Kế toán', 'Thuế hộ kinh doanh'],
    education: [{ school: 'Học viện Tài chính', degree: 'Cử nhân', field: 'Kế toán', from: 2005, to: 2009 }],
    experience: [
      {
        company: 'Xưởng gỗ Tân Thành',
        title: 'Kế toán trưởng',
        from: 2015,
        description: 'Rút ngắn kỳ chốt sổ từ mười hai ngày còn bốn ngày bằng bộ bảng tính tự kiểm.',
      },
    ],
  },
  {
    key: 'an',
    fullName: 'Phan Bảo An',
    email: 'bao.an@sen.test',
    headline: 'Cố vấn tài chính cá nhân, không bán sản phẩm nào',
    bio: 'Mười năm ở ngân hàng cho mình thấy người ta lo về tiền nhiều hơn là thiếu tiền. Mình nói chuyện tiền bằng lời thường, với số thật của một gia đình bình thường. Mình không phím mã, không hứa lãi.',
    skills: ['Tài chính cá nhân', 'Đọc báo cáo tài chính', 'Lập ngân sách'],
    education: [
      {
        school: 'Trường Đại học Ngân hàng Thành phố Hồ Chí Minh',
        degree: 'Thạc sĩ',
        field: 'Tài chính',
        from: 2012,
        to: 2014,
      },
    ],
    experience: [
      {
        company: 'Phòng tư vấn Hũ Gạo',
        title: 'Người sáng lập',
        from: 2021,
        description: 'Tư vấn ngân sách, trả nợ và quỹ dự phòng cho hơn bốn trăm gia đình.',
      },
    ],
  },
  {
    key: 'duc',
    fullName: 'Hoàng Minh Đức',
    email: 'minh.duc@sen.test',
    headline: 'Làm marketing cho cửa hàng nhỏ, mê những con số đo được',
    bio: 'Mình từng đốt ba mươi triệu quảng cáo trong một tuần mà không bán được đơn nào. Từ đó mình chỉ tin thứ đo được. Mình dạy cách bắt đầu nhỏ, thử có đối chứng và dừng sớm khi sai.',
    skills: ['SEO', 'Quảng cáo Facebook', 'TikTok', 'Phân tích số liệu'],
    education: [
      {
        school: 'Trường Đại học Kinh tế, Đại học Đà Nẵng',
        degree: 'Cử nhân',
        field: 'Marketing',
        from: 2010,
        to: 2014,
      },
    ],
    experience: [
      {
        company: 'Nhóm marketing Đòn Bẩy',
        title: 'Trưởng nhóm',
        from: 2018,
        description: 'Phụ trách quảng cáo cho bốn mươi cửa hàng ở miền Trung và miền Tây.',
      },
    ],
  },
  {
    key: 'yen',
    fullName: 'Nguyễn Hải Yến',
    email: 'hai.yen@sen.test',
    headline: 'Giáo viên tiếng Trung và tiếng Hàn, mê gốc Hán Việt',
    bio: 'Mình học tiếng Trung qua thơ và tiếng Hàn qua phim, nên lớp nào cũng có chuyện kể. Người Việt học hai thứ tiếng này có lợi thế lớn mà ít ai chỉ cho. Mình chỉ bạn cách dùng lợi thế ấy.',
    skills: ['Tiếng Trung', 'Tiếng Hàn', 'Luyện thi HSK', 'TOPIK'],
    education: [
      {
        school: 'Trường Đại học Khoa học Xã hội và Nhân văn Thành phố Hồ Chí Minh',
        degree: 'Cử nhân',
        field: 'Đông phương học',
        from: 2011,
        to: 2015,
      },
    ],
    experience: [
      {
        company: 'Trung tâm Cầu Vồng',
        title: 'Giáo viên',
        from: 2016,
        description: 'Dạy lớp tối cho công nhân và kỹ sư các khu công nghiệp Bình Dương.',
      },
    ],
  },
  {
    key: 'hung',
    fullName: 'Trịnh Quốc Hùng',
    email: 'quoc.hung@sen.test',
    headline: 'Chủ quán phở Nam Định đời thứ ba, nghiện cà phê phin',
    bio: 'Nhà mình ba đời nấu phở, mình là người đầu tiên chịu cân đong ghi chép. Nồi nước dùng của ông nội giờ có công thức, có giờ, có độ. Bạn ở nhà với nồi mười lít cũng nấu được.',
    skills: ['Phở', 'Nước dùng', 'Pha cà phê', 'Quản lý bếp'],
    education: [
      {
        school: 'Trường Trung cấp Nấu ăn Hà Nội',
        degree: 'Trung cấp',
        field: 'Nấu ăn',
        from: 2004,
        to: 2006,
      },
    ],
    experience: [
      {
        company: 'Phở Ông Trịnh',
        title: 'Chủ quán',
        from: 2011,
        description: 'Mỗi sáng ba trăm bát, một nồi nước và không bột ngọt.',
      },
    ],
  },
  {
    key: 'sarah',
    fullName: 'Sarah Trần',
    email: 'sarah.tran@sen.test',
    headline: 'Engineer and writer; teaches in easy English',
    bio: 'I grew up in Sydney with a Vietnamese dictionary on the kitchen table and moved to Saigon in 2016. I teach in English for people who read it well and want to think in it, slowly and with examples from work. Ask me in either language.',
    skills: ['Refactoring', 'Statistics', 'IELTS writing', 'Technical writing'],
    education: [
      {
        school: 'University of Technology Sydney',
        degree: 'Bachelor',
        field: 'Software Engineering',
        from: 2008,
        to: 2012,
      },
    ],
    experience: [
      {
        company: 'Mekong Labs',
        title: 'Principal engineer',
        from: 2016,
        description: 'Looks after a payroll system older than some of her colleagues.',
      },
    ],
  },
  {
    key: 'lam',
    fullName: 'Võ Tùng Lâm',
    email: 'tung.lam@sen.test',
    headline: 'Nhiếp ảnh gia tư liệu, mười hai năm cầm máy',
    bio: 'Mình chụp cưới để sống và chụp phố để thở. Mình tin ảnh đẹp bắt đầu từ việc đứng yên lâu hơn người khác. Trong khoá học, mình cho xem cả những tấm hỏng, vì ở đó mới có bài học.',
    skills: ['Nhiếp ảnh', 'Lightroom', 'Dựng video', 'Ảnh phố'],
    education: [
      {
        school: 'Trường Đại học Sân khấu – Điện ảnh Thành phố Hồ Chí Minh',
        degree: 'Cử nhân',
        field: 'Nhiếp ảnh',
        from: 2008,
        to: 2012,
      },
    ],
    experience: [
      {
        company: 'Tự do',
        title: 'Nhiếp ảnh gia',
        from: 2013,
        description: 'Ảnh tư liệu về nghề thủ công đồng bằng sông Cửu Long.',
      },
    ],
  },
];
