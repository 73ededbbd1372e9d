/** What some browsers have and the language's own library does not name yet. */
interface Window {
  showDirectoryPicker?: (options: { id?: string; mode?: 'read' }) => Promise<FileSystemDirectoryHandle>;
}
interface FileSystemHandle {
  queryPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
  requestPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
}
