/** A square as fractions: its side of the picture's shorter side, its place from 0 to 1 in what is left to move in. */
export interface Crop {
  x: number;
  y: number;
  size: number;
}

interface Size {
  width: number;
  height: number;
}

const within = (value: number) => Math.min(1, Math.max(0, value));

/** Where and how large the picture stands behind a square window, in pixels, so that the window shows the crop. */
export const pictureBox = ({ width, height }: Size, { x, y, size }: Crop, window: number) => {
  const scale = window / (Math.min(width, height) * size);
  return {
    width: width * scale,
    height: height * scale,
    left: -(width * scale - window) * x || 0,
    top: -(height * scale - window) * y || 0,
  };
};

/** The crop after the picture was moved by so many pixels; where there is no room to move it stays. */
export const moved = (picture: Size, crop: Crop, window: number, dx: number, dy: number): Crop => {
  const box = pictureBox(picture, crop, window);
  const [roomX, roomY] = [box.width - window, box.height - window];
  return {
    ...crop,
    x: roomX > 0 ? within(crop.x + dx / roomX) : crop.x,
    y: roomY > 0 ? within(crop.y + dy / roomY) : crop.y,
  };
};
