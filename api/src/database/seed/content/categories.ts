import type { CategoryContent } from './types.ts';

/** Twelve categories in two levels, in the order of the home page. */
export const CATEGORIES: readonly CategoryContent[] = [
  { slug: 'lap-trinh', name: 'Lập trình', nameEn: 'Programming', icon: 'code', motif: 'code' },
  { slug: 'du-lieu-ai', name: 'Dữ liệu & AI', nameEn: 'Data & AI', icon: 'chart-dots', motif: 'data' },
  { slug: 'thiet-ke', name: 'Thiết kế', nameEn: 'Design', icon: 'palette', motif: 'design' },
  { slug: 'kinh-doanh', name: 'Kinh doanh', nameEn: 'Business', icon: 'trending-up', motif: 'business' },
  { slug: 'ngoai-ngu', name: 'Ngoại ngữ', nameEn: 'Languages', icon: 'language', motif: 'language' },
  { slug: 'suc-khoe', name: 'Sức khoẻ', nameEn: 'Health', icon: 'run', motif: 'health' },
  { slug: 'am-thuc', name: 'Ẩm thực', nameEn: 'Cooking', icon: 'chef-hat', motif: 'food' },
  { slug: 'am-nhac-anh', name: 'Âm nhạc & ảnh', nameEn: 'Music & photography', icon: 'music', motif: 'arts' },
  {
    slug: 'lap-trinh-web',
    name: 'Lập trình web',
    nameEn: 'Web development',
    icon: 'browser',
    motif: 'web',
    parent: 'lap-trinh',
  },
  {
    slug: 'marketing',
    name: 'Marketing',
    nameEn: 'Marketing',
    icon: 'speakerphone',
    motif: 'marketing',
    parent: 'kinh-doanh',
  },
  {
    slug: 'tieng-anh',
    name: 'Tiếng Anh',
    nameEn: 'English',
    icon: 'message-language',
    motif: 'english',
    parent: 'ngoai-ngu',
  },
  {
    slug: 'nhiep-anh',
    name: 'Nhiếp ảnh',
    nameEn: 'Photography',
    icon: 'camera',
    motif: 'photo',
    parent: 'am-nhac-anh',
  },
];
