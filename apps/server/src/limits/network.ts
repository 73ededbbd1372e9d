/**
 * The network that an address belongs to: what limits are counted by.
 *
 * Keeps  one household has one: an IPv4 address, or the 64 bits of an IPv6 address that its provider gave it, however
 *        many addresses it makes of them.
 */
import ipaddr from 'ipaddr.js';

/** What a proxy calls something that is no address: all of them are one. */
const UNKNOWN = 'unknown';

/** As somebody types it: an address, or a network as we write it; null for what is neither. */
export function networkFrom(text: string): string | null {
  const network = networkOf(text.trim().replace(/\/64$/, ''));
  return network === UNKNOWN ? null : network;
}

export function networkOf(address: string): string {
  // A zone ("fe80::1%eth0") says by which card of this machine it came, not who it is.
  const [plain] = address.split('%');
  if (!ipaddr.isValid(plain)) return UNKNOWN;
  const ip = ipaddr.process(plain);
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  return `${ip.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
