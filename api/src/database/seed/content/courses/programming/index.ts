import type { CourseContent } from '../../types.ts';
import { course as dockerVaTrienKhai } from './docker-va-trien-khai.course.ts';
import { course as flutterUngDungDauTay } from './flutter-ung-dung-dau-tay.course.ts';
import { course as javascriptHienDai } from './javascript-hien-dai.course.ts';
import { course as kiemThuPlaywright } from './kiem-thu-playwright.course.ts';
import { course as pythonChoNguoiMoi } from './python-cho-nguoi-moi.course.ts';
import { course as refactoringByExample } from './refactoring-by-example.course.ts';
import { course as scratchChoBe } from './scratch-cho-be.course.ts';
import { course as thuatToanPhongVan } from './thuat-toan-phong-van.course.ts';

export const PROGRAMMING_OUTLINES: readonly CourseContent[] = [
  dockerVaTrienKhai,
  flutterUngDungDauTay,
  javascriptHienDai,
  kiemThuPlaywright,
  pythonChoNguoiMoi,
  refactoringByExample,
  scratchChoBe,
  thuatToanPhongVan,
];
