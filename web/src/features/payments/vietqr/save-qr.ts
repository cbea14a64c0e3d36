/** Size of the code and of the white margin around it, in pixels. The margin is wider than four modules. */
const SIDE = 720;
const WHITE = 96;

/** Saves the code as a picture. Banking apps can read a code from the gallery. */
export async function saveQr(drawn: HTMLElement, name: string): Promise<void> {
  const svg = drawn.querySelector('svg');
  if (!svg) return;
  const text = new XMLSerializer().serializeToString(svg).replaceAll('currentColor', '#000');
  const picture = new Image(SIDE, SIDE);
  picture.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE + 2 * WHITE;
  const paper = canvas.getContext('2d')!;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, WHITE, WHITE, SIDE, SIDE);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = `VietQR-${name}.png`;
  link.click();
}
