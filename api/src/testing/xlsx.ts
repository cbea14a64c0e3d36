import { crc32, deflateRawSync } from 'node:zlib';

/** The content of a part of an archive, and optionally a false size. */
interface Part {
  readonly name: string;
  readonly content: string | Buffer;
  readonly claims?: number;
}

/** A ZIP archive, written without a library so that it can contain false sizes. */
export function createZip(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims } of parts) {
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes);
    const path = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claims ?? bytes.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, path, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, rest, path]));
    files.push(file);
    offset += file.length;
  }
  const names = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(names.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, names, end]);
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of an XLSX file: a hidden sheet first, then one with this XML as its rows. */
export const xlsxParts = (rows: string, shared = ''): Part[] => [
  { name: '[Content_Types].xml', content: '<Types/>' },
  {
    name: 'xl/workbook.xml',
    content: `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="Ẩn" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Đề cương" sheetId="2" r:id="rId2"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content:
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
  },
  { name: 'xl/sharedStrings.xml', content: `<sst>${shared}</sst>` },
  { name: 'xl/worksheets/sheet1.xml', content: '<worksheet><sheetData/></worksheet>' },
  { name: 'xl/worksheets/sheet2.xml', content: `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
];

/** An XLSX file of these rows, with inline text in each cell. */
export const createXlsx = (rows: readonly (readonly string[])[]): Buffer =>
  createZip(
    xlsxParts(
      rows
        .map(
          (cells, at) =>
            `<row r="${at + 1}">${cells.map((cell) => `<c t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`).join('')}</row>`,
        )
        .join(''),
    ),
  );
