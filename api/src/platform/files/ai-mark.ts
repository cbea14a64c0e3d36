/**
 * Values of the IPTC property Digital Source Type for images that a model drew, completely or in part.
 * http://cv.iptc.org/newscodes/digitalsourcetype
 */
const AI_SOURCES = ['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia'] as const;
const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype';

/** Metadata of an image that a model drew (AI Law 134/2025, Art. 11; IPTC Photo Metadata Standard). */
export const AI_XMP = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${SOURCE_TYPES}/${AI_SOURCES[0]}"/>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;

/** True if the XMP metadata of an image state that a model drew it. */
export const isMarkedAsAi = (xmp: Buffer | undefined): boolean =>
  !!xmp && AI_SOURCES.some((source) => xmp.includes(`digitalsourcetype/${source}`));
