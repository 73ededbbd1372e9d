/** A card that may also be played as something else has a face for that, and shows the same: "TW-3-character". */
export const printedAs = (face: string): string => /^[A-Z]+-\d+/.exec(face)?.[0] ?? face;
