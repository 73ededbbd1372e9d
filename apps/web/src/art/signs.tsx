/** The signs of region and site types: each its own shape, so that colour is never the only sign. */

const SIGNS: Readonly<Record<string, string>> = {
  'free-domain': 'M2 14V4h2.5v2h2V4h3v2h2V4H14v10H9.8v-3.2a1.8 1.8 0 0 0-3.6 0V14z',
  'border-land': 'M8 1.5 14.5 8 8 14.5 1.5 8zM8 5.2 5.2 8 8 10.8 10.8 8z',
  wilderness: 'M8 1.2 12.8 8h-2.2l3 4.2H9V15H7v-2.8H2.4l3-4.2H3.2z',
  'shadow-land': 'M11.5 13.6A6.5 6.5 0 1 1 11.5 2.4a5.4 5.4 0 1 0 0 11.2z',
  'dark-domain':
    'M1.5 8C3.5 4.6 5.6 3 8 3s4.5 1.6 6.5 5c-2 3.4-4.1 5-6.5 5s-4.5-1.6-6.5-5zM8 4.6c-.8 2.4-.8 4.4 0 6.8.8-2.4.8-4.4 0-6.8z',
  'coastal-sea':
    'M1 6.6c1.4 0 1.9-1.6 3.5-1.6s2.1 1.6 3.5 1.6S9.9 5 11.5 5 13.6 6.6 15 6.6v1.8c-1.9 0-2.4-1.5-3.5-1.5S9.9 8.4 8 8.4 5.6 6.9 4.5 6.9 2.9 8.4 1 8.4zm0 4.4c1.4 0 1.9-1.6 3.5-1.6S6.6 11 8 11s1.9-1.6 3.5-1.6S13.6 11 15 11v1.8c-1.9 0-2.4-1.5-3.5-1.5S9.9 12.8 8 12.8s-2.4-1.5-3.5-1.5S2.9 12.8 1 12.8z',
  haven: 'M8 .8 9.6 6 15 4.4 10.6 8 15 11.6 9.6 10 8 15.2 6.4 10 1 11.6 5.4 8 1 4.4 6.4 6z',
  'free-hold':
    'M3 15V6L1.8 4.8V1.5h2.4v1.6h2.4V1.5h2.8v1.6h2.4V1.5h2.4v3.3L13 6v9H9.6v-3.6a1.6 1.6 0 0 0-3.2 0V15z',
  'border-hold': 'M1.5 15V7.5L8 2l6.5 5.5V15h-4V9.8h-5V15z',
  'ruins-and-lairs': 'M2 15V3.5l1.6 1.2L5.2 3v12zm4.6 0V8.2l1.6-1 1.6 2V15zm4.6 0V5.4l1.2-1.8 1.6 2.6V15z',
  'shadow-hold': 'M2 15V9h2v1.6h2V9h4v1.6h2V9h2v6zM10.6 7.4A3.8 3.8 0 1 1 9.4.9a3.2 3.2 0 1 0 1.2 6.5z',
  'dark-hold': 'M8 .6 9.4 5l2.4-2.6L12 7l2.6-1.2L13.4 15H2.6L1.4 5.8 4 7l.2-4.6L6.6 5z',
  // where the path of a site leads on
  left: 'M7 2 1 8l6 6v-4h8V6H7z',
  right: 'M9 2l6 6-6 6v-4H1V6h8z',
  // terrains of The Lord of the Rings TCG
  sanctuary: 'M8 .8 9.6 6 15 4.4 10.6 8 15 11.6 9.6 10 8 15.2 6.4 10 1 11.6 5.4 8 1 4.4 6.4 6z',
  mountain: 'M.8 14 6 4l2.4 4L10.4 5l4.8 9z',
  forest:
    'M5 1.5 8 7H6.6l2.2 4H5.7v3.5H4.3V11H1.2l2.2-4H2zm6.4 3L14 9h-1.3l1.8 3H12v2.5h-1.2V12H9.2l1-1.7L8.6 8z',
  river: 'M10 1c-3 2-6 3-4 6s3 4-2 8h6c4-4 2-6 0-8s0-4 3-6z',
  marsh: 'M1 12h14v1.6H1zM3.6 11V4.4L5 2.6V11zm3.2 0V6.2L8.2 4.4V11zm3.2 0V3.4l1.4-1.8V11z',
  plains:
    'M1 12.6c3-2 5-2 7-1s4 1 7-1v1.9c-3 2-5 2-7 1s-4-1-7 1zM3 9.4 4 6l1 3.4zm4-1L8 4.6l1 3.8zm4 .6 1-3.6 1 3.6z',
  underground: 'M1.5 14V8a6.5 6.5 0 0 1 13 0v6h-3.2V8.4a3.3 3.3 0 0 0-6.6 0V14z',
  battleground: 'M2 2l6.8 6.8-1.4 1.4L2 4zm12 0v2L5 13l1 1-1 1-1.5-1.5L2 15l-1-1 1.5-1.5L1 11l1-1 1 1z',
  site: 'M7 15v-4.5H2L.6 8.2 2 6h5V5h2v1h4.5v4.5H9V15z',
  'under-deeps': 'M1.5 2h3.6v3.6h3.2v3.6h3.2v3.6h3V15H9.4v-3.4H6.2V8H3V4.2H1.5z',
};

const key = (type: string): string => type.toLowerCase().replaceAll('&', 'and').replaceAll(' ', '-');

/** The outline of a type's sign in a field of 16 by 16, for other drawings. */
export const signOf = (type: string): string => SIGNS[key(type)] ?? 'M3 3h10v10H3z';
/** The custom property with a type's colour. */
export const colourOf = (type: string): string => `var(--${key(type)}, currentColor)`;

/** The sign alone; say its name beside it, or give `label` where it stands alone. */
export function TypeSign({ type, label, size = 16 }: { type: string; label?: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      style={{ color: colourOf(type) }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={signOf(type)} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

/** A journey or a site's path as its signs in order, said as one phrase. */
export function TypePath({ types, size = 14 }: { types: readonly string[]; size?: number }) {
  return (
    <span
      role="img"
      aria-label={`path: ${types.join(', ')}`}
      style={{ display: 'inline-flex', gap: '0.15em' }}
    >
      {types.map((type, i) => (
        <TypeSign key={`${i}-${type}`} type={type} size={size} />
      ))}
    </span>
  );
}
