/** What the first item gives that gives anything; none after it is asked. */
export function firstOf<Item, Given>(
  items: readonly Item[],
  ask: (item: Item) => Given | undefined,
): Given | undefined {
  for (const item of items) {
    const given = ask(item)
    if (given !== undefined) return given
  }
  return undefined
}
