import { Parser } from 'htmlparser2';

/** Elements that draw. Everything else is refused, so that new kinds of elements with effects are, too. */
const ELEMENTS = new Set(
  `svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask
  pattern symbol use title desc metadata text tspan style marker filter feGaussianBlur feOffset feBlend feFlood
  feComposite feColorMatrix feMerge feMergeNode feMorphology feDropShadow`.split(/\s+/),
);
/** References to parts of the same file. */
const isOwnReference = (value: string) => value.trim().startsWith('#');
/** Styles that load or run something, or hide it in escapes. */
const UNSAFE_STYLE = /@|\\|expression|javascript|url\s*\(\s*(?!['"]?\s*#)/i;
const MAX_ELEMENTS = 5000;

export interface SvgFault {
  /** From 1. */
  readonly line: number;
  /** The part that is not allowed, for instance `<script>`. */
  readonly part: string;
}

export interface SvgSize {
  readonly width: number;
  readonly height: number;
}

const toNumber = (text: string | undefined): number | undefined => {
  const value = Number.parseFloat(/^\s*([\d.]+)(?:px)?\s*$/.exec(text ?? '')?.[1] ?? '');
  return value > 0 ? value : undefined;
};

function readSize(attributes: Readonly<Record<string, string>>): SvgSize | undefined {
  const box = (attributes.viewBox ?? '').trim().split(/[\s,]+/);
  const [width, height] = [
    toNumber(box[2]) ?? toNumber(attributes.width),
    toNumber(box[3]) ?? toNumber(attributes.height),
  ];
  return width && height ? { width: Math.ceil(width), height: Math.ceil(height) } : undefined;
}

/**
 * Checks a drawing that browsers of all visitors show: it only draws, runs nothing and loads nothing. It is refused
 * rather than cleaned, so that nothing depends on a cleaner that reads it in the same way as each browser.
 * @returns the size, or the first fault; neither if it is not an SVG
 */
export function checkSvg(text: string): { size?: SvgSize | undefined; fault?: SvgFault } {
  let fault: SvgFault | undefined;
  let size: SvgSize | undefined;
  let root: string | undefined;
  let elements = 0;
  let isStyle = false;
  const parser: Parser = new Parser(
    {
      onprocessinginstruction(name) {
        // The declaration `<?xml version …?>` is the only one that has no effect
        if (name.toLowerCase() !== '?xml') refuse(`<${name}>`);
      },
      oncdatastart: () => refuse('<![CDATA['),
      onopentag(name, attributes) {
        root ??= name;
        if (root === name) size ??= readSize(attributes);
        if (!ELEMENTS.has(name) || ++elements > MAX_ELEMENTS) refuse(`<${name}>`);
        isStyle = name === 'style';
        for (const [attribute, value] of Object.entries(attributes)) checkAttribute(attribute, value);
      },
      ontext(content) {
        if (isStyle && UNSAFE_STYLE.test(content)) refuse('<style>');
      },
      onclosetag() {
        isStyle = false;
      },
    },
    { xmlMode: true },
  );
  const refuse = (part: string) => {
    fault ??= { line: text.slice(0, parser.startIndex).split('\n').length, part };
  };
  const checkAttribute = (attribute: string, value: string) => {
    const name = attribute.toLowerCase();
    const local = name.slice(name.indexOf(':') + 1);
    if (local.startsWith('on')) refuse(attribute);
    else if (local === 'href' || local === 'src') {
      if (!isOwnReference(value)) refuse(attribute);
    } else if (name === 'base' || name === 'xml:base') refuse(attribute);
    else if (!name.startsWith('xmlns') && UNSAFE_STYLE.test(value)) refuse(attribute);
  };
  // An entity could stand for anything
  if (/<!(?:DOCTYPE|ENTITY|ATTLIST|ELEMENT)/i.test(text)) {
    const at = text.search(/<!(?:DOCTYPE|ENTITY|ATTLIST|ELEMENT)/i);
    return { fault: { line: text.slice(0, at).split('\n').length, part: '<!DOCTYPE>' } };
  }
  parser.write(text);
  parser.end();
  if (root !== 'svg') return fault && root ? { fault } : {};
  return fault ? { fault } : { size };
}
