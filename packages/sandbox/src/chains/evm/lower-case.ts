import type { Hex } from 'viem'

/** An address as nodes answer it, so that equal addresses are equal texts. */
export function lowerCase(address: Hex): Hex {
  // Lower case does not make other digits of hexadecimal ones.
  return address.toLowerCase() as Hex
}
