export const vi = {
  'permission.resource.analytics': 'Phân tích khoá học',
};
