/**
 * A folder of pictures that the player owns, shown instead of ours. Nothing of it ever leaves the device.
 *
 * Owns   the files while the page is open, and, where the browser lets us come back to a folder, which one it was.
 * Not    which file is which card's (match.ts).
 * Keeps  what cannot be drawn is told, and ours is shown in its place; turned off, nothing of it is drawn and every address that was made for a file is given back.
 */
import type { Face } from '@westmarch/protocol';
import { create } from 'zustand';
import { forgetFolder, keepFolder, keptFolder } from './folder.ts';
import { fileOf, indexOf, isPicture } from './match.ts';
import { brokenAmong } from './signature.ts';

export interface OwnPictures {
  readonly on: boolean;
  readonly folder: string;
  readonly files: readonly File[];
  /** Those that are named as pictures and are none, as far as that is known: ours are shown instead. */
  readonly broken: ReadonlySet<File>;
  /** The last time there was a folder that may be opened again. */
  readonly again: FileSystemDirectoryHandle | null;
}

const NONE: OwnPictures = { on: false, folder: '', files: [], broken: new Set(), again: null };
export const useOwnPictures = create<OwnPictures>(() => NONE);

let index: ReadonlyMap<string, File> = new Map();
const addresses = new Map<File, string>();

function show(folder: string, files: readonly File[]): void {
  release();
  index = indexOf(files);
  useOwnPictures.setState({ on: true, folder, files, broken: new Set(), again: null });
  void inspect(files);
}

async function inspect(files: readonly File[]): Promise<void> {
  const broken = await brokenAmong(files.filter(({ name }) => isPicture(name)));
  // Another folder may have been chosen meanwhile.
  if (useOwnPictures.getState().files === files) giveUp(broken);
}

function giveUp(broken: readonly File[]): void {
  if (broken.length > 0) useOwnPictures.setState((own) => ({ broken: new Set([...own.broken, ...broken]) }));
}

/** A picture could not be drawn after all. */
export function cannotDraw(address: string): void {
  giveUp([...addresses].flatMap(([file, made]) => (made === address ? [file] : [])));
}

function release(): void {
  for (const address of addresses.values()) URL.revokeObjectURL(address);
  addresses.clear();
  index = new Map();
}

/** As the browser's own dialog for folders hands them over. */
export function takeFiles(list: FileList): void {
  const files = [...list];
  show(files[0]?.webkitRelativePath.split('/')[0] ?? '', files);
}

/** Asks for a folder, where the browser has a dialog for it that can be come back to. */
export async function pickFolder(): Promise<void> {
  const handle = await window.showDirectoryPicker?.({ id: 'pictures', mode: 'read' });
  if (handle === undefined) return;
  await keepFolder(handle);
  show(handle.name, await filesIn(handle));
}

/** At the start: the folder of the last time, at once if the browser still allows it, else when it is asked for. */
export async function comeBack(): Promise<void> {
  const handle = await keptFolder();
  if (handle === null) return;
  const state = await handle.queryPermission?.({ mode: 'read' });
  if (state === 'granted') show(handle.name, await filesIn(handle));
  else useOwnPictures.setState({ again: handle });
}

export async function openAgain(handle: FileSystemDirectoryHandle): Promise<void> {
  const state = await handle.requestPermission?.({ mode: 'read' });
  if (state === 'granted') show(handle.name, await filesIn(handle));
}

export async function turnOff(): Promise<void> {
  release();
  useOwnPictures.setState(NONE);
  await forgetFolder();
}

/** One level of folders below it, too: people keep a folder for each set. */
async function filesIn(folder: FileSystemDirectoryHandle, depth = 2): Promise<File[]> {
  const files: File[] = [];
  for await (const entry of folder.values()) {
    if (entry.kind === 'file') files.push(await entry.getFile());
    else if (depth > 0) files.push(...(await filesIn(entry, depth - 1)));
  }
  return files;
}

let begun = false;

/** The address of a card's picture on this device; undefined where there is none. */
export function useOwnPicture(face: Face | undefined): string | undefined {
  if (!begun) {
    begun = true;
    void comeBack();
  }
  const on = useOwnPictures((own) => own.on && own.files.length > 0);
  const broken = useOwnPictures((own) => own.broken);
  if (!on || face === undefined) return undefined;
  const file = fileOf(index, face);
  if (file === undefined || broken.has(file)) return undefined;
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
}
