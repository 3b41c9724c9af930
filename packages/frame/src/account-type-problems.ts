/** The account types of the embedded wallet on each namespace. Source: docs/constants.json. */
const KNOWN = [
  ['eip155', 'eoa', 'smartAccount'],
  ['solana', 'eoa'],
] as const

/** Options, unchecked: the website may be written without types. */
type Options = Readonly<Record<string, unknown>>

/**
 * Checks the account types in a website's options. Returns one sentence for each invalid entry. A
 * namespace that is left out has its default.
 */
export function accountTypeProblems(options: Options): string[] {
  return ['accountTypes', 'defaultAccountTypes'].flatMap((name, isOne) =>
    KNOWN.flatMap(([namespace, ...known]) =>
      areValid(typesOf(options[name], namespace, isOne), known)
        ? []
        : `${name}.${namespace}: must be ${isOne ? 'one' : 'some'} of ${known}`,
    ),
  )
}

/**
 * The option of a namespace as a list; if the table is not an object, every namespace is invalid.
 */
function typesOf(table: unknown = {}, namespace: string, isOne: number): unknown {
  const types: unknown = Object(table) === table ? Object(table)[namespace] : 0
  return isOne && types !== undefined ? [types] : types
}

function areValid(types: unknown, known: readonly unknown[]): boolean {
  return (
    types === undefined ||
    (Array.isArray(types) && types[0] && types.every((type) => known.includes(type)))
  )
}
