/**
 * What country a site lies in, by meaning: what its name says, then the terrain it is said to be, then its region.
 *
 * Not    how it is drawn (landscape.ts).
 */
import type { Face } from '@westmarch/protocol';

export type Land =
  | 'mountains'
  | 'hills'
  | 'forest'
  | 'plain'
  | 'coast'
  | 'marsh'
  | 'dunes'
  | 'ash'
  | 'cavern';
export type Sky = 'day' | 'dusk' | 'storm' | 'night' | 'below';
export type Near =
  | 'trees'
  | 'river'
  | 'wall'
  | 'palisade'
  | 'stones'
  | 'spikes'
  | 'reeds'
  | 'fields'
  | 'road';

export interface Terrain {
  readonly land: Land;
  readonly sky: Sky;
  /** What lies before it. */
  readonly near: Near;
}

const REGIONS: Readonly<Record<Land, readonly string[]>> = {
  mountains: [
    'Angmar',
    'Grey Mountain Narrows',
    'Gundabad',
    'High Pass',
    'Imlad Morgul',
    'Iron Hills',
    'Númeriador',
    'Old Pûkel Gap',
    'Redhorn Gate',
    'Withered Heath',
  ],
  hills: [
    'Andrast',
    'Arthedain',
    'Dunland',
    'Hollin',
    'Lamedon',
    'Rhudaur',
    'Wold & Foothills',
    'Gap of Isen',
  ],
  forest: [
    'Fangorn',
    'Heart of Mirkwood',
    'Ithilien',
    'Old Pûkel-land',
    'Southern Mirkwood',
    'Western Mirkwood',
    'Woodland Realm',
  ],
  plain: [
    'Anduin Vales',
    'Anórien',
    'Cardolan',
    'Dorwinion',
    'Enedhwaith',
    'Horse Plains',
    'Lebennin',
    'Northern Rhovanion',
    'Rohan',
    'Southern Rhovanion',
    'The Shire',
  ],
  coast: [
    'Andrast Coast',
    'Anfalas',
    'Bay of Belfalas',
    'Belfalas',
    'Elven Shores',
    'Eriadoran Coast',
    'Forochel',
    'Lindon',
    'Mouths of the Anduin',
  ],
  marsh: ['Dagorlad'],
  dunes: ['Harondor', 'Khand', 'Brown Lands'],
  ash: ['Gorgoroth', 'Nurn', 'Udûn'],
  cavern: ['Under-deeps'],
};
const BY_REGION: ReadonlyMap<string, Land> = new Map(
  Object.entries(REGIONS).flatMap(([land, regions]) => regions.map((name) => [name, isLand(land)] as const)),
);
function isLand(land: string): Land {
  if (land in REGIONS) return land as Land;
  throw new Error(`${land} is no country.`);
}

/** What a name says of the country; the first that fits holds. */
const BY_NAME: readonly (readonly [RegExp, Land])[] = [
  [
    /deeps|mines?\b|moria|caves?|cavern|chasm|dwarrowdelf|under-|grotto|galler|vault|tunnel|lair|halls? of/i,
    'cavern',
  ],
  [/marsh|mire|fen\b|gladden|pools?|swamp/i, 'marsh'],
  [/doom|gorgoroth|barad-dûr|morannon|nurn|black gate|slag|ash/i, 'ash'],
  [/haven|isles?\b|shore|coast|harbour|tolfalas|pelargir|amroth|edhellond|sea\b|lond /i, 'coast'],
  [
    /forest|woods?\b|wood\b|glade|lórien|fangorn|mirkwood|greenwood|trollshaw|ithilien|wellinghall/i,
    'forest',
  ],
  [
    /mount|peak|caradhras|horn|eyrie|pass\b|summit|crag|gundabad|cirith|throne|spire|ered|thangorodrim/i,
    'mountains',
  ],
  [/downs?\b|hills?\b|amon|emyn|tor\b|weathertop|slopes?|ettenmoors|dale|vale|hollow|terrace/i, 'hills'],
  [/oasis|harad|desert|southron|variag/i, 'dunes'],
  [/plain|field|farm|farthing|road|rohan|edoras|pelennor|bree|hobbiton|bag end|shire|camp|town/i, 'plain'],
];

const BY_WORD: Readonly<Record<string, Land>> = {
  underground: 'cavern',
  forest: 'forest',
  mountain: 'mountains',
  marsh: 'marsh',
  plains: 'plain',
  river: 'hills',
  battleground: 'plain',
  sanctuary: 'hills',
};

const SKIES: Readonly<Record<string, Sky>> = {
  haven: 'day',
  'free-hold': 'day',
  'border-hold': 'dusk',
  'ruins-and-lairs': 'storm',
  'shadow-hold': 'night',
  'dark-hold': 'night',
  sanctuary: 'day',
  forest: 'day',
  river: 'dusk',
  plains: 'day',
  marsh: 'storm',
  mountain: 'storm',
  battleground: 'dusk',
};

const NEAR: Readonly<Record<string, Near>> = {
  haven: 'trees',
  'free-hold': 'wall',
  'border-hold': 'palisade',
  'ruins-and-lairs': 'stones',
  'shadow-hold': 'spikes',
  'dark-hold': 'spikes',
  forest: 'trees',
  plains: 'fields',
  marsh: 'reeds',
  battleground: 'palisade',
  mountain: 'stones',
  sanctuary: 'trees',
};
const WATER =
  /river|ford|falls|banks?|anduin|isen|lake|mere|bridge|shore|confluence|silverlode|stock|withywindle/i;
const ROAD = /road|gate|pass\b|street|way\b|stair|courtyard/i;

export function terrainOf(face: Face): Terrain {
  const words = face.words.map(({ word }) => word.toLowerCase());
  const type = face.tone.toLowerCase();
  const said = words.find((word) => word in BY_WORD) ?? '';
  const land =
    BY_REGION.get(face.subtitle) === 'cavern'
      ? 'cavern'
      : (BY_NAME.find(([name]) => name.test(face.name))?.[1] ??
        BY_WORD[said] ??
        BY_REGION.get(face.subtitle) ??
        'hills');
  return {
    land,
    sky: land === 'cavern' ? 'below' : land === 'ash' ? 'night' : (SKIES[type] ?? SKIES[said] ?? 'dusk'),
    near: nearOf(face.name, type, said, land),
  };
}

function nearOf(name: string, type: string, said: string, land: Land): Near {
  if (WATER.test(name) || said === 'river') return 'river';
  if (ROAD.test(name)) return 'road';
  if (land === 'marsh') return 'reeds';
  return NEAR[type] ?? NEAR[said] ?? (land === 'plain' ? 'fields' : land === 'forest' ? 'trees' : 'stones');
}
