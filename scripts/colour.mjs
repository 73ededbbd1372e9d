/** Colour is for people at a terminal: in CI and in files, every tool is told to leave it out. */
export const colourful = process.stdout.isTTY && process.env['CI'] !== 'true' && !process.env['NO_COLOR'];

if (!colourful) {
  delete process.env['FORCE_COLOR'];
  process.env['NO_COLOR'] = '1';
}
