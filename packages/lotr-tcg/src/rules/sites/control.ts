/**
 * Taking control of sites: it can be responded to before it happens. LR-CONTROL-001..003
 *
 * Not    which site that is, and how it is liberated (sites.ts).
 */
import { call, finish, idOf } from '@westmarch/kernel';
import { aboutToControl, engine, step } from '../../engine.ts';
import type { S } from '../../state.ts';
import { raise, wasPrevented } from '../actions/responses.ts';
import { moveToController, siteToControl } from './sites.ts';

const takingControl = engine.procedure('taking control of a site', {
  player: idOf('player'),
  site: idOf('card'),
})({
  about: step('LR-CONTROL-002 LR-CONTROL-003 LR-RESPONSE-003', (s, f) => {
    f.site = siteToControl(s);
    if (f.site === 0) return finish;
    raise(s, aboutToControl, f.site, f.player, 0);
    return undefined;
  }),
  take: step('LR-CONTROL-001', (s, f) => {
    // A response may have prevented it, or laid another site there.
    if (!wasPrevented(s) && siteToControl(s) === f.site) moveToController(s, f.site, f.player);
  }),
});
export const takeControl = (s: S, player: number): void => call(s, takingControl, player);
