/** Every action of the rules, in a fixed order: importing a topic enters its actions. */
import './bring-in.ts';
import './regroup.ts';
import './items.ts';
import './sideboard.ts';
import './storing.ts';
import './movement.ts';
import './creatures.ts';
import './automatic-attacks.ts';
import './on-guard.ts';
import './site-plays.ts';
import './attempts.ts';
import './in-use.ts';
