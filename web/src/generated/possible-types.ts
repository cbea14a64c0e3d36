export const possibleTypes: Record<string, string[]> = {
  "Activity": [
    "AchievementActivity",
    "CourseActivity",
    "LessonActivity"
  ]
};