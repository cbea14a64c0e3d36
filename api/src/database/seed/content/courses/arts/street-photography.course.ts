import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'street-photography-natural-light',
  title: 'Street Photography in Natural Light',
  subtitle: 'Walk slowly, wait well, ask kindly: six walks through Saigon and Hà Nội with one small lens.',
  language: 'en',
  about: `
Street photography is less about courage than about patience. In six filmed walks through Saigon, Huế and Hà Nội you will learn to read light on a wall, choose a stage and wait for somebody to walk onto it, and come close without being rude. Each walk ends with an honest edit: two hundred frames, what was wrong with most of them, and the three that stayed. Shot on one 35 mm lens; a phone works too.
`,
  outcomes: [
    'Find light first and the subject second',
    'Work a scene instead of grabbing it',
    'Photograph strangers with respect',
    'Edit two hundred frames down to three',
  ],
  requirements: ['Any camera or phone', 'Comfortable shoes'],
  audience: ['Travellers', 'Photographers who want to slow down'],
  level: 'ALL',
  category: 'nhiep-anh',
  teacher: 'lam',
  tags: ['street photography', 'natural light', 'nhiếp ảnh đường phố', 'travel'],
  price: 549_000,
  trial: `
It is ten past four, Saigon, a yellow wall on a corner of District 5. Sun comes between two buildings and cuts a bright triangle on the pavement. Everything else is shade.

A beginner photographs whoever passes. We do the opposite: **stand still and let the stage do the work.**

1. Expose for the bright triangle; the shade goes nearly black.
2. Focus on the spot where feet will land, and leave it there.
3. Wait. Twenty minutes is normal.

A cyclist comes, half in the light: no. A woman with a basket, but her face is turned away: close. A boy jumps over the line between sun and shade, and his shadow lands first. That one.

Your turn: find one triangle of light near home. Come back on three days, at the same time.
`,
  outline: `
# Seeing
A triangle of light 9
Backgrounds first 13
Colour as a subject 12
Settings you can forget 11
# Six walks
Saigon, late sun 27
Huế, rain 24
Hà Nội, before six 28
A market, from the inside 26
A bus line, end to end 25
Your own street 17
# People
Asking and not asking 15
When somebody says no 8
Children, and why to be careful 9
# Editing
From two hundred to three 23
A sequence of twelve 21
Printing a small book 16
`,
});
