import type { CourseContent } from '../../types.ts';
import { course as coVaiGay } from './co-vai-gay.course.ts';
import { course as dinhDuongGiaDinh } from './dinh-duong-gia-dinh.course.ts';
import { course as taTayTaiNha } from './ta-tay-tai-nha.course.ts';

export const HEALTH_OUTLINES: readonly CourseContent[] = [coVaiGay, dinhDuongGiaDinh, taTayTaiNha];
