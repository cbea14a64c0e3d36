import { describe, expect, test } from 'vitest';
import { checkSvg } from './check-svg.ts';

const svg = (content: string, attributes = 'viewBox="0 0 40 32"') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${content}\n</svg>`;

test('accepts drawings', () => {
  const drawing = svg(`<!-- made by hand -->
    <defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
    <style>.a { fill: url(#a) }</style>
    <g class="a"><path d="M0 0h4" fill="url('#a')" style="stroke: red"/><use href="#b" xlink:href="#b"/></g>`);
  expect(checkSvg(drawing)).toEqual({ size: { width: 40, height: 32 } });
  expect(checkSvg(svg('', 'width="64px" height="48"'))).toEqual({ size: { width: 64, height: 48 } });
});

describe('refuses', () => {
  test.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<svg:script>alert(1)</svg:script>', '<svg:script>'],
    ['<SCRIPT>alert(1)</SCRIPT>', '<SCRIPT>'],
    ['<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', '<foreignObject>'],
    ['<path onload="alert(1)"/>', 'onload'],
    ['<g ONCLICK="alert(1)"/>', 'ONCLICK'],
    ['<a href="https://example.com"><path/></a>', '<a>'],
    ['<image href="https://example.com/a.png"/>', '<image>'],
    ['<use href="https://example.com/a.svg#b"/>', 'href'],
    ['<use xlink:href="data:image/svg+xml;base64,AAAA"/>', 'xlink:href'],
    ['<set attributeName="href" to="javascript:alert(1)"/>', '<set>'],
    ['<animate attributeName="x"/>', '<animate>'],
    ['<style>@import "https://example.com/a.css";</style>', '<style>'],
    ['<style>path { fill: url(https://example.com/a) }</style>', '<style>'],
    ['<style>path { fill: u\\72l(//example.com) }</style>', '<style>'],
    ['<path style="fill: url(//example.com/a)"/>', 'style'],
    ['<path fill="url(https://example.com/a#b)"/>', 'fill'],
    ['<style><![CDATA[@import "a"]]></style>', '<![CDATA['],
    ['<?xml-stylesheet href="https://example.com/a.css"?>', '<?xml-stylesheet>'],
    ['<iframe src="https://example.com"/>', '<iframe>'],
  ])('%s', (content, part) => {
    expect(checkSvg(svg(content)).fault).toEqual({ line: 3, part });
  });

  test('document types and entities', () => {
    const file = `<!DOCTYPE svg [<!ENTITY a "b">]>\n${svg('<text>&a;</text>')}`;
    expect(checkSvg(file).fault).toEqual({ line: 1, part: '<!DOCTYPE>' });
  });

  test('what is not an SVG, or has no size', () => {
    for (const text of ['', 'hello', '<html><body/></html>', svg('', ''), svg('', 'width="100%"')])
      expect(checkSvg(text).size).toBeUndefined();
  });
});
