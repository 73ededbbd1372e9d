/** The Lidless Eye: minor items. */
import { cardFile } from '../words/index.ts';

export const card = cardFile();

// Deadly Dart
card('LE-419', { notStarting: true });
