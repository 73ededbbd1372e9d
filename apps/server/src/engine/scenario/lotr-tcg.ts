/** A position of The Lord of the Rings TCG as docs/scenarios-lotr-tcg.md writes it. */
import type { LotrTcgState } from '@westmarch/lotr-tcg';
import { type Fields, some, Writer } from './writer.ts';

const ZONES = ['companions', 'support', 'minions', 'hand', 'deck', 'discard', 'dead', 'adventure', 'removed'];

export function lotrPosition(s: LotrTcgState, names: readonly string[]): { given: Fields; notes: string[] } {
  const { spec, zone } = s.layout.schema;
  const liesIn = (card: number, kind: number): boolean => s.layout.placeKind[s.card.place[card]] === kind;
  const isOnPath = (card: number): boolean => liesIn(card, zone['path']);
  // One who has died bears it no more.
  const isCompanion = (card: number): boolean => card !== 0 && liesIn(card, zone['companions']);
  const cultures = spec.card['tokensOf'].names ?? [];
  const writer: Writer<LotrTcgState> = new Writer(s, names, (card) =>
    some({
      wounds: s.card.wounds[card],
      // Whoever has left the skirmish is still fought in it until it ends.
      against: s.card.live[s.card.against[card]] === 1 ? writer.called(s.card.against[card]) : 0,
      number: isOnPath(card) ? s.card.number[card] : 0,
      tokens: s.card.tokens[card],
      tokensOf: s.card.tokens[card] === 0 ? 0 : cultures[s.card.tokensOf[card]],
    }),
  );
  const { notes } = writer;
  const phase = phaseOf(s, writer);
  const players: Fields = {};
  for (const [i, name] of writer.players.entries()) {
    const p = i + 1;
    players[name] = {
      ...some({
        seat: s.player.seat[p],
        site: s.player.site[p],
        burdens: s.player.burdens[p],
        threats: s.player.threats[p],
        wearing: s.player.wearing[p] === 1,
        drawn: s.player.drawn[p],
        ringBearer: isCompanion(s.player.ringBearer[p]) ? writer.called(s.player.ringBearer[p]) : 0,
      }),
      ...writer.zones(ZONES, p),
    };
  }
  const path = writer.list('path', 0, 0, 'the adventure path');
  const between = writer.list('played', 0, 0, 'being played');
  if (between.length > 0) notes.push(`being played just now: ${JSON.stringify(between)}`);
  const g = s.global;
  return {
    notes,
    given: {
      ...phase,
      ...(g.active === 0 ? {} : { active: writer.player(g.active) }),
      ...some({
        turn: g.turn,
        twilight: g.twilight,
        moves: g.moves,
        moveLimit: g.moveLimit,
        fierce: g.fierce === 1,
        freePath: g.freePath === 1,
        shadow: g.shadow === 0 ? 0 : writer.player(g.shadow),
      }),
      ...(path.length === 0 ? {} : { path }),
      players,
    },
  };
}

function phaseOf(s: LotrTcgState, writer: Writer<LotrTcgState>): Fields {
  const names = s.layout.schema.spec.global['phase'].names ?? [];
  const phase = names[s.global.phase];
  if (phase === 'set-up')
    writer.notes.push('the set-up begins anew: the format cannot stand in the midst of it');
  if (phase !== 'skirmish') return { phase };
  const { skirmish } = s.global;
  if (skirmish === 0) return { phase: 'skirmishes' };
  writer.notes.push('the skirmish begins anew, and play stops after it');
  return { phase: 'skirmish', skirmish: writer.called(skirmish) };
}
