/** Middle-earth CCG: what the other packages may use of it. */
export { type CardDefinition, type CardStatus, cardStatus, cards } from './definitions.ts';
