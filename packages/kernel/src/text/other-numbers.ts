/**
 * What the text of a card says otherwise than the printed one. It stands on the card, and a test holds it exactly: one
 * that is no longer needed, or says more than is needed, is a fault.
 */

/** Numbers from 2 up, as often as they are said more, or less, than in print; and the reason. */
export interface OtherNumbers {
  readonly more?: readonly number[];
  readonly less?: readonly number[];
  readonly why: string;
}
