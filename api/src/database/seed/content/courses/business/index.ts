import type { CourseContent } from '../../types.ts';
import { course as chungKhoanChoNguoiMoi } from './chung-khoan-cho-nguoi-moi.course.ts';
import { course as cvVaPhongVan } from './cv-va-phong-van.course.ts';
import { course as keToanHoKinhDoanh } from './ke-toan-ho-kinh-doanh.course.ts';
import { course as lanDauLamTruongNhom } from './lan-dau-lam-truong-nhom.course.ts';
import { course as moQuanCaPhe } from './mo-quan-ca-phe.course.ts';

export const BUSINESS_OUTLINES: readonly CourseContent[] = [
  chungKhoanChoNguoiMoi,
  cvVaPhongVan,
  keToanHoKinhDoanh,
  lanDauLamTruongNhom,
  moQuanCaPhe,
];
