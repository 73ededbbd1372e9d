/** Every action of the rules, in a fixed order: importing a topic enters its actions. */
import './characters/bring-in.ts';
import './companies/regroup.ts';
import './items/items.ts';
import './cards/sideboard.ts';
import './items/storing.ts';
import './movement/movement.ts';
import './hazards/creatures.ts';
import './hazards/within-limit.ts';
import './combat/automatic-attacks.ts';
import './hazards/on-guard.ts';
import './sites/site-plays.ts';
import './influence/attempts.ts';
import './items/in-use.ts';
import './stage.ts';
import './cards/sideboard-hazards.ts';
import './combat/company-attacks.ts';

import './prisoners/rescue.ts';

import './agents/play.ts';
import './agents/reveal.ts';
import './agents/actions.ts';
import './characters/other-avatars.ts';
