/** Which folder it was, kept by the browser itself (IndexedDB): a handle, never the files. */

const [BASE, TABLE, KEY] = ['westmarch-pictures', 'folders', 'own'] as const;

function open(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(BASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE));
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () =>
      fail(request.error ?? new Error('The browser keeps nothing here.')),
    );
  });
}

async function run<T>(mode: IDBTransactionMode, what: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const base = await open();
  try {
    return await new Promise<T>((done, fail) => {
      const request = what(base.transaction(TABLE, mode).objectStore(TABLE));
      request.addEventListener('success', () => done(request.result));
      request.addEventListener('error', () =>
        fail(request.error ?? new Error('The browser keeps nothing here.')),
      );
    });
  } finally {
    base.close();
  }
}

const isFolder = (value: unknown): value is FileSystemDirectoryHandle =>
  typeof FileSystemDirectoryHandle !== 'undefined' && value instanceof FileSystemDirectoryHandle;

/** null where there is none, or where the browser keeps nothing. */
export async function keptFolder(): Promise<FileSystemDirectoryHandle | null> {
  if (typeof indexedDB === 'undefined' || typeof window.showDirectoryPicker !== 'function') return null;
  const value = await run<unknown>('readonly', (store) => store.get(KEY)).catch(() => null);
  return isFolder(value) ? value : null;
}

/** Without a place to keep it, it serves until the page is closed. */
export const keepFolder = (handle: FileSystemDirectoryHandle): Promise<unknown> =>
  run('readwrite', (store) => store.put(handle, KEY)).catch(() => undefined);
export const forgetFolder = (): Promise<unknown> =>
  run('readwrite', (store) => store.delete(KEY)).catch(() => undefined);
