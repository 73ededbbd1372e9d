/**
 * Whether a file is a picture by how it begins: what was saved badly or only named so is told at once, and not found
 * out card by card.
 */
const BEGINNINGS: readonly (readonly [at: number, text: string])[][] = [
  [[0, '\xff\xd8\xff']], // JPEG
  [[0, '\x89PNG']],
  [[0, 'GIF8']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  [[4, 'ftyp']], // AVIF
];
/** As many bytes as that takes. */
const ENOUGH = 12;

export function beginsAsPicture(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, ENOUGH));
  return BEGINNINGS.some((parts) => parts.every(([at, wanted]) => text.startsWith(wanted, at)));
}

/** Those of them that are none; one that cannot be opened any more is none either. */
export async function brokenAmong(files: readonly File[]): Promise<File[]> {
  const broken: File[] = [];
  for (const file of files) {
    const bytes = await file
      .slice(0, ENOUGH)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0));
    if (!beginsAsPicture(new Uint8Array(bytes))) broken.push(file);
  }
  return broken;
}
