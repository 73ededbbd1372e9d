/** Every action of the rules, in a fixed order: importing a topic enters its actions. */
import './bring-in.ts';
import './regroup.ts';
import './items.ts';
import './movement.ts';
import './creatures.ts';
import './site-plays.ts';
