import type { CourseContent } from '../../types.ts';
import { course as dungVideoCapcut } from './dung-video-capcut.course.ts';
import { course as logoIllustrator } from './logo-illustrator.course.ts';
import { course as phongVanNguoiDung } from './phong-van-nguoi-dung.course.ts';
import { course as photoshopChoNguoiMoi } from './photoshop-cho-nguoi-moi.course.ts';
import { course as slideThuyetPhuc } from './slide-thuyet-phuc.course.ts';

export const DESIGN_OUTLINES: readonly CourseContent[] = [
  dungVideoCapcut,
  logoIllustrator,
  phongVanNguoiDung,
  photoshopChoNguoiMoi,
  slideThuyetPhuc,
];
