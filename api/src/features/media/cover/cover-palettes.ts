/** The colours of one cover: background, two quiet shapes, an accent and the letters (contrast of letters ≥ 7:1). */
export interface CoverPalette {
  readonly ground: string;
  readonly quiet: string;
  readonly strong: string;
  readonly accent: string;
  readonly ink: string;
}

export type PaletteFamily = 'leaf' | 'indigo' | 'plum' | 'amber' | 'sky' | 'moss' | 'clay' | 'slate';

const row = (ground: string, quiet: string, strong: string, accent: string, ink: string): CoverPalette => ({
  ground,
  quiet,
  strong,
  accent,
  ink,
});

/** Three palettes per family, in the order deep, pale, mid. None of them is pink. */
export const PALETTES: Record<PaletteFamily, readonly [CoverPalette, CoverPalette, CoverPalette]> = {
  leaf: [
    row('#0E3B3B', '#165556', '#2A8A81', '#F2C14E', '#EAF6F3'),
    row('#D5EBE5', '#B4DACF', '#5DB2A1', '#0B6B5D', '#0E3B3B'),
    row('#0B6B5D', '#137D6D', '#7CC6B6', '#F6C667', '#FFFFFF'),
  ],
  indigo: [
    row('#232F5E', '#33457F', '#6E86D8', '#F2C14E', '#EEF1FC'),
    row('#E0E6F8', '#C2CDF1', '#8CA0E0', '#33457F', '#232F5E'),
    row('#3C52A0', '#5069BE', '#A9B8EE', '#F6C667', '#FFFFFF'),
  ],
  plum: [
    row('#432656', '#60397A', '#A981CC', '#F4A261', '#F6EEFB'),
    row('#EEE3F5', '#D9C3E8', '#AE88CF', '#60397A', '#432656'),
    row('#6B3F88', '#8355A3', '#CDAFE3', '#F4A261', '#FFFFFF'),
  ],
  amber: [
    row('#5B3A0A', '#7D5313', '#DDA134', '#FBE3B0', '#FFF6E3'),
    row('#FBEAC6', '#F4D28C', '#E0A038', '#7D5313', '#53350A'),
    row('#7A4E0B', '#976717', '#EDBE63', '#FFF0CC', '#FFFFFF'),
  ],
  sky: [
    row('#0D4468', '#155E8E', '#5FADE0', '#FFD166', '#EAF5FC'),
    row('#DAEDF9', '#B2D7EF', '#63B0E3', '#155E8E', '#0D4468'),
    row('#14598D', '#2675B2', '#9CCDEF', '#FFD166', '#FFFFFF'),
  ],
  moss: [
    row('#394819', '#536727', '#9DB364', '#F6DF7A', '#F4F7E6'),
    row('#EDF1DA', '#D2DCAC', '#A1B766', '#536727', '#394819'),
    row('#4A6124', '#637D34', '#BFD08D', '#F6DF7A', '#FFFFFF'),
  ],
  clay: [
    row('#742A11', '#97401F', '#E58A5F', '#FFD9A0', '#FFF1E8'),
    row('#FCE4D7', '#F6C3A6', '#E58A5F', '#97401F', '#6D270F'),
    row('#8C3A1A', '#A9502C', '#F3B28D', '#FFD9A0', '#FFFFFF'),
  ],
  slate: [
    row('#272D3A', '#3D4658', '#8C9EBC', '#F4D58D', '#EFF2F7'),
    row('#E6EAF1', '#C9D2E0', '#8C9EBC', '#3D4658', '#272D3A'),
    row('#465168', '#5D6A84', '#AEBBD2', '#F4D58D', '#FFFFFF'),
  ],
};
