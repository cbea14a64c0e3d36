/** Length of a piece in seconds. A player can seek to the start of each piece, where the picture is decoded again. */
const PIECE_SEC = 10;
const TIMESCALE = 1000;

/**
 * An MP4 film (ISO/IEC 14496-12) that shows one picture for a number of whole seconds. All pieces point to the same
 * bytes, so hours of demo lessons take kilobytes. The picture is an MP4 with one key frame.
 */
export function stillFilm(picture: Buffer, seconds: number): Buffer {
  const description = toBox(picture, 'stsd');
  const frame = toBox(picture, 'mdat').subarray(8);
  // In the entry of the track (`avc1`): its header of 8 bytes, then 24 bytes before the size in pixels
  const [width, height] = [description.readUInt16BE(16 + 32), description.readUInt16BE(16 + 34)];
  const pieces = Math.ceil(seconds / PIECE_SEC);
  const last = seconds - (pieces - 1) * PIECE_SEC;
  const length = seconds * TIMESCALE;
  const type = box('ftyp', ascii('isom'), u32(0x200), ascii('isomiso2avc1mp41'));
  const movie = (offset: number) =>
    box(
      'moov',
      full(
        'mvhd',
        0,
        u32(0, 0, TIMESCALE, length, 0x10000),
        u16(0x100, 0),
        u32(0, 0),
        MATRIX,
        u32(0, 0, 0, 0, 0, 0, 2),
      ),
      box(
        'trak',
        // Flags: enabled and part of the presentation
        full(
          'tkhd',
          3,
          u32(0, 0, 1, 0, length, 0, 0),
          u16(0, 0, 0, 0),
          MATRIX,
          u32(width << 16, height << 16),
        ),
        box(
          'mdia',
          // Undetermined language ("und" in five bits a letter)
          full('mdhd', 0, u32(0, 0, TIMESCALE, length), u16(0x55c4, 0)),
          full('hdlr', 0, u32(0), ascii('vide'), u32(0, 0, 0), ascii('\0')),
          box(
            'minf',
            full('vmhd', 1, u16(0, 0, 0, 0)),
            box('dinf', full('dref', 0, u32(1), full('url ', 1))),
            box(
              'stbl',
              description,
              full('stts', 0, u32(2, pieces - 1, PIECE_SEC * TIMESCALE, 1, last * TIMESCALE)),
              full('stsc', 0, u32(1, 1, 1, 1)),
              full('stsz', 0, u32(frame.length, pieces)),
              full('stco', 0, u32(pieces, ...Array<number>(pieces).fill(offset))),
            ),
          ),
        ),
      ),
    );
  // The index comes first. Its length does not depend on the offset in it
  const offset = type.length + movie(0).length + 8;
  return Buffer.concat([type, movie(offset), box('mdat', frame)]);
}

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');

function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2);
  return bytes;
}

function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

/** Identity matrix: no rotation and no scaling. */
const MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

const box = (type: string, ...parts: Buffer[]): Buffer =>
  Buffer.concat([u32(8 + parts.reduce((sum, { length }) => sum + length, 0)), ascii(type), ...parts]);

/** A box that begins with its version, which is 0, and its flags. */
const full = (type: string, flags: number, ...parts: Buffer[]): Buffer => box(type, u32(flags), ...parts);

/** The only box of this type in a file, with its header. */
function toBox(file: Buffer, type: string): Buffer {
  const start = file.indexOf(type, 0, 'latin1') - 4;
  if (start < 0) throw new Error(`the still film has no ${type} box`);
  return file.subarray(start, start + file.readUInt32BE(start));
}
