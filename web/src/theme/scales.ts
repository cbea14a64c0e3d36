/** Colour scales from 0 (lightest) to 9 (darkest). roles.ts uses them. */
export const scales = {
  /** Structure and primary action. */
  leaf: [
    '#EAF6F3',
    '#D3ECE6',
    '#A9D9CE',
    '#7CC6B6',
    '#4FB8A3',
    '#279683',
    '#137D6D',
    '#0B6B5D',
    '#085548',
    '#053F36',
  ],
  /** Price, sale and celebration only. */
  lotus: [
    '#FFF0F5',
    '#FFDDE8',
    '#FFBDD2',
    '#FF8DB2',
    '#F26496',
    '#E4477E',
    '#D6336C',
    '#B8235A',
    '#951A48',
    '#6E1235',
  ],
  /** Warm grey. */
  sand: [
    '#FBF9F5',
    '#F4F1EA',
    '#E9E5DC',
    '#DAD5C9',
    '#B9B3A6',
    '#8F897D',
    '#6A645A',
    '#4F4A42',
    '#38342E',
    '#23211D',
  ],
  /** The dark theme's neutrals: 0 is text, 9 is the darkest. */
  pond: [
    '#E9ECE8',
    '#CBD2CD',
    '#A3ADA7',
    '#6C7872',
    '#3A4540',
    '#2A332F',
    '#1F2724',
    '#171D1B',
    '#111614',
    '#0B0F0E',
  ],
  /** Errors and destructive actions. */
  clay: [
    '#FDECE7',
    '#FAD5CA',
    '#F3B09E',
    '#EA8A70',
    '#DB6344',
    '#CC4526',
    '#B93A1F',
    '#A8321A',
    '#86260F',
    '#651B09',
  ],
} as const;
