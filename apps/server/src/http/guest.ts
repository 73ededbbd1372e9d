/**
 * Who asks: the guest that a secret cookie stands for.
 *
 * Keeps  the secret itself is stored nowhere but in the browser.
 */
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, newGuestSecret } from '../ids.ts';
import type { Doors } from '../limits/doors.ts';
import type { Guest, Guests } from '../store/guests.ts';
import { HttpProblem } from './answers.ts';

const COOKIE = 'westmarch';
const YEAR = 365 * 24 * 3600;

export class Visitors {
  readonly #guests: Guests;
  readonly #doors: Doors;
  readonly #secure: boolean;
  /** Who asked, of requests that were looked at. */
  readonly #met = new WeakMap<FastifyRequest, Guest | null>();

  /** `secure`: the cookie goes over https alone. */
  constructor(guests: Guests, doors: Doors, secure: boolean) {
    this.#guests = guests;
    this.#doors = doors;
    this.#secure = secure;
  }

  async known(request: FastifyRequest): Promise<Guest | null> {
    const secret = request.cookies[COOKIE];
    const guest =
      secret === undefined || secret.length > 100 ? null : await this.#guests.byHash(hashOf(secret));
    if (guest !== null && guest.banned !== null)
      throw new HttpProblem(403, `You may not come here any more: ${guest.banned}`);
    this.#met.set(request, guest);
    return guest;
  }
  /** Who he is, of one who was looked at before: sockets must be listened to at once. */
  met(request: FastifyRequest): Guest | null {
    return this.#met.get(request) ?? null;
  }

  /** The guest, made now if there was none. */
  async welcome(request: FastifyRequest, reply: FastifyReply, name = 'Guest'): Promise<Guest> {
    const known = await this.known(request);
    if (known !== null) return known;
    this.#doors.newGuest(request.ip);
    const secret = newGuestSecret();
    const guest = await this.#guests.add(hashOf(secret), name);
    void reply.setCookie(COOKIE, secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#secure,
      maxAge: YEAR,
    });
    return guest;
  }
  /** The browser forgets its secret. */
  forget(reply: FastifyReply): void {
    void reply.clearCookie(COOKIE, { path: '/' });
  }
  async rename(guest: Guest, name: string): Promise<void> {
    if (guest.name !== name) await this.#guests.rename(guest, name);
  }
}
