/** Size of the code and of the white margin around it, in pixels. The margin is wider than four modules. */
const CODE_SIZE = 720;
const MARGIN = 96;

/** Saves the code as a picture. Banking apps can read a code from the gallery. */
export async function saveQr(container: HTMLElement, name: string): Promise<void> {
  const svg = container.querySelector('svg');
  if (!svg) return;
  const text = new XMLSerializer().serializeToString(svg).replaceAll('currentColor', '#000');
  const picture = new Image(CODE_SIZE, CODE_SIZE);
  picture.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = CODE_SIZE + 2 * MARGIN;
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, MARGIN, MARGIN, CODE_SIZE, CODE_SIZE);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = `VietQR-${name}.png`;
  link.click();
}
