/** A picture of game-icons by its name; see CREDITS.md. */
import icons from './icons.json';

const PATHS: Readonly<Record<string, string>> = icons;

/** Inside a drawing: placed by x, y and size. */
export function Picture({ name, x, y, size }: { name: string; x: number; y: number; size: number }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 512 512">
      <path d={PATHS[name]} fill="currentColor" />
    </svg>
  );
}
