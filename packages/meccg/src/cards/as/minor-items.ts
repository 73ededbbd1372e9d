/** Against the Shadow: minor items. */
import { cardFile, directInfluence, lessMind, onBearer } from '../words/index.ts';

export const card = cardFile();

// Thrall-ring
card('AS-133', { onePerBearer: true }, ...lessMind(1), onBearer(directInfluence, 1));
