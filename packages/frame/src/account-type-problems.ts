/** Namespaces, and the kinds of account that the embedded wallet has there. Source: facts, constants, `accountTypesPossible`. */
const KNOWN = [
  ['eip155', 'eoa', 'smartAccount'],
  ['solana', 'eoa'],
] as const

/** Options as somebody without types may write them. */
type Options = Readonly<Record<string, unknown>>

/**
 * What is wrong with the kinds of account that a website wishes: one sentence for each wrong place. A
 * namespace that is left out keeps its default.
 */
export function accountTypeProblems(options: Options): string[] {
  return ['accountTypes', 'defaultAccountTypes'].flatMap((name, isOne) =>
    KNOWN.flatMap(([namespace, ...known]) =>
      isRight(wishOf(options[name], namespace, isOne), known)
        ? []
        : `${name}.${namespace}: must be ${isOne ? 'one' : 'some'} of ${known}`,
    ),
  )
}

/** What is wished, as a list; of what is no object every namespace is wrong. */
function wishOf(table: unknown = {}, namespace: string, isOne: number): unknown {
  const wish: unknown = Object(table) === table ? Object(table)[namespace] : 0
  return isOne && wish !== undefined ? [wish] : wish
}

function isRight(wish: unknown, known: readonly unknown[]): boolean {
  return (
    wish === undefined ||
    (Array.isArray(wish) && wish[0] && wish.every((type) => known.includes(type)))
  )
}
