/** Digits at both ends that visitors compare. Source: docs/security.md, rule S29. */
const COMPARED = 4

/**
 * Finds a known address that another one imitates: the first and the last four digits are the same, what
 * stands between differs.
 *
 * @param known - Addresses of the same namespace.
 * @returns The imitated address; undefined also when `address` itself is known.
 */
export function resembledAddress(address: string, known: readonly string[]): string | undefined {
  const digits = comparable(address)
  const others = known.map(comparable)
  if (others.includes(digits)) return undefined
  const at = others.findIndex(
    (other) => ends(other) === ends(digits) && other.length >= 2 * COMPARED,
  )
  return known[at]
}

/** EVM addresses are the same in any case, and so are Bitcoin's that begin with `bc1`; others are not. */
function comparable(address: string): string {
  const plain = /^(0x|(bc|tb|bcrt)1)/i.exec(address)
  if (plain === null) return address
  return address.slice(plain[0].length).toLowerCase()
}

function ends(digits: string): string {
  return digits.slice(0, COMPARED) + digits.slice(-COMPARED)
}
