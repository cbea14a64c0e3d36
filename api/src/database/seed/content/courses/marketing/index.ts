import type { CourseContent } from '../../types.ts';
import { course as banHangTiktok } from './ban-hang-tiktok.course.ts';
import { course as quangCaoFacebook } from './quang-cao-facebook.course.ts';
import { course as seoWebsiteNho } from './seo-website-nho.course.ts';

export const MARKETING_OUTLINES: readonly CourseContent[] = [banHangTiktok, quangCaoFacebook, seoWebsiteNho];
