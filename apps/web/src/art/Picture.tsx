/** A picture of game-icons by its path; see CREDITS.md. Inside a drawing: placed by x, y and size. */
export function Picture({ path, x, y, size }: { path: string; x: number; y: number; size: number }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 512 512">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
