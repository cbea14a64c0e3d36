/** A crop as fractions: the size relative to the largest one, the position from 0 to 1 in the remaining space. */
export interface Crop {
  x: number;
  y: number;
  size: number;
}

export interface Size {
  width: number;
  height: number;
}

const within = (value: number) => Math.min(1, Math.max(0, value));

/** Position and size of the picture behind a window, in pixels, so that the window shows the crop. */
export const pictureBox = ({ width, height }: Size, { x, y, size }: Crop, window: Size) => {
  const scale = Math.max(window.width / width, window.height / height) / size;
  return {
    width: width * scale,
    height: height * scale,
    left: -(width * scale - window.width) * x || 0,
    top: -(height * scale - window.height) * y || 0,
  };
};

/** The crop after the picture was moved by some pixels. Without space to move, it stays. */
export const moveCrop = (picture: Size, crop: Crop, window: Size, dx: number, dy: number): Crop => {
  const box = pictureBox(picture, crop, window);
  const [roomX, roomY] = [box.width - window.width, box.height - window.height];
  return {
    ...crop,
    x: roomX > 0 ? within(crop.x + dx / roomX) : crop.x,
    y: roomY > 0 ? within(crop.y + dy / roomY) : crop.y,
  };
};

/** The crop in pixels of the original picture. */
export const croppedPart = (picture: Size, crop: Crop, window: Size) => {
  const box = pictureBox(picture, crop, window);
  const scale = picture.width / box.width;
  return {
    left: -box.left * scale || 0,
    top: -box.top * scale || 0,
    width: window.width * scale,
    height: window.height * scale,
  };
};
