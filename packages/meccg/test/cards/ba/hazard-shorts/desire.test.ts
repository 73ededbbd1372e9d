/** The Balrog: Desire All for Thy Belly. */
import { describe, expect } from 'vitest';
import { going, resolveChain, rowOf, scenario } from '../../../table.ts';
import { twins } from '../../positions.ts';

const CARD = 'Desire All for Thy Belly';
describe(`[BA-16] ${CARD}`, () => {
  const spawn = ['Spawn of Ungoliant', 'Ungoliant’s Progeny'];
  const craving = (deck: readonly string[], events: readonly string[] = spawn) =>
    going([CARD, 'Ungoliant’s Foul Issue', 'Orc-guard'], twins, { deck, hand: ['Dodge'] }, { events });
  type T = Parameters<Parameters<typeof scenario>[1]>[0];
  const play = (t: T): void => {
    t.player('Bob').does(`${CARD}: as`);
    resolveChain(t);
  };
  scenario('one of as many cards as Spawn are in play is removed from the game', (t) => {
    t.given(craving(['Cram', 'Glamdring', 'Narsil']));
    play(t);
    t.expect.card('Ungoliant’s Foul Issue', { in: 'discard of Bob' });
    t.player('Bob').mayChoose.exactly('Cram', 'Glamdring');
    t.player('Bob').does('Glamdring');
    t.player('Ann').does('remove');
    t.expect.card('Glamdring', { in: 'aside of Ann' }).card(CARD, { in: 'aside of Bob' });
    t.player('Ann').has({ 'hand size': 8, deck: ['Cram', 'Narsil'] });
  });
  scenario('or he holds one card fewer, for good, and keeps it', (t) => {
    t.given(craving(['Cram', 'Glamdring', 'Narsil']));
    play(t);
    t.player('Bob').does('Glamdring');
    t.player('Ann').does('decrease');
    t.player('Ann').has({ 'hand size': 7 });
    t.player('Bob').has({ 'hand size': 8 });
    t.expect.card('Glamdring', { in: 'deck of Ann' }).card(CARD, { in: 'aside of Bob' });
  });
  scenario('the others are shuffled once he has chosen, and not before', (t) => {
    t.given(craving(['Cram', 'Glamdring', 'Narsil']));
    play(t);
    t.player('Bob').does('Glamdring');
    const isSeen = (): boolean => t.state.card.knownTo[rowOf(t.state, 'Cram')] !== 0;
    expect(isSeen()).toBe(true);
    t.player('Ann').does('remove');
    expect(isSeen()).toBe(false);
  });
  scenario('[ME-CARD-0150] no more than the play deck has, which is not exhausted by it', (t) => {
    t.given(craving(['Cram']));
    play(t);
    t.player('Ann').does('remove');
    t.expect.card('Cram', { in: 'aside of Ann' });
    t.player('Ann').has({ exhausted: 0 });
  });
  scenario('without Spawn in play nothing is seen', (t) => {
    t.given(craving(['Cram', 'Glamdring', 'Narsil'], []));
    play(t);
    t.expect.card(CARD, { in: 'aside of Bob' });
    t.player('Ann').has({ 'hand size': 8 });
  });
  scenario('not without a Spawn to discard', (t) => {
    t.given(going([CARD, 'Orc-guard'], twins, {}, { events: spawn }));
    t.player('Bob').mayNot(CARD, { because: 'nothing to choose a Spawn' });
  });
});
